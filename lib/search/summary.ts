import type { FactName, SearchDocument } from '@/lib/search/document'

const MAIN: readonly FactName[] = [
  'score',
  'price',
  'stock',
  'minutes',
  'difficulty',
  'place',
  'maker',
  'date',
]

/** What is told of a document when nothing special is asked, as `costs €16.00`. */
export function summaryOf({ facts = {} }: SearchDocument): string[] {
  return MAIN.flatMap((name) => facts[name]?.phrase ?? []).slice(0, 3)
}
