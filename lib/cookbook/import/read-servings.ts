import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import { readNumber } from '@/lib/cookbook/scale/read-number'

const PEOPLE =
  'servings?|portions?|persons?|people|portion(?:en)?|personen|personnes|porzioni|persone|porciones|raciones|personas|μερίδες|άτομα'
const WITH_PEOPLE = new RegExp(
  `(?:^|[^\\p{L}\\d.,/])(\\d{1,3})(?:\\s*(?:[-–]|to|or|bis|oder|tot|έως|ή|à|ou|o|a)\\s*\\d{1,3})?\\s+(?:${PEOPLE})(?!\\p{L})`,
  'iu',
)
const DOZEN = /^\s*(?:dozen|dutzend|douzaines?|dozzine?|docenas?|ντουζίνες?)(?!\p{L})/iu
const START = /(?<![\p{L}\p{N}.,/½⅓⅔¼¾-])(?:\p{L}|\d)/gu
const LONGEST = 200

export function namesPeople(text: string): boolean {
  return WITH_PEOPLE.test(text)
}

/** The first number that can be one of servings; null where there is none. */
export function readServings(texts: readonly string[]): number | null {
  for (const text of texts) {
    const found = readOne(text.slice(0, LONGEST))
    if (found !== null) return found
  }
  return null
}

function readOne(text: string): number | null {
  const people = WITH_PEOPLE.exec(text)?.[1]
  if (people !== undefined) return fitting(Number(people))
  for (const { index } of text.matchAll(START)) {
    const number = readNumber(text, index)
    if (!number || /^e\d/iu.test(text.slice(number.end))) continue
    const isDozen = DOZEN.test(text.slice(number.end))
    if (number.style === 'article' && !isDozen) continue
    return fitting(isDozen ? number.value * 12 : number.value)
  }
  return null
}

function fitting(figure: number): number | null {
  const { min, max } = RECIPE_FIELDS.servings
  return Number.isInteger(figure) && figure >= min && figure <= max ? figure : null
}
