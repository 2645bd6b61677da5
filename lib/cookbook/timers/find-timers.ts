import { readNumber, type WrittenNumber } from '@/lib/cookbook/scale/read-number'
import { readWord } from '@/lib/cookbook/scale/read-word'
import { anyOf, LANGUAGES, matchAt, unaccented, wordsFor } from '@/lib/cookbook/words/languages'

export type FoundTimer = {
  from: number
  to: number
  /** Both are in seconds, and the same if no range is written. */
  low: number
  high: number
}

type Duration = { low: number; high: number; end: number; perUnit: number }
type Numbers = { low: number; high: number; end: number; style: WrittenNumber['style'] }

type Time = (typeof LANGUAGES)[number]['time']
const TIMES = LANGUAGES.map(({ time }) => time)
const times = (part: 'modifiers' | 'two' | 'every' | 'intervals') =>
  anyOf(TIMES.flatMap((time) => time[part]))
const entries = (part: 'fixed' | 'tails') => TIMES.flatMap((time) => Object.entries(time[part]))
const unit = (part: keyof Pick<Time, 'hours' | 'minutes' | 'seconds'>, others = '(?!)') =>
  new RegExp(
    `${anyOf(TIMES.flatMap((time) => time[part].split(' ')))}(?!['’]?\\p{L})|${others}`,
    'iuy',
  )

/** Languages of which nothing else is read: half a time is worse than none. `1 time` alone is English. */
const OTHER_AND = '(?:en|och|og)'
const OTHER_HOURS = String.raw`(?:uur|uren|godz\.?|godzin[aęy]?|timm(?:e|ar)|(?:time|tim|[tu])\.?(?=\s+(?:${OTHER_AND}\s+)?\d{1,2}\s?min))(?!\p{L})`
const OTHER_MINUTES = String.raw`minut(?:er|y)?(?!\p{L})`

