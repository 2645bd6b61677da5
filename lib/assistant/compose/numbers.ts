import { draftOf, nameOf, sourceOfKind } from '@/lib/assistant/compose/draft'
import { valueOf } from '@/lib/assistant/fact-values'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { PATHS } from '@/lib/config/paths'
import { count, price } from '@/lib/format'
import type { FactName } from '@/lib/search/document'

const tenths = (mean: number) => `${Number(mean.toFixed(2))} of 10`
const plain = (mean: number) => String(Number(mean.toFixed(2)))

/** The facts that have an average; `noun` is their plural, `format` adds the unit. */
const AVERAGES: Partial<Record<FactName, { noun: string; format: (mean: number) => string }>> = {
  score: { noun: 'scores', format: tenths },
  rating: { noun: 'ratings', format: (mean) => `${Number(mean.toFixed(2))} of 5` },
  price: { noun: 'prices', format: price },
  minutes: { noun: 'times', format: (mean) => `${Math.round(mean)} minutes` },
  difficulty: { noun: 'difficulties', format: tenths },
  servings: { noun: 'servings', format: plain },
}
/** The average that is meant where none is named. */
const USUAL: readonly FactName[] = ['score', 'rating', 'price', 'minutes']

export function average(interpretation: Interpretation): Draft | null {
  const { matches, topic, kinds, filters, asksAverage } = interpretation
  if (!asksAverage) return null
  const isNamed = topic && topic !== 'steps' && topic !== 'place' && topic !== 'maker'
  for (const fact of isNamed ? [topic] : USUAL) {
    const known = matches.filter(({ entry }) => valueOf(entry, fact) !== null)
    const [kind = known[0]?.entry.kind] = kinds
    const numbers = known
      .filter(({ entry }) => kinds.length > 0 || entry.kind === kind)
      .flatMap(({ entry }) => valueOf(entry, fact)?.value ?? [])
      .filter((value) => typeof value === 'number')
    if (numbers.length === 0 || !kind) continue
    const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length
    const { noun, format } = AVERAGES[fact] ?? { noun: 'values', format: plain }
    const where = filters.map(({ label }) => ` ${label}`).join('')
    return draftOf(
      `The average of ${count(numbers.length)} ${kind.plural}${where} is ${format(mean)}: the sum of their ${noun}, divided by ${numbers.length}.`,
      matches,
      { sources: [sourceOfKind(kind)] },
    )
  }
  return null
}

export function countMatches({ matches, kinds, filters, words }: Interpretation): Draft {
  const [only, second] = matches
  if (only && !second) return draftOf(`There is one: ${nameOf(only.entry)}.`, matches)
  const [ofMatches, other] = new Set(matches.map(({ entry }) => entry.kind))
  const kind = (other ? undefined : ofMatches) ?? kinds[0]
  const { plural, href } = kind ?? { plural: 'results', href: PATHS.search }
  const conditions = [
    plural,
    ...filters.map(({ label }) => label),
    ...(words ? [`with the words “${words}”`] : []),
  ]
  return draftOf(`There are ${count(matches.length)} ${conditions.join(' ')}.`, matches, {
    sources: [sourceOfKind({ plural, href })],
  })
}
