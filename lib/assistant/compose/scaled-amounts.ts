import { nameOf } from '@/lib/assistant/compose/draft'
import { listOf } from '@/lib/assistant/entries'
import type { Interpretation } from '@/lib/assistant/stages'
import { counted } from '@/lib/format'
import type { Entry } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

const ROW = /^(.*) \(([^()]*)\)$/

/** Amounts of the asked ingredients for this many people, with the calculation; null for none. */
export function scaledAmounts(
  entry: Entry,
  { people, text, countedTerm }: Interpretation,
): string | null {
  const { servings } = entry.facts ?? {}
  const { scale } = entry.kind
  if (people === null || !scale || typeof servings?.value !== 'number') return null
  const rows = askedRows(entry, termsOf(text), countedTerm)
  const factor = people / servings.value
  const scaled = rows.flatMap((row) => {
    const [, name, quantity = ''] = ROW.exec(row) ?? []
    const { text: amount, isScaled } = scale(quantity, factor)
    const calculation = `(${quantity} × ${people} ÷ ${String(servings.value)})`
    return name && isScaled ? `${name}: ${amount} ${calculation}` : []
  })
  if (scaled.length === 0) return null
  return `For ${counted(people, 'person').replace('persons', 'people')}, ${nameOf(entry)} needs ${scaled.join('; ')}. The recipe ${servings.phrase}.`
}

/** Those of the counted word, else of words that the title lacks, else of any; all if none is asked. */
function askedRows(
  entry: Entry,
  askedTerms: readonly string[],
  countedTerm: string | null,
): string[] {
  const rows = listOf(entry, 'ingredients')
  const title = termsOf(entry.title)
  const terms = askedTerms.filter((term) => rows.some((row) => termsOf(row).includes(term)))
  const special = terms.filter((term) => !title.includes(term))
  const sought =
    countedTerm !== null && terms.includes(countedTerm)
      ? [countedTerm]
      : special.length > 0
        ? special
        : terms
  if (sought.length === 0) return rows
  return rows.filter((row) => termsOf(row).some((term) => sought.includes(term)))
}
