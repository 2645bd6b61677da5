import { counted } from '@/lib/format'
import { named } from '@/lib/assistant/sentences'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const SPELLED = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NUMBER = `(\\d{1,3}|${SPELLED.join('|')})`
const PEOPLE = '(?:people|persons|guests|servings|portions|of us)'
const SAID = new RegExp(
  `\\b(?:(?:we are|we re|there are|for|are|feeds?|serves?) )?${NUMBER} ${PEOPLE}(?= |$)|\\bfor ${NUMBER}(?= |$)|\\bwe (?:are|re) ${NUMBER}(?= |$)`,
)
const ASKS_AMOUNT = /\bhow (?:many|much)\b|\bingredients?\b|\bquantit/

/** `for 8 people`, where the question asks for an amount. */
export function peopleOf(folded: string): { number: number; said: string } | null {
  if (!ASKS_AMOUNT.test(folded)) return null
  const [said = '', ...numbers] = SAID.exec(folded) ?? []
  const word = numbers.find((number) => number !== undefined)
  if (word === undefined) return null
  const number = SPELLED.includes(word) ? SPELLED.indexOf(word) + 1 : Number(word)
  return number > 0 ? { number, said } : null
}

/** Amounts of the asked ingredients for this many people, with the calculation; null for none. */
export function scaledFor(
  entry: Entry,
  people: number,
  asked: readonly string[],
  amountOf: string | null,
): string | null {
  const { servings, ingredients } = entry.facts ?? {}
  const { scale } = entry.kind
  if (!scale || typeof servings?.value !== 'number' || !Array.isArray(ingredients?.value))
    return null
  const all = ingredients.value.map(String)
  const title = termsOf(entry.title)
  const terms = asked.filter((term) => all.some((row) => termsOf(row).includes(term)))
  const special = terms.filter((term) => !title.includes(term))
  const sought =
    amountOf !== null && terms.includes(amountOf)
      ? [amountOf]
      : special.length > 0
        ? special
        : terms
  const rows =
    sought.length > 0
      ? all.filter((row) => sought.some((term) => termsOf(row).includes(term)))
      : all
  const factor = people / servings.value
  const scaled = rows.flatMap((row) => {
    const [, name, quantity = ''] = /^(.*) \(([^()]*)\)$/.exec(row) ?? []
    const { text, isScaled } = scale(quantity, factor)
    return name && isScaled ? `${name}: ${text} (${quantity} × ${people} ÷ ${servings.value})` : []
  })
  if (scaled.length === 0) return null
  return `For ${counted(people, 'person').replace('persons', 'people')}, ${named(entry)} needs ${scaled.join('; ')}. The recipe ${servings.phrase}.`
}
