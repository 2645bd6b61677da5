import { type Document, isDocument, isInt32Value } from '../bson/types'
import { Binary, BSONRegExp, Double, Int32, Long, MaxKey, MinKey } from './driver'
import type { Changes, Dataset, Failure, Outcome, Vector, VectorReply } from './vectors'

/**
 * They go from best to worst: `same`; `keyOrder` and `numberType` count as the same, as JavaScript
 * sees them; `otherCode` is a refusal with another error code; `different` anything else.
 */
export type Verdict =
  | 'same'
  | 'keyOrder'
  | 'numberType'
  | 'otherCode'
  | 'errorOnlyHere'
  | 'errorOnlyInMongoDB'
  | 'different'

type Rules = { keyOrder: boolean; numberTypes: boolean }

/** Maths libraries round differently. */
const DOUBLE_TOLERANCE = 1e-13
const EXACT: Rules = { keyOrder: true, numberTypes: true }
const ANY_KEY_ORDER: Rules = { keyOrder: false, numberTypes: true }
const ANY_NUMBER_TYPE: Rules = { keyOrder: false, numberTypes: false }

export function compareOutcome(vector: Vector, dataset: Dataset, actual: Outcome): Verdict {
  const expected = vector.expect
  const codes = compareErrors(expected, actual)
  if (codes) return codes
  const [wantedAfter, gotAfter] = alignChanges(dataset, expected.after, actual.after)
  const wanted = [withoutOrder(vector, withoutMessages(expected.replies)), wantedAfter]
  const replies = keepComparable(expected.replies, withoutMessages(actual.replies))
  const got = [withoutOrder(vector, replies), gotAfter]
  if (equal(wanted, got, EXACT)) return 'same'
  if (equal(wanted, got, ANY_KEY_ORDER)) return 'keyOrder'
  if (equal(wanted, got, ANY_NUMBER_TYPE)) return 'numberType'
  return 'different'
}

/** Both sides list the same documents: those changed only in the other are added unchanged. */
function alignChanges(dataset: Dataset, expected: Changes = {}, actual: Changes = {}) {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])]
  const align = (changes: Changes, other: Changes) =>
    names.map((name) =>
      withOriginals(dataset.collections[name]?.docs ?? [], changes[name], other[name]),
    )
  return [align(expected, actual), align(actual, expected)] as const
}

type Change = Changes[string]
const NO_CHANGE: Change = { changed: [], removed: [] }

function withOriginals(docs: Document[], change: Change = NO_CHANGE, other: Change = NO_CHANGE) {
  const listed = new Set([...change.changed.map(idText), ...change.removed.map(sortText)])
  const missing = new Set(other.changed.map(idText).filter((id) => !listed.has(id)))
  const originals = docs.filter((doc) => missing.has(idText(doc)))
  const changed = [...change.changed, ...originals].toSorted((a, b) =>
    idText(a) < idText(b) ? -1 : 1,
  )
  return { changed, removed: change.removed }
}

const idText = (doc: Document): string => sortText(doc['_id'])

function errorCodes({ replies }: Outcome): number[] {
  return replies.flatMap(({ error, writeErrors = [] }) =>
    error ? [Number(error.code)] : writeErrors.map(({ code }) => Number(code)),
  )
}

function compareErrors(expected: Outcome, actual: Outcome): Verdict | undefined {
  const wanted = errorCodes(expected)
  const got = errorCodes(actual)
  if (wanted.length === 0 && got.length > 0) return 'errorOnlyHere'
  if (wanted.length > 0 && got.length === 0) return 'errorOnlyInMongoDB'
  if (wanted.length === got.length && wanted.some((code, i) => code !== got[i])) return 'otherCode'
  return undefined
}

function withoutMessages(replies: VectorReply[]): VectorReply[] {
  return mapErrors(replies, ({ message: _, codeName: __, ...rest }) => rest)
}

/** A duplicate key's keyValue is compared only where it was recorded (not under a collation). */
function keepComparable(wanted: VectorReply[], got: VectorReply[]): VectorReply[] {
  return mapErrors(got, ({ keyValue, ...rest }, i, k) => {
    const { error, writeErrors } = wanted[i] ?? {}
    return (error ?? writeErrors?.[k])?.keyValue ? { ...rest, keyValue } : rest
  })
}

