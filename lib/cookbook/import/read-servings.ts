import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import { readAmount, type Found } from '@/lib/cookbook/scale/read-amount'
import { readNumber } from '@/lib/cookbook/scale/read-number'
import { DOZEN } from '@/lib/cookbook/scale/units'

const PEOPLE =
  'servings?|portions?|persons?|people|portion(?:en)?|personen|personnes|porzioni|persone|porciones|raciones|personas|porções|pessoas|portioner|personer|porcje|porcji|osoby|osób|μερίδες|άτομα|pers|kişilik|kişi'
const WITH_PEOPLE = new RegExp(
  `(?:^|[^\\p{L}\\d.,/])(\\d{1,3})(?:\\s*(?:[-–]|to|or|bis|oder|tot|έως|ή|à|ou|o|a)\\s*\\d{1,3})?\\s+(?:${PEOPLE})(?!\\p{L})`,
  'iu',
)
const START = /(?<![\p{L}\p{N}.,/½⅓⅔¼¾-])(?:\p{L}|\d)/gu
/** After one thing, the number of its pieces. */
const PIECES = /^[^\d,(=:/]*[,(=:/]\D*\d/u
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
  let [end, things] = [0, 0]
  for (const { index } of text.matchAll(START)) {
    const number = index < end ? null : readNumber(text, index)
    if (!number || /^e\d/iu.test(text.slice(number.end))) continue
    const isDozen = DOZEN.test(text.slice(number.end))
    if (number.style === 'article' && !isDozen) continue
    const found = readAmount(text, index, number, false)
    if (found) end = found.end
    if (isMeasured(found)) continue
    things = isDozen ? number.value * 12 : number.value
    // One cake of 12 pieces is 12.
    if (things > 1 || !PIECES.test(text.slice(end))) break
  }
  return fitting(things)
}

/** Centimetres, cups and pounds feed nobody. */
function isMeasured(found: Found | null): boolean {
  return (found?.amount.unit?.kind ?? 'count') !== 'count'
}

function fitting(figure: number): number | null {
  const { min, max } = RECIPE_FIELDS.servings
  return Number.isInteger(figure) && figure >= min && figure <= max ? figure : null
}
