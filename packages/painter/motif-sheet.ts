import {
  type Hue,
  HUE_LICENCES,
  KINDS,
  type Motif,
  type Mount,
  motifOf,
  readShape,
  type Shape,
} from './motif'
import { expandMacro } from './macros'
import { type Place, PLACES, type Weather, WEATHERS } from './painting'
import { type Key, KEYS } from './palette'
import { type Mood, MOODS } from './schemes'

const NAMED_HUES: Readonly<Record<string, Hue>> = {
  red: [0.6, 0.2, 26],
  rust: [0.55, 0.14, 40],
  orange: [0.72, 0.17, 52],
  gold: [0.8, 0.14, 82],
  yellow: [0.87, 0.15, 92],
  lime: [0.78, 0.16, 125],
  green: [0.6, 0.14, 145],
  leaf: [0.52, 0.12, 140],
  forest: [0.42, 0.09, 155],
  teal: [0.6, 0.1, 195],
  sky: [0.76, 0.09, 230],
  blue: [0.56, 0.14, 255],
  navy: [0.37, 0.09, 265],
  violet: [0.55, 0.15, 300],
  purple: [0.46, 0.14, 315],
  pink: [0.76, 0.12, 355],
  rose: [0.64, 0.18, 5],
  wine: [0.42, 0.13, 15],
  brown: [0.47, 0.08, 50],
  tan: [0.7, 0.08, 62],
  sand: [0.84, 0.06, 80],
  cream: [0.93, 0.035, 88],
  skin: [0.78, 0.09, 62],
  white: [0.965, 0.01, 90],
  silver: [0.8, 0.015, 250],
  grey: [0.62, 0.02, 260],
  slate: [0.47, 0.03, 260],
  black: [0.28, 0.015, 280],
}

/** An entry of a sheet, parsed when it is first used. */
export type SheetEntry = {
  name: string
  /** The emojis that it represents. */
  emojis: readonly string[]
  hues: readonly number[]
  place?: Place
  key?: Key
  weather?: Weather
  mood?: Mood
  /** @param hair of the person where the sheet has `?` */
  make(hair?: string): Motif
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function hueNamed(name: string | undefined): Hue | undefined {
  if (name === undefined || name === '-') return undefined
  const hue = NAMED_HUES[name]
  if (!hue) throw new Error(`No colour is called ${name}.`)
  return hue
}

function shapesOf(line: string, hair: string): Shape[] {
  if (!line.startsWith('@')) return readShape(line)
  const isOpen = line.startsWith('@figure') || line.startsWith('@head')
  return expandMacro(isOpen ? line.replace(' ?', ` ${hair}`) : line)
}

/** Macros whose drawings cannot be mirrored. */
const ONE_WAY_MACRO = /^@(text|arrow|hands) /

function entryOf(block: string): SheetEntry {
  const [head = '', ...lines] = block.split('\n')
  const [name = '', emojis = '', scene = '', colours = ''] = head.split('|').map((s) => s.trim())
  const [sort = '', ...words] = scene.split(' ')
  const kind = KINDS.find((known) => known === sort.replace(/[~^]$/, ''))
  if (!kind) throw new Error(`No kind of thing: ${head}`)
  const mount: Mount = sort.endsWith('^') ? 'flies' : sort.endsWith('~') ? 'floats' : 'stands'
  const [main, second, accent, x, y, d] = colours.split(' ').map(hueNamed)
  if (!main) throw new Error(`No colour: ${head}`)
  const found = {
    place: PLACES.find((word) => words.includes(word)),
    key: KEYS.find((word) => words.includes(word)),
    weather: WEATHERS.find((word) => words.includes(word)),
    mood: MOODS.find((word) => words.includes(word)),
  }
  const hueLicence = HUE_LICENCES.find((word) => words.includes(word))
  const isOneWay = words.includes('one-way') || lines.some((line) => ONE_WAY_MACRO.test(line))
  const made = new Map<string, Motif>()
  return {
    name,
    emojis: [...segmenter.segment(emojis)].map(({ segment }) => segment).filter((s) => s !== ' '),
    hues: [main, second ?? accent ?? main].map(([, , h]) => h),
    ...(found.place ? { place: found.place } : {}),
    ...(found.key ? { key: found.key } : {}),
    ...(found.weather ? { weather: found.weather } : {}),
    ...(found.mood ? { mood: found.mood } : {}),
    make: (hair = 'bob') => {
      const known = made.get(hair)
      if (known) return known
      const motif = motifOf(name, {
        kind,
        mount,
        ...(isOneWay ? { oneWay: true } : {}),
        ...(hueLicence ? { hues: hueLicence } : {}),
        main,
        second,
        accent,
        extra: { x, y, d },
        shapes: lines.filter((line) => line !== '').flatMap((line) => shapesOf(line, hair)),
      })
      made.set(hair, motif)
      return motif
    },
  }
}

/**
 * Parses a sheet of motifs. Each entry begins with `# name | its emojis | kind, then place, light,
 * weather and mood | colours: main, second, accent, and those of x, y and d`; `^` after the kind
 * flies, `~` floats. The third field also takes `one-way` and a hue licence (`free`, `near`,
 * `fixed`). Then one line per shape in the notation of `motif.ts`, or a macro.
 */
export function readSheet(text: string): SheetEntry[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => entryOf(block.trim()))
}
