/** Numbers in words, a longer one after those that it holds. */
const SPELLED: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'half a': 0.5,
  'half an': 0.5,
  'quarter of an': 0.25,
  'three quarters of an': 0.75,
  'three quarter of an': 0.75,
}

/** A group of a regular expression, which `toNumber` reads. */
export const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(SPELLED).toReversed().join('|')})`

export function toNumber(text: string): number {
  return SPELLED[text] ?? Number(text.replace(',', '.'))
}
