import { encodeKey } from '../bson/keys'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { CollectionIndex } from '../store/collection-index'
import { above, entryPrefix } from '../store/layout'
import type { Interval } from '../store/records'
import { termsOf, textsAt, type TextWeights } from '../store/text-terms'

/** A text search over one collection: its candidates and the score of a document. */
type TextSearch = {
  index: CollectionIndex
  intervals: Interval[]
  score(doc: Document): number | undefined
}

const INDEX_NOT_FOUND = 27

/** The search of a filter's `$text`; undefined without one. */
export function textSearchOf(
  filter: Document,
  indexes: readonly CollectionIndex[],
): TextSearch | undefined {
  const operand = findText(filter)
  if (operand === undefined) return undefined
  const search = isDocument(operand) ? operand['$search'] : undefined
  if (typeof search !== 'string') {
    throw new MongoError(2, '$search had the wrong type, expected string')
  }
  const index = indexes.find(({ weights }) => weights)
  if (!index?.weights) throw new MongoError(INDEX_NOT_FOUND, 'text index required for $text query')
  return compileSearch(search, index, index.weights)
}

function findText(filter: Document): unknown {
  if ('$text' in filter) return filter['$text']
  return findNested(filter['$and']) ?? findNested(filter['$or'])
}

function findNested(branches: unknown): unknown {
  if (!Array.isArray(branches)) return undefined
  return branches
    .filter(isDocument)
    .map(findText)
    .find((each) => each !== undefined)
}

/** Words are alternatives, "phrases" must occur, -words must not. */
function compileSearch(search: string, index: CollectionIndex, weights: TextWeights): TextSearch {
  const phrases = [...search.matchAll(/"([^"]*)"/g)].map(([, phrase = '']) => phrase.toLowerCase())
  const rest = search.replaceAll('"', ' ').split(/\s+/)
  const isNegated = (word: string): boolean => /^-./.test(word)
  const wanted = new Set(rest.filter((word) => !isNegated(word)).flatMap(termsOf))
  const unwanted = new Set(rest.filter(isNegated).flatMap((word) => termsOf(word.slice(1))))
  const intervals = [...wanted].toSorted().map((term): Interval => {
    const start = entryPrefix(index.number, encodeKey([term], [1]).bytes)
    return { start, end: above(start) }
  })
  return { index, intervals, score }

  function score(doc: Document): number | undefined {
    const fields = [...weights].flatMap(([field, weight]) =>
      textsAt(doc, field).map((text) => ({ text, weight })),
    )
    const scores = new Map<string, number>()
    for (const { text, weight } of fields) addScores(scores, text, weight)
    if ([...unwanted].some((term) => scores.has(term))) return undefined
    const contains = (phrase: string) =>
      fields.some(({ text }) => text.toLowerCase().includes(phrase))
    if (!phrases.every(contains)) return undefined
    const found = [...wanted].map((term) => scores.get(term)).filter((each) => each !== undefined)
    return found.length > 0 ? found.reduce((sum, each) => sum + each, 0) : undefined
  }
}

/** MongoDB's score: each repetition counts half, a larger share of the field counts more. */
function addScores(scores: Map<string, number>, text: string, weight: number): void {
  const terms = termsOf(text)
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  for (const [term, count] of counts) {
    const frequency = 2 - 2 ** (1 - count)
    const share = 0.5 * (count / terms.length) + 0.5
    const isWholeField = text.toLowerCase() === term ? 1.1 : 1
    scores.set(term, (scores.get(term) ?? 0) + weight * frequency * share * isWholeField)
  }
}
