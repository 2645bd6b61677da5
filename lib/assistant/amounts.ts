import type { Composed } from '@/lib/assistant/compose'
import { named, sourceOf } from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import { count } from '@/lib/format'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const ASKED = /\b(most|highest|best|least|fewest|lowest|worst) (\S+)/
const ROW = /^.* \((\d+(?:[.,]\d+)?) ?([^()]*)\)$/
const RATING = /([^.]+) (\d+(?:\.\d+)?) of 10\./g

type Amount = { value: number; unit: string; phrase: string }

/** `The most eggs` of ingredient lists, `the best acidity` of ratings; only values of one unit. */
export function compareAmounts({ text, found, words }: Understood): Composed | null {
  const [, end = '', noun = ''] = ASKED.exec(text) ?? []
  const [term] = termsOf(noun)
  if (term === undefined || !termsOf(words).includes(term)) return null
  const all = found.flatMap((match) => {
    const amount = amountIn(match.entry, term)
    return amount ? [{ match, ...amount }] : []
  })
  const alike = all.filter(({ unit }) => unit === all[0]?.unit)
  const sign = /most|highest|best/.test(end) ? -1 : 1
  const [first, second] = alike.sort((a, b) => sign * (a.value - b.value))
  if (!first || !second || alike.length < all.length) return null
  const { entry } = first.match
  return {
    content: `Of ${count(all.length)} ${entry.kind.plural}, ${named(entry)} has the ${end} ${noun}: ${first.phrase}.`,
    sources: [sourceOf(entry)],
    isKnown: true,
    about: [first.match],
  }
}

function amountIn({ facts = {}, details = '' }: Entry, term: string): Amount | null {
  const rows = [facts.ingredients?.value ?? []].flat().map(String)
  const amounts = rows
    .filter((row) => termsOf(row.replace(/ \(.*$/, '')).includes(term))
    .map((row) => ROW.exec(row))
  const [first] = amounts
  if (first) {
    const [, , unit = ''] = first
    // Several rows of one unit are added.
    const values = amounts.flatMap((said) => (said?.[2] === unit ? Number(said[1]) : []))
    if (values.length < amounts.length) return null
    const value = values.reduce((sum, one) => sum + one, 0)
    return { value, unit, phrase: `${values.join(' + ')}${unit && ` ${unit}`}` }
  }
  const ratings = [...details.matchAll(RATING)]
  const rating = ratings.find(([, name = '']) => termsOf(name).includes(term))
  return rating ? { value: Number(rating[2]), unit: 'of 10', phrase: `${rating[2]} of 10` } : null
}
