import { namesPeople, readServings } from '@/lib/cookbook/import/read-servings'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }
import { minutesOf } from '@/lib/cookbook/time'
import { unaccented } from '@/lib/cookbook/words/languages'

/** A longer list is no recipe: its lines are not compared with each other. */
export const MAX_LIST = 500
export const STARTS_WITH_AMOUNT = /^[\d¼-¾⅐-⅞]/u

const ASCII = /^[\0-\x7f]*$/

const LONGEST = 120
const LABELS = {
  total: startOf(WORDS.total),
  prep: startOf(WORDS.prep),
  cook: startOf(WORDS.cook),
  servings: startOf(WORDS.servings),
} as const
const TIME_WORD = `[\\p{L}/-]*(?:${[...WORDS.times, ...WORDS.times.map(plainLetters)].join('|')})(?!\\p{L})`
/** `Arbeitszeit ca. 20 Minuten Gesamtzeit ca. 1 Stunde` is two. */
const CHUNK = new RegExp(
  `\\s*[|•·\\n]\\s*|[,;]\\s+(?=\\p{L})|(?<=[.!?])\\s+(?!\\d)|(?<=\\d\\s?\\p{L}{1,10}\\.?)\\s+(?=(?:\\p{L}+\\s){0,2}(?:${TIME_WORD}|\\p{L}+\\s?:))`,
  'iu',
)
const NAMES_TIME = new RegExp(`^(?:\\p{L}+\\s){0,2}${TIME_WORD}`, 'iu')
/** It ends a sentence, and not an abbreviation such as `15 Min.`. */
const SENTENCE_END = /(?<!\d\s?\p{L}{1,4})[.!?]$/u
/** `6 personnes` */
const PEOPLE_ALONE = /^\p{N}+\s\p{L}+\.?$/u
/** `Servings: 0` */
const NONE = /^\D+0$/u
const FIGURE_ALONE = /^\s*\d+\s*$/u
/** It has a date: `Created: January 5, 2024 10:12 AM`, `05.03.2023 um 18:30 Uhr` */
const DATE =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{2}){1,2}|\d{4}-\d{2}-\d{2})(?!\d)|\p{L}{3,}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s(?:19|20)\d\d(?!\d)|(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)?\s(?:de\s)?\p{L}{3,}\.?,?\s(?:de\s)?(?:19|20)\d\d(?!\d)/iu
/** `Posted 3 days ago`, `vor 2 Std.`, `3h ·` */
const AGO =
  /\d\s?\p{L}+\.?\sago(?!\p{L})|(?<!\p{L})(?:vor|il y a|hace|πριν(?: από)?)\s\p{N}+\s\p{L}+\.?$|\d\s\p{L}+\sfa$|^\d{1,2}\s?[hdw]\s?·$/iu
/** The times of readers, of a courier and of what is left over. */
const NOT_COOKING =
  /(?<!\p{L})(?:reading|lesezeit|leestijd|(?:temps de|tiempo de|tempo di) (?:lecture|lectura|lettura)|deliver\p{L}*|keeps?|kept|stays?|stored?|χρόνος ανάγνωσης)(?!\p{L})|\d[\s-]?min\p{L}*\.?\s(?:read|lesezeit)(?!\p{L})/iu
/** `40 minutes` */
const LONE_TIME = /^(?:ca\.?\s|about\s)?\d+(?:[.,–-]\d+)?\s?\p{L}+\.?$/iu
/** An hour of the day, unless it is `1:30 h`. */
const CLOCK = /(?<![\d:])\d{1,2}:\d{2}(?!\d)(?!\s*(?:h|hours?|hrs?|Std\.?|Stunden?)(?!\p{L}))/iu
const BRACKETS = /\(([^()]+)\)/gu
const MAX_MINUTES = 14 * 24 * 60

const isLabelled = (name: keyof typeof LABELS, text: string) =>
  LABELS[name].test(plainLetters(text))

export function chunksOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(CHUNK))
}

/** `Prep time` and the like. */
export function isTimeLabel(text: string): boolean {
  return NAMES_TIME.test(text)
}

export function isLabel(text: string): boolean {
  const plain = plainLetters(text.replace(/\s*[:：]$/u, ''))
  return [...Object.values(LABELS), NAMES_TIME].some((label) => label.exec(plain)?.[0] === plain)
}

export function statesServings(chunk: string): boolean {
  return isLabelled('servings', chunk) || namesPeople(chunk)
}

/** What a title says of the servings: `Chili (serves 6)`, `Crêpes pour 6 personnes` */
export function servingsInTitle(title: string): string[] {
  const inBrackets = [...title.matchAll(BRACKETS)].map(([, text = '']) => text)
  return [...inBrackets.filter(statesServings), ...(namesPeople(title) ? [title] : [])]
}

