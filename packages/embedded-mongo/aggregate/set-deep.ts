import { type Document, fieldOf, isDocument, setField } from '../bson/types'

/** A copy with a value at a path; missing documents are created, undefined removes. */
export function setDeep(
  doc: Document,
  parts: readonly string[],
  value: unknown,
  depth = 0,
): Document {
  const part = parts[depth] ?? ''
  const copy = { ...doc }
  if (depth + 1 < parts.length) {
    const inner = fieldOf(doc, part)
    setField(copy, part, setDeep(isDocument(inner) ? inner : {}, parts, value, depth + 1))
  } else if (value === undefined) delete copy[part]
  else setField(copy, part, value)
  return copy
}
