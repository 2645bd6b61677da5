import { createRequire } from 'node:module'
import type { Motif } from './motif'
import { motifNamed } from './motifs/all'
import { flagMotif } from './motifs/flags'
import { type Place, PLACES, type Weather, WEATHERS } from './painting'
import { type Key, KEYS } from './palette'
import { createRng } from './random'
import { SHEET_ENTRIES } from './motifs/sheets/all'
import type { SheetEntry } from './motif-sheet'
import { LEXICON_LINES } from './lexicon-lines'
import { personOf } from './people-emoji'
import { type Mood, MOODS } from './schemes'

/** What one emoji contributes to a picture. */
export type Meaning = {
  /** The emoji's name in plain words. */
  name: string
  motif: Motif
  hues: readonly number[]
  place?: Place
  key?: Key
  weather?: Weather
  mood?: Mood
}

type Entry = Omit<Meaning, 'name'>
type EmojiData = Record<string, { name: string; slug: string; group: string }>
type Sources = { data: EmojiData; keywords: Record<string, string[]>; lexicon: Map<string, Entry> }

const GROUP_MOTIFS: Record<string, string> = {
  'Smileys & Emotion': 'face',
  'People & Body': 'person',
  'Animals & Nature': 'bird',
  'Food & Drink': 'bowl',
  'Travel & Places': 'house',
  Activities: 'ball',
  Objects: 'gift',
  Symbols: 'spiral',
  Flags: 'flag',
}

function readLine(line: string): [words: string[], entry: Entry] {
  const [words = '', motif = '', place, hues = '', key, weather, mood] = line
    .split('|')
    .map((part) => part.trim())
  const found = {
    place: PLACES.find((name) => name === place),
    key: KEYS.find((name) => name === key),
    weather: WEATHERS.find((name) => name === weather),
    mood: MOODS.find((name) => name === mood),
  }
  return [
    words.split(',').map((word) => word.trim()),
    {
      motif: motifNamed(motif),
      hues: hues
        .split(' ')
        .filter((hue) => hue !== '')
        .map(Number),
      ...(found.place ? { place: found.place } : {}),
      ...(found.key ? { key: found.key } : {}),
      ...(found.weather ? { weather: found.weather } : {}),
      ...(found.mood ? { mood: found.mood } : {}),
    },
  ]
}

let sources: Sources | undefined

/** Loaded lazily, once per process: about 1 MB of names and keywords. */
function getSources(): Sources {
  if (sources) return sources
  const load = createRequire(import.meta.url)
  const lexicon = new Map<string, Entry>()
  for (const line of LEXICON_LINES.trim().split('\n')) {
    const [words, entry] = readLine(line)
    for (const word of words) if (!lexicon.has(word)) lexicon.set(word, entry)
  }
  sources = {
    data: load('unicode-emoji-json/data-by-emoji.json') as EmojiData,
    keywords: load('emojilib') as Record<string, string[]>,
    lexicon,
  }
  return sources
}

/** Removes variation selectors and skin tones. */
function plain(emoji: string): string {
  return emoji.replace(/[\uFE0E\uFE0F]|[\u{1F3FB}-\u{1F3FF}]/gu, '')
}

/** 1 to 5, the lightest first; the first one of a pair. */
function toneOf(emoji: string): number | undefined {
  const [sign] = /[\u{1F3FB}-\u{1F3FF}]/u.exec(emoji) ?? []
  return sign ? (sign.codePointAt(0) ?? 0) - 0x1f3fa : undefined
}

let plainNames:
  Map<string, { emoji: string; name: string; slug: string; group: string }> | undefined

function getPlainNames(): NonNullable<typeof plainNames> {
  plainNames ??= new Map(
    Object.entries(getSources().data).map(([emoji, entry]) => [plain(emoji), { emoji, ...entry }]),
  )
  return plainNames
}

const REGIONAL_A = 0x1f1e6

/** The two letters of a country's flag; any other emoji gives a text that is no country code. */
function regionOf(emoji: string): string {
  return [...emoji]
    .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - REGIONAL_A + 65))
    .join('')
}