/** The lines that have no date and no age, whose hour is no time of cooking. */
export function withoutDates(lines: readonly string[]): string[] {
  return lines.filter((line) => !DATE.test(line) && !AGO.test(line))
}

export function isFact(line: string): boolean {
  return isStatedFact(line) || (line.length <= LONGEST / 2 && hasOnly(line, isFactChunk))
}

/** It is a fact among ingredients and steps too: `Bake 20 minutes` is none. */
export function isStatedFact(line: string): boolean {
  return line.length <= LONGEST && hasOnly(line, (chunk) => isStatedTime(chunk) || isYield(chunk))
}

function hasOnly(line: string, isChunk: (chunk: string) => boolean): boolean {
  return !SENTENCE_END.test(line) && line.split(CHUNK).every(isChunk)
}

function isFactChunk(chunk: string): boolean {
  if (isLabelledTime(chunk)) return minutesOf(chunk) !== null
  if (LONE_TIME.test(chunk) && minutesOf(chunk) !== null) return true
  if (!statesServings(chunk)) return false
  return NONE.test(chunk) || (readServings([chunk]) ?? minutesOf(chunk)) !== null
}

function isLabelledTime(chunk: string): boolean {
  return (['total', 'prep', 'cook'] as const).some((name) => isLabelled(name, chunk))
}

function isStatedTime(chunk: string): boolean {
  const isLabel = NAMES_TIME.test(chunk) || (isLabelledTime(chunk) && chunk.includes(':'))
  return isLabel && minutesOf(chunk) !== null
}

function isYield(chunk: string): boolean {
  if (PEOPLE_ALONE.test(chunk) && namesPeople(chunk)) return true
  const isStated = /:|^\p{L}+\s\d+$/u.test(chunk) || namesPeople(chunk)
  return isStated && isLabelled('servings', chunk) && readServings([chunk]) !== null
}

/** The times of the chunks in minutes; 0 without one. */
export function timeOf(all: readonly string[]): number {
  const chunks = all.filter((chunk) => !NOT_COOKING.test(chunk))
  const [total = 0, prep = 0, cook = 0] = (['total', 'prep', 'cook'] as const).map((name) =>
    minutesWithin(
      chunks
        .filter((chunk) => isLabelled(name, chunk) && !isOther(name, chunk))
        .map((chunk) => withoutLabel(name, chunk)),
    ),
  )
  return (
    total ||
    prep + cook ||
    minutesWithin(chunks.filter((chunk) => !FIGURE_ALONE.test(chunk) && !CLOCK.test(chunk)))
  )
}

function withoutLabel(name: keyof typeof LABELS, chunk: string): string {
  const [label = ''] = LABELS[name].exec(plainLetters(chunk)) ?? []
  return chunk
    .normalize('NFC')
    .slice(label.length)
    .replace(/^[\s:]+/u, '')
}

function isOther(name: string, chunk: string): boolean {
  return name === 'total' && (isLabelled('prep', chunk) || isLabelled('cook', chunk))
}

/** The first of the texts that is a time of at most two weeks; 0 means that there is none. */
export function minutesWithin(texts: readonly string[]): number {
  const found = texts.map((text) => minutesOf(text.slice(0, 500)) ?? 0)
  return found.find((minutes) => minutes > 0 && minutes <= MAX_MINUTES) ?? 0
}

/** `1 h 15 mins`; empty for 0. */
export function cookingTime(total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  const words = [hours && `${hours} h`, minutes && `${minutes} ${minutes === 1 ? 'min' : 'mins'}`]
  return words.filter(Boolean).join(' ')
}

/** Plain letters in the same places: in capitals, accents are often left out. */
export function plainLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  return text.normalize('NFC').replace(/[\p{L}’]/gu, (letter) => {
    if (letter === '’') return "'"
    const plain = unaccented(letter).toLowerCase()
    return plain.length === letter.length ? plain.replace('ς', 'σ') : letter
  })
}

/** A pattern for texts of plain letters, the longest words first. */
export function startOf(words: readonly string[]): RegExp {
  const plain = words.map(plainLetters).toSorted((a, b) => b.length - a.length)
  return new RegExp(
    `^(?:and |und )?(?:the |die |les |gli |los |las )?(?:${plain.join('|')})(?!\\p{L})`,
    'u',
  )
}

/** A pattern for words that begin so, anywhere in a text of plain letters. */
export function wordsFrom(starts: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${starts.map(plainLetters).join('|')})`, 'u')
}
