import NUMBERS from '@/lib/search/word-lists/numbers.json' with { type: 'json' }

const spelled = new Map(Object.entries(NUMBERS.numbers))
const names = [...spelled.keys()].toReversed()
const DIGITS = '\\d+(?:[.,]\\d+)?'

export const NUMBER = `(${DIGITS}|${names.join('|')})`

/** `Eight and a half`, but no article; it has no group of its own. */
export const COUNT = `(?:${DIGITS}|${names.filter((name) => !/^an?$/.test(name)).join('|')})(?: and a half)?`

export function toNumber(text: string): number {
  const whole = text.replace(/ and a half$/, '')
  const half = whole === text ? 0 : 0.5
  return spelled.get(text) ?? (spelled.get(whole) ?? Number(whole.replace(',', '.'))) + half
}