/** Stable hues for an emoji without known ones. */
function hashedHues(emoji: string): number[] {
  const rng = createRng(`hue|${emoji}`)
  const first = rng.range(0, 360)
  return [first, (first + rng.range(80, 200)) % 360]
}

const VAGUE: readonly string[] = ['face', 'with', 'head', 'symbol', 'button', 'light', 'big']

function lookUp(slug: string, keywords: readonly string[]): Entry | undefined {
  const { lexicon } = getSources()
  const split = slug.split('_')
  // `face` counts last: `cat face` is a cat.
  const words = [
    ...split.filter((word) => VAGUE.includes(word)),
    ...split.filter((word) => !VAGUE.includes(word)),
  ]
  const pairs = split.slice(1).map((word, i) => `${split[i]}_${word}`)
  const candidates = [slug, ...pairs.reverse(), ...[...words].reverse(), ...keywords]
  for (const candidate of candidates) {
    const entry = lexicon.get(candidate)
    if (entry) return entry
  }
  return undefined
}

let bySign: Map<string, SheetEntry> | undefined

/** The motif drawn for exactly this emoji. */
function entryOnSheet(bare: string, tone: number | undefined): Entry | undefined {
  const names = getPlainNames()
  bySign ??= new Map(
    SHEET_ENTRIES.flatMap((entry) =>
      entry.emojis.map((emoji): [string, SheetEntry] => [plain(emoji), entry]),
    ),
  )
  const { base, hair } = personOf(bare)
  const found = bySign.get(bare) ?? bySign.get(base)
  if (!found) return undefined
  const isMoving = names.has(`${base}\u200D\u27A1`)
  const look = {
    ...(hair ? { hair } : {}),
    ...(tone === undefined ? {} : { tone }),
    ...(isMoving ? { facing: /\u27A1/.test(bare) ? ('right' as const) : ('left' as const) } : {}),
  }
  return { motif: found.make(look), ...found.scene() }
}

function flagOf(bare: string, name: string): Motif | undefined {
  const tag = [...bare]
    .map((sign) => sign.codePointAt(0) ?? 0)
    .filter((code) => code > 0xe0000 && code < 0xe007f)
    .map((code) => String.fromCharCode(code - 0xe0000))
    .join('')
  const country = name.replace(/^flag /, '')
  const plural =
    /^(United|Netherlands|Philippines|Bahamas|Maldives|Comoros|Gambia|Isle|Central|Dominican Rep|European|Seychelles)|Islands$/
  const code = tag !== '' ? tag : (OTHER_FLAGS[name] ?? regionOf(bare))
  return flagMotif(
    code,
    name.startsWith('flag ') ? `flag of ${plural.test(country) ? 'the ' : ''}${country}` : name,
  )
}

const OTHER_FLAGS: Readonly<Record<string, string>> = {
  'chequered flag': 'chequered',
  'triangular flag': 'red',
  'crossed flags': 'JP',
  'black flag': 'black',
  'white flag': 'white',
  'rainbow flag': 'rainbow',
  'transgender flag': 'trans',
  'pirate flag': 'pirate',
}

/** The meaning of any text; an unknown one becomes a spiral in stable hues. */
export function meaningOf(emoji: string): Meaning {
  const names = getPlainNames()
  const bare = plain(emoji)
  const first = [...bare][0] ?? ''
  const known = names.get(bare) ?? names.get(first)
  if (!known) return { name: 'something new', motif: motifNamed('spiral'), hues: hashedHues(bare) }
  if (known.group === 'Flags') {
    const flag = flagOf(bare, known.name)
    return flag
      ? { name: known.name, motif: flag, hues: [flag.main.h, flag.accent.h] }
      : { name: known.name, motif: motifNamed('flag'), hues: hashedHues(bare) }
  }
  const drawn = names.has(bare) ? entryOnSheet(bare, toneOf(emoji)) : undefined
  if (drawn) return { name: known.name, ...drawn }
  const entry = lookUp(known.slug, getSources().keywords[known.emoji] ?? [])
  if (entry) return { name: known.name, ...entry }
  return {
    name: known.name,
    motif: motifNamed(GROUP_MOTIFS[known.group] ?? 'spiral'),
    hues: hashedHues(bare),
  }
}
