import { matchAt, readNumber } from '@/lib/cookbook/scale/read-number'

export type FoundTimer = {
  from: number
  to: number
  /** Both are in seconds, and the same if no range is written. */
  low: number
  high: number
}

type Duration = { low: number; high: number; end: number; perUnit: number }

const UNITS: readonly (readonly [seconds: number, word: RegExp])[] = [
  [3600, /(?:hours?|hrs?\.?|h|Stunden?|Std\.?|ώρ(?:α|ες)|heures?)(?!\p{L})/iuy],
  [60, /(?:minutes?|mins?\.?|Minuten?|λεπτ(?:ό|ά))(?!\p{L})/iuy],
  [1, /(?:seconds?|secs?\.?|Sekunden?|δευτερόλεπτα)(?!\p{L})/iuy],
]
const GAP = /[\s-]?\s*/uy
const JOINER = /\s*[-–—]\s*|\s+(?:to|or|bis|έως)\s+/iuy
const OR_TWO = /\s+or two(?!\p{L})/iuy
const AND_A_HALF = /\s+and a half(?!\p{L})/iuy
const AND = /\s+(?:and\s+|und\s+)?/iuy
const INTERVAL = /(?:every|each|alle|κάθε)\s+$/iu
const INSIDE_WORD = /[\p{L}\p{N}.,/]/u

/** The times in a step's text, in its order. Days, `overnight` and `a few minutes` are none. */
export function findTimers(step: string): FoundTimer[] {
  const timers: FoundTimer[] = []
  let at = 0
  while (at < step.length) {
    const found = INSIDE_WORD.test(step[at - 1] ?? '') ? null : readDuration(step, at)
    if (found && found.low > 0 && !INTERVAL.test(step.slice(0, at))) {
      timers.push({ from: at, to: found.end, low: found.low, high: found.high })
    }
    at = found?.end ?? at + 1
  }
  return timers
}

function readDuration(step: string, at: number): Duration | null {
  const first = readOne(step, at)
  if (!first) return null
  const joiner = matchAt(JOINER, step, first.end)
  const last = joiner && readOne(step, first.end + joiner[0].length)
  return last && last.high > first.low ? { ...last, low: first.low } : first
}

function readOne(step: string, at: number): Duration | null {
  const number = readNumber(step, at)
  if (!number) return null
  const joiner = number.style === 'article' ? null : matchAt(JOINER, step, number.end)
  const second = joiner && readNumber(step, number.end + joiner[0].length)
  const last = second && second.style !== 'article' ? second : number
  const gap = matchAt(GAP, step, last.end)?.[0].length ?? 0
  const unit = readUnit(step, last.end + gap)
  if (!unit) return null
  // `a second` is mostly another one, or just a moment.
  if (number.style === 'article' && unit.seconds === 1) return null
  const low = number.value * unit.seconds
  const high = last.value * unit.seconds
  return extend(step, { low, high, end: unit.end, perUnit: unit.seconds })
}

/** `a minute or two`, `an hour and a half`, `1 hour 30 minutes` */
function extend(step: string, found: Duration): Duration {
  const orTwo = matchAt(OR_TWO, step, found.end)
  if (orTwo) return { ...found, high: 2 * found.perUnit, end: found.end + orTwo[0].length }
  const half = matchAt(AND_A_HALF, step, found.end)
  if (half) return added(found, found.perUnit / 2, found.end + half[0].length)
  const and = matchAt(AND, step, found.end)
  const rest = and && found.low === found.high ? readOne(step, found.end + and[0].length) : null
  return rest && rest.perUnit < found.perUnit ? added(found, rest.low, rest.end) : found
}

function added(found: Duration, seconds: number, end: number): Duration {
  return { ...found, low: found.low + seconds, high: found.high + seconds, end }
}

function readUnit(step: string, at: number): { seconds: number; end: number } | null {
  for (const [seconds, word] of UNITS) {
    const found = matchAt(word, step, at)
    if (found) return { seconds, end: at + found[0].length }
  }
  return null
}
