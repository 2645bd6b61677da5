import { isDocument, type Document } from '../bson/types'

const REFERENCE_FIELDS = new Set(['$ref', '$id', '$db'])

/** Whether a document holds operators, such as {$gt: 1}; references {$ref, $id} are values. */
export function isOperatorDocument(value: unknown): value is Document {
  if (!isDocument(value)) return false
  const first = Object.keys(value)[0]
  return first !== undefined && first.startsWith('$') && !REFERENCE_FIELDS.has(first)
}
