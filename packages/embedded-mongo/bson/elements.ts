const FIRST = 4
const FIXED: Readonly<Record<number, number>> = {
  0x01: 8,
  0x06: 0,
  0x07: 12,
  0x08: 1,
  0x09: 8,
  0x0a: 0,
  0x10: 4,
  0x11: 8,
  0x12: 8,
  0x13: 16,
  0x7f: 0,
  0xff: 0,
}
const REGEX = 0x0b
const POINTER_ID = 12

/** One element of a document in BSON; all are offsets. */
export type Element = { type: number; start: number; name: number; value: number; end: number }

/** The elements of the document that begins here; undefined behind the last whole one if it is
 * malformed. */
export function* elementsOf(bytes: Buffer, at = 0): Generator<Element | undefined> {
  const last = at + bytes.readInt32LE(at) - 1
  for (let start = at + FIRST; start < last;) {
    const type = bytes[start] ?? 0
    const nameEnd = bytes.indexOf(0, start + 1)
    const end = nameEnd < 0 ? undefined : endOfValue(bytes, type, nameEnd + 1)
    if (end === undefined || end > last) {
      yield undefined
      return
    }
    yield { type, start, name: start + 1, value: nameEnd + 1, end }
    start = end
  }
}

/** End offset of a value; undefined for an unknown type. */
export function endOfValue(bytes: Buffer, type: number, at: number): number | undefined {
  const fixed = FIXED[type]
  if (fixed !== undefined) return at + fixed
  if (type === REGEX) {
    const patternEnd = bytes.indexOf(0, at)
    const optionsEnd = patternEnd < 0 ? -1 : bytes.indexOf(0, patternEnd + 1)
    return optionsEnd < 0 ? undefined : optionsEnd + 1
  }
  if (at + 4 > bytes.length) return undefined
  const length = bytes.readInt32LE(at)
  if (length < 0) return undefined
  switch (type) {
    case 0x03:
    case 0x04:
    case 0x0f:
      return at + Math.max(length, 4)
    case 0x02:
    case 0x0d:
    case 0x0e:
      return at + 4 + length
    case 0x05:
      return at + 5 + length
    case 0x0c:
      return at + 4 + length + POINTER_ID
    default:
      return undefined
  }
}
