import { toNumber } from '@/lib/search/numbers'

const NUMBER = '(\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const PEOPLE = '(?:people|persons|guests|servings|portions|of us)'
const COUNT = new RegExp(
  `\\b(?:(?:we are|we re|there are|for|are|feeds?|serves?) )?${NUMBER} ${PEOPLE}(?= |$)|\\bfor ${NUMBER}(?= |$)|\\bwe (?:are|re) ${NUMBER}(?= |$)`,
)
const ASKS_AMOUNT = /\bhow (?:many|much)\b|\bingredients?\b|\bquantit/

/** `for 8 people`, where the question asks for an amount. */
export function peopleCountOf(folded: string): { people: number; wording: string } | null {
  const [wording = '', ...numbers] = (ASKS_AMOUNT.test(folded) && COUNT.exec(folded)) || []
  const people = toNumber(numbers.find((number) => number !== undefined) ?? '')
  return people > 0 ? { people, wording } : null
}