function mapErrors(
  replies: VectorReply[],
  change: (error: Failure, reply: number, error_: number) => Failure,
): VectorReply[] {
  return replies.map((reply, i) => {
    const { error, writeErrors } = reply
    if (error) return { ...reply, error: change(error, i, 0) }
    if (!writeErrors) return reply
    const changed = writeErrors.map((each, k) => ({ ...change(each, i, k), index: each.index }))
    return { ...reply, writeErrors: changed }
  })
}

/** Sorts what has no defined order. */
function withoutOrder(vector: Vector, replies: VectorReply[]): VectorReply[] {
  return replies.map((reply) => {
    const sorted = { ...reply }
    if (sorted.values) sorted.values = sortedByText(sorted.values)
    if (!sorted.rows) return sorted
    for (const path of vector.unorderedFields ?? []) {
      sorted.rows = sorted.rows.map((row) => sortArrayAt(row, path.split('.')))
    }
    if (vector.unordered) sorted.rows = sortedByText(sorted.rows)
    return sorted
  })
}

function sortArrayAt(value: unknown, [key = '', ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => sortArrayAt(item, [key, ...rest]))
  if (!isDocument(value) || !(key in value)) return value
  const child = value[key]
  if (rest.length > 0) return { ...value, [key]: sortArrayAt(child, rest) }
  return Array.isArray(child) ? { ...value, [key]: sortedByText(child) } : value
}

function sortedByText(items: unknown[]): unknown[] {
  return items
    .map((item) => ({ item, text: sortText(item) }))
    .toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ item }) => item)
}

/** Equal for values that compare equal whatever their key order and number type. */
function sortText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortText).join()}]`
  if (isDocument(value)) {
    const keys = Object.keys(value).toSorted()
    return `{${keys.map((key) => `${key}:${sortText(value[key])}`).join()}}`
  }
  return isPlainNumber(value) ? `n${toNumber(value).toPrecision(12)}` : scalarText(value)
}

function equal(a: unknown, b: unknown, rules: Rules): boolean {
  if (isPlainNumber(a) && isPlainNumber(b)) return equalNumbers(a, b, rules)
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => equal(item, b[i], rules))
  }
  if (isDocument(a) && isDocument(b)) return equalDocuments(a, b, rules)
  if (Array.isArray(a) || Array.isArray(b) || isDocument(a) || isDocument(b)) return false
  return scalarText(a) === scalarText(b)
}

function equalDocuments(a: Document, b: Document, rules: Rules): boolean {
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  if (rules.keyOrder && keys.some((key, i) => key !== others[i])) return false
  return keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key], rules))
}

type PlainNumber =
  number | InstanceType<typeof Int32> | InstanceType<typeof Double> | InstanceType<typeof Long>

function equalNumbers(a: PlainNumber, b: PlainNumber, rules: Rules): boolean {
  if (rules.numberTypes && typeOfNumber(a) !== typeOfNumber(b)) return false
  if (String(a) === String(b)) return true
  if (typeOfNumber(a) === 'long' && typeOfNumber(b) === 'long') return false
  const x = toNumber(a)
  const y = toNumber(b)
  if (Number.isInteger(x) && Number.isInteger(y)) return x === y && Number.isSafeInteger(x)
  return Math.abs(x - y) <= DOUBLE_TOLERANCE * Math.max(Math.abs(x), Math.abs(y))
}

function isPlainNumber(value: unknown): value is PlainNumber {
  if (typeof value === 'number') return true
  return value instanceof Int32 || value instanceof Double || value instanceof Long
}

const toNumber = (value: PlainNumber): number => Number(String(value))

function typeOfNumber(value: PlainNumber): 'int' | 'long' | 'double' {
  if (typeof value === 'number') return isInt32Value(value) ? 'int' : 'double'
  if (value instanceof Int32) return 'int'
  return value instanceof Long ? 'long' : 'double'
}

function scalarText(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (value instanceof Date) return `Date ${value.getTime()}`
  if (typeof value !== 'object') return `${typeof value} ${String(value)}`
  if (value instanceof Binary) return `Binary ${value.sub_type} ${value.toString('hex')}`
  if (value instanceof BSONRegExp) return `RegExp /${value.pattern}/${value.options}`
  if (value instanceof MinKey || value instanceof MaxKey) return value.constructor.name
  return `${value.constructor.name} ${String(value)}`
}