const UNITS = [
  [3600, unit('hours', OTHER_HOURS)],
  [60, unit('minutes', OTHER_MINUTES)],
  [1, unit('seconds')],
] as const
/** `1h 30m`: with a space they are metres. */
const TIGHT_MINUTES = /m(?!\p{L})/uy
/** The Greek keyboard writes its tonos, others an accent. */
const SIGN = "['’′΄´ʹ]"
const PRIME = new RegExp(`${SIGN}(?![\\p{L}\\p{N}"”″]|${SIGN})`, 'uy')
const PRIMES = new RegExp(`(\\d{1,3})${SIGN}\\s?(\\d{1,2})(?:["”″]|${SIGN}{2})`, 'uy')
const CLOCK = /(\d{1,2}):(\d{2})(?![\d:])/uy
const GAP = /['’]|[-‑+\s]*/uy
const MODIFIER = new RegExp(`${times('modifiers')}(?!\\p{L})[-‑\\s]*`, 'iuy')
const ELISION = /d['’]/iuy
// Spanish has `u` before an o alone.
const JOINER = new RegExp(
  `(?!\\s+u\\s+(?!8|11|o))[\\s,]*(?:[-‑]\\s*)?${anyOf(wordsFor('joiners'))}[\\s-]+|\\s*[-‐‑‒–—−~～〜]\\s*`,
  'iuy',
)
const BETWEEN = new RegExp(`(?:^|[^\\p{L}])${anyOf(wordsFor('between'))}\\s+$`, 'iu')
const BETWEEN_JOINER = new RegExp(`\\s+${anyOf(wordsFor('and'))}\\s+(?:(?:i|le)\\s+)?`, 'iuy')
const TWO = new RegExp(`\\s+${times('two')}(?!\\p{L})`, 'iuy')
const AND = new RegExp(`\\s*[,+&]?\\s*(?:(?:${anyOf(wordsFor('and'))}|${OTHER_AND})\\s+)?`, 'iuy')
/** The 30 of `1h30` and of `1 min 30`. */
const BARE = /\s?([0-5]\d)(?![\d\p{L}:%°/]|[.,]\d|\s*(?:g|kg|mg|ml|cl|dl|l|cm|mm|°|%|x)(?!\p{L}))/uy
const MAX_WITH_SECONDS = 600
const DASH = /\s*[-‐‑‒–—−~～〜]\s*/uy
const SLASH = /\s?\/\s?/uy
const SLASHED = /(\d{1,3})\s?\/\s?(\d{1,3})(?!\d)/uy
const TAIL = new RegExp(`\\s+${anyOf(entries('tails').map(([word]) => word))}(?!\\p{L})`, 'iuy')
const TAILS = new Map(entries('tails').map(([word, part]) => [plain(word), part]))
const PART_OF = anyOf(TIMES.flatMap((time) => time.partOf ?? []))
const PART_OF_THING = new RegExp(`\\s+${anyOf(wordsFor('of'))}(?!\\p{L})`, 'iuy')
const FIXED = new RegExp(
  `${anyOf(entries('fixed').map(([word]) => word))}(?!\\p{L}|\\s+${PART_OF}\\s)`,
  'iuy',
)
const FIXED_SECONDS = new Map(entries('fixed').map(([word, value]) => [plain(word), value]))
const EVERY = new RegExp(`(?:^|[^\\p{L}])${times('every')}\\s+$`, 'iu')
const INTERVAL = new RegExp(`[-‑\\s]*${times('intervals')}(?!\\p{L})`, 'iuy')
const PER_WEIGHT = String.raw`(?:per|pro|par|je|por|for (?:each|every))\s+(?:\d{1,4}\s?)?(?:kg|kilos?|g|lbs?|pounds?|Pfund|livres?|libras?|cups?)(?!\p{L})`
const BEFORE_WEIGHT = new RegExp(`\\s+${PER_WEIGHT}`, 'iuy')
const AFTER_WEIGHT = new RegExp(`(?<!\\p{L})${PER_WEIGHT}\\s+$`, 'iu')
/** Not within a word, but behind `180C/` and `2x`. */
const START = /(?:(?<![\p{L}\p{N}.,/])|(?<=[°CF]\/|\d[x×]))[\p{L}\p{N}]/uy

/** The times in a step's text, in its order. Days, `overnight` and `a few minutes` are none. */
export function findTimers(step: string): FoundTimer[] {
  const timers: FoundTimer[] = []
  let at = 0
  while (at < step.length) {
    const found = matchAt(START, step, at) ? readDuration(step, at) : null
    if (found && found.low > 0 && !isRepeated(step, at, found.end)) {
      timers.push({ from: at, to: found.end, low: found.low, high: found.high })
    }
    at = found?.end ?? at + 1
  }
  return timers
}

/** `every 5 minutes`, `in 30-second bursts`, `20 minutes per pound` */
function isRepeated(step: string, from: number, to: number): boolean {
  const before = step.slice(0, from)
  if (EVERY.test(before) || AFTER_WEIGHT.test(before)) return true
  return [INTERVAL, BEFORE_WEIGHT].some((pattern) => matchAt(pattern, step, to))
}

function readDuration(step: string, at: number): Duration | null {
  const first = readOne(step, at)
  if (!first) return null
  const joiner = matchAt(JOINER, step, first.end) ?? matchAt(SLASH, step, first.end)
  const last = joiner && readOne(step, first.end + joiner[0].length)
  return last && last.high > first.low ? { ...last, low: first.low } : first
}

function readOne(step: string, at: number, below = Infinity): Duration | null {
  const fixed = matchAt(FIXED, step, at)?.[0]
  if (fixed) {
    const seconds = FIXED_SECONDS.get(plain(fixed)) ?? 0
    return {
      low: seconds,
      high: seconds,
      end: at + fixed.length,
      perUnit: seconds < 3600 ? 60 : 3600,
    }
  }
  const [primes = '', minutes, seconds] = matchAt(PRIMES, step, at) ?? []
  if (primes) {
    const whole = Number(minutes) * 60 + Number(seconds)
    return { low: whole, high: whole, end: at + primes.length, perUnit: 1 }
  }
  const first = readFirst(step, at)
  // A chain of hours is not read to its end for each of them.
  return first && first.perUnit < below ? extend(step, first) : first
}

function readFirst(step: string, at: number): Duration | null {
  const slashed = readSlashed(step, at)
  if (slashed) return slashed
  const numbers = readClock(step, at) ?? readNumbers(step, at)
  const found = numbers && readUnit(step, numbers.end)
  if (!found) return null
  // `a second` is mostly another one, or just a moment.
  if (numbers.style === 'article' && found.seconds === 1) return null
  const [low, high] = [numbers.low * found.seconds, numbers.high * found.seconds]
  return { low, high, end: found.end, perUnit: found.seconds }
}

/** `30/40 minuti` is a range, and `1/2 ora` is none. */
function readSlashed(step: string, at: number): Duration | null {
  const [slashed = '', first, last] = matchAt(SLASHED, step, at) ?? []
  const found = slashed ? readUnit(step, at + slashed.length) : null
  const [low, high] = [Number(first), Number(last)]
  if (!found || low <= 1 || low >= high || (low === 3 && high === 4)) return null
  if (found.seconds === 3600 && low === 2 && high === 3) return null
  const { seconds, end } = found
  return { low: low * seconds, high: high * seconds, end, perUnit: seconds }
}

/** `1:30` before hours or minutes. */
function readClock(step: string, at: number): Numbers | null {
  const [clock = '', whole, rest] = matchAt(CLOCK, step, at) ?? []
  const value = Number(whole) + Number(rest) / 60
  return clock ? { low: value, high: value, end: at + clock.length, style: 'whole' } : null
}

function readNumbers(step: string, at: number): Numbers | null {
  const first = readNumber(step, at)
  if (!first) return null
  const isBetween = BETWEEN.test(step.slice(0, at))
  const joiner =
    matchAt(JOINER, step, first.end) ??
    (isBetween ? matchAt(BETWEEN_JOINER, step, first.end) : null)
  const second = joiner && readNumber(step, first.end + joiner[0].length)
  const isLast = second && (second.style !== 'article' || first.value < 1)
  const last = isLast ? second : first
  // The French `four` is an oven.
  if (last.value < first.value) return null
  return { low: first.value, high: last.value, end: last.end, style: last.style }
}

/** `a minute or two`, `an hour and a half`, `1 hour 30 minutes`, `1h30` */
function extend(step: string, found: Duration): Duration {
  const { high, low, perUnit, end } = found
  const two = matchAt(TWO, step, end)
  if (two) return { ...found, high: 2 * perUnit, end: end + two[0].length }
  const tail = matchAt(TAIL, step, end)?.[0]
  if (tail) {
    const part = perUnit * (TAILS.get(plain(tail.trim())) ?? 0)
    return { perUnit, low: low + part, high: high + part, end: end + tail.length }
  }
  if (low !== high) return found
  const part = readPart(step, end)
  if (part) {
    const whole = low + perUnit * part.value
    return { perUnit, low: whole, high: whole, end: part.end }
  }
  const and = matchAt(AND, step, end)?.[0] ?? ''
  const rest = readOne(step, end + and.length, perUnit)
  if (rest && rest.perUnit >= perUnit) return found
  // `1 hour, 30 minutes` is one time, and `1½ hours, 5 to 10 minutes` is two.
  const isList = and.trim() === ',' && (low % perUnit > 0 || rest?.low !== rest?.high)
  if (rest && isList) return found
  if (rest) return { perUnit, low: low + rest.low, high: high + rest.high, end: rest.end }
  return readBare(step, found) ?? found
}

/** The half of `1 hour and 1/2`, and the 30 minutes of `une heure trente`. */
function readPart(step: string, at: number): { value: number; end: number } | null {
  const gap = matchAt(AND, step, at)?.[0] ?? ''
  const number = gap.includes(',') ? null : readNumber(step, at + gap.length)
  if (!number || matchAt(PART_OF_THING, step, number.end) || readUnit(step, number.end)) return null
  if (readWord(step, number.end)?.unit) return null
  if (number.style === 'fraction' && number.value < 1) return number
  const isMinutes = number.style === 'word' && number.value >= 10 && number.value % 5 === 0
  return isMinutes && /^\s+$/u.test(gap) ? { ...number, value: number.value / 60 } : null
}

function readBare(step: string, { low, perUnit, end }: Duration): Duration | null {
  const [bare = '', figure] = matchAt(BARE, step, end) ?? []
  const isTooLong = perUnit === 60 && (low >= MAX_WITH_SECONDS || Number(figure) % 5 > 0)
  if (!bare || perUnit === 1 || isTooLong) return null
  const bareEnd = end + bare.length
  // In `1h 15-20 min` the figure belongs to what follows, and in `1h15-1h30` it does not.
  const dash = matchAt(DASH, step, bareEnd)
  const next = dash && readFirst(step, bareEnd + dash[0].length)
  if (dash && !(next && next.perUnit >= perUnit)) return null
  const whole = low + (Number(figure) * perUnit) / 60
  return { perUnit, low: whole, high: whole, end: bareEnd }
}

function plain(word: string): string {
  return unaccented(word).toLowerCase().replace(/\s+/gu, ' ')
}

function readUnit(step: string, at: number): { seconds: number; end: number } | null {
  if (matchAt(PRIME, step, at)) return { seconds: 60, end: at + 1 }
  if (matchAt(TIGHT_MINUTES, step, at)) return { seconds: 60, end: at + 1 }
  let from = at + (matchAt(GAP, step, at)?.[0].length ?? 0)
  const modifier = matchAt(MODIFIER, step, from)
  if (modifier) from += modifier[0].length
  const elision = matchAt(ELISION, step, from)
  if (elision) from += elision[0].length
  for (const [seconds, word] of UNITS) {
    const found = matchAt(word, step, from)
    if (found) return { seconds, end: from + found[0].length }
  }
  return null
}
