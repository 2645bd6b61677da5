import { toDouble } from '../bson/numbers'
import { valuesAt } from '../bson/paths'
import { type Document, isDocument } from '../bson/types'

/** The weight of each field; `$**` means all strings. */
export type TextWeights = ReadonlyMap<string, number>

const ALL_FIELDS = '$**'
const WORD = /[\p{L}\p{N}_]+/gu
const MARKS = /\p{M}/gu
const LONGEST_TERM = 256
const STOP_WORDS = new Set(
  'a about after all also an and are as at be because been but by can do for from had has have he her his how i if in into is it its just me my no not of on or our she so that the their them then there these they this to up was we were what when which who will with would you your'.split(
    ' ',
  ),
)

/** The weights of a text index; undefined for any other. */
export function textWeights(spec: Document): TextWeights | undefined {
  const weights = spec['weights']
  if (!isDocument(weights)) return undefined
  return new Map(Object.entries(weights).map(([field, weight]) => [field, toDouble(weight)]))
}

/** The indexed words of a text: without case, diacritics, stop words and plural endings. */
export function termsOf(text: string): string[] {
  const words = text.normalize('NFD').replace(MARKS, '').toLowerCase().match(WORD) ?? []
  return words.filter((word) => !STOP_WORDS.has(word)).map(stem)
}

/** All terms of a document, each once. */
export function textTerms(doc: Document, weights: TextWeights): string[] {
  const terms = new Set<string>()
  for (const field of weights.keys()) {
    for (const text of textsAt(doc, field)) for (const term of termsOf(text)) terms.add(term)
  }
  return [...terms]
}

/** The strings of a field, of the elements of its arrays, and for `$**` of the whole document. */
export function textsAt(doc: Document, field: string): string[] {
  const values = field === ALL_FIELDS ? everyValue(doc) : valuesAt(doc, field)
  return values.filter((value) => typeof value === 'string')
}

function everyValue(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(everyValue)
  return isDocument(value) ? Object.values(value).flatMap(everyValue) : [value]
}

function stem(word: string): string {
  const cut = word.slice(0, LONGEST_TERM)
  if (/(?:ss|us|is)$/.test(cut) || cut.length < 4) return cut
  if (cut.endsWith('ies')) return `${cut.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|z)es$/.test(cut)) return cut.slice(0, -2)
  return cut.endsWith('s') ? cut.slice(0, -1) : cut
}
