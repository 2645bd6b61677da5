import { draftOf, nameOf } from '@/lib/assistant/compose/draft'
import { listOf } from '@/lib/assistant/entries'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { count } from '@/lib/format'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const ASKED = /\b(most|highest|best|least|fewest|lowest|worst) (\S+)/
const ROW = /^.* \((\d+(?:[.,]\d+)?) ?([^()]*)\)$/
const RATING = /([^.]+) (\d+(?:\.\d+)?) of 10\./g

type Amount = { value: number; unit: string; phrase: string }

/** `The most eggs` of ingredient lists, `the best acidity` of ratings; only values of one unit. */
export function compareAmounts({ text, matches, words }: Interpretation): Draft | null {
  const [, end = '', noun = ''] = ASKED.exec(text) ?? []
  const [term] = termsOf(noun)
  if (term === undefined || !termsOf(words).includes(term)) return null
  const all = matches.flatMap((match) => {
    const amount = amountIn(match.entry, term)
    return amount ? [{ match, ...amount }] : []
  })
  const alike = all.filter(({ unit }) => unit === all[0]?.unit)
  const sign = /most|highest|best/.test(end) ? -1 : 1
  const [first, second] = alike.sort((a, b) => sign * (a.value - b.value))
  if (!first || !second || alike.length < all.length) return null
  const { entry } = first.match
  return draftOf(
    `Of ${count(all.length)} ${entry.kind.plural}, ${nameOf(entry)} has the ${end} ${noun}: ${first.phrase}.`,
    [first.match],
  )
}

function amountIn(entry: Entry, term: string): Amount | null {
  const rows = listOf(entry, 'ingredients')
    .filter((row) => termsOf(row.replace(/ \(.*$/, '')).includes(term))
    .map((row) => ROW.exec(row))
  if (!rows[0]) return ratingIn(entry, term)
  const [, , unit = ''] = rows[0]
  // Several rows of one unit are added.
  const values = rows.flatMap((row) => (row?.[2] === unit ? Number(row[1]) : []))
  if (values.length < rows.length) return null
  const value = values.reduce((sum, one) => sum + one, 0)
  return { value, unit, phrase: `${values.join(' + ')}${unit && ` ${unit}`}` }
}

function ratingIn({ details = '' }: Entry, term: string): Amount | null {
  const [, , score] =
    [...details.matchAll(RATING)].find(([, name = '']) => termsOf(name).includes(term)) ?? []
  return score === undefined
    ? null
    : { value: Number(score), unit: 'of 10', phrase: `${score} of 10` }
}
