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
import type { Box, Point } from './geometry'
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

/** Skins of the five tones, the lightest first. */
const SKINS: readonly Hue[] = [
  [0.9, 0.045, 58],
  [0.82, 0.075, 64],
  [0.7, 0.085, 58],
  [0.55, 0.085, 50],
  [0.39, 0.055, 45],
]

/** What tells people of one sheet entry apart. */
type Look = {
  /** Hair, or the row of several people. */
  hair?: string
  /** 1 to 5, the lightest first. */
  tone?: number
  facing?: 'left' | 'right'
}

/** What an entry says of the whole picture. */
type Scene = {
  hues: readonly number[]
  place?: Place
  key?: Key
  weather?: Weather
  mood?: Mood
}

/** An entry of a sheet, parsed when it is first used. */
export type SheetEntry = {
  name: string
  /** The emojis that it represents. */
  emojis: readonly string[]
  scene(): Scene
  /** @param look its hair is that where the sheet has `?` */
  make(look?: Look): Motif
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

function hueNamed(name: string | undefined, tone: number | undefined): Hue | undefined {
  if (name === undefined || name === '-') return undefined
  if (name === 'skin' && tone !== undefined) return SKINS[tone - 1]
  // Fair hair is rare on dark skin, and black hair is not.
  if (name === 'brown' && tone !== undefined && tone > 3) return NAMED_HUES.black
  const hue = NAMED_HUES[name]
  if (!hue) throw new Error(`No colour is called ${name}.`)
  return hue
}

function shapesOf(line: string, hair: string): Shape[] {
  if (!line.startsWith('@')) return readShape(line)
  const isOpen = /^@(?:figure|head|people) /.test(line)
  return expandMacro(isOpen ? line.replace(' ?', ` ${hair}`) : line)
}

/** `@field` with left, top, right and bottom: room for another motif. */
function readField(line: string): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = line.split(' ').slice(1).map(Number)
  return { left, top, right, bottom }
}

function mirrorOf(shape: Shape): Shape {
  return { ...shape, points: shape.points.map(([x, y]): Point => [-x, y]) }
}

/** Macros whose drawings cannot be mirrored. */
const ONE_WAY_MACRO = /^@(text|arrow|hands) /

type Head = { name: string; emojis: string; scene: string; colours: string }

function headOf(head: string): Head {
  const [name = '', emojis = '', scene = '', colours = ''] = head.split('|').map((s) => s.trim())
  return { name, emojis, scene, colours }
}

function huesOf({ name, colours }: Head, tone?: number): [Hue, ...(Hue | undefined)[]] {
  const [main, ...others] = colours.split(' ').map((word) => hueNamed(word, tone))
  if (!main) throw new Error(`No colour: ${name}`)
  return [main, ...others]
}

function sceneOf(head: Head): Scene {
  const words = head.scene.split(' ')
  const [main, second, accent] = huesOf(head)
  const place = PLACES.find((word) => words.includes(word))
  const key = KEYS.find((word) => words.includes(word))
  const weather = WEATHERS.find((word) => words.includes(word))
  const mood = MOODS.find((word) => words.includes(word))
  return {
    hues: [main, second ?? accent ?? main].map(([, , h]) => h),
    ...(place ? { place } : {}),
    ...(key ? { key } : {}),
    ...(weather ? { weather } : {}),
    ...(mood ? { mood } : {}),
  }
}

function drawn(head: Head, lines: readonly string[], { hair = 'bob', tone, facing }: Look): Motif {
  const [sort = '', ...words] = head.scene.split(' ')
  const kind = KINDS.find((known) => known === sort.replace(/[~^]$/, ''))
  if (!kind) throw new Error(`No kind of thing: ${head.name}`)
  const mount: Mount = sort.endsWith('^') ? 'flies' : sort.endsWith('~') ? 'floats' : 'stands'
  const hues = HUE_LICENCES.find((word) => words.includes(word))
  const isOneWay = words.includes('one-way') || lines.some((line) => ONE_WAY_MACRO.test(line))
  const [main, second, accent, x, y, d] = huesOf(head, tone)
  const shapes = lines
    .filter((line) => line !== '' && !line.startsWith('@field'))
    .flatMap((line) => shapesOf(line, hair))
  return motifOf(head.name, {
    kind,
    mount,
    ...(isOneWay || facing ? { oneWay: true } : {}),
    ...(hues ? { hues } : {}),
    main,
    second,
    accent,
    extra: { x, y, d },
    fields: lines.filter((line) => line.startsWith('@field')).map(readField),
    // All are drawn as they look to the right.
    shapes: facing === 'left' ? shapes.map(mirrorOf) : shapes,
  })
}

/** A picture needs few of all entries, which is why no more than their names is parsed at first. */
function entryOf(block: string): SheetEntry {
  const [first = '', ...lines] = block.split('\n')
  const head = headOf(first)
  const made = new Map<string, Motif>()
  return {
    name: head.name,
    emojis: [...segmenter.segment(head.emojis)]
      .map(({ segment }) => segment)
      .filter((s) => s !== ' '),
    scene: () => sceneOf(head),
    make: (look = {}) => {
      const { hair = 'bob', tone, facing } = look
      const key = `${hair} ${tone} ${facing}`
      const motif = made.get(key) ?? drawn(head, lines, look)
      made.set(key, motif)
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
