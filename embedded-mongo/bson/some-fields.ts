import { Double, Int32, Long } from 'bson'
import { decode, type Document, setField } from './types'

/** Names of the top-level fields to decode; undefined means all. */
export type Fields = ReadonlySet<string> | undefined

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
const STRING = 0x02
const DOCUMENT = 0x03
const ARRAY = 0x04
const BINARY = 0x05
const REGEX = 0x0b
const CODE = 0x0d
const SYMBOL = 0x0e
const SCOPED_CODE = 0x0f

/**
 * A BSON decoder of the named top-level fields only, each as `decode` gives it; the bytes of others
 * are skipped. With an unknown type it decodes the whole document.
 */
export function decoderOf(names: ReadonlySet<string>): (bytes: Buffer) => Document {
  const wanted = [...names].map((name) => ({ name, bytes: Buffer.from(name) }))
  return (bytes) => {
    const doc: Document = {}
    const last = bytes.length - 1
    for (let at = FIRST; at < last;) {
      const type = bytes[at] ?? 0
      const start = at + 1
      const nameEnd = bytes.indexOf(0, start)
      const end = nameEnd < 0 ? undefined : endOf(bytes, type, nameEnd + 1)
      if (end === undefined || end > last) return decode(bytes)
      for (const field of wanted) {
        if (!isAt(bytes, field.bytes, start, nameEnd)) continue
        const value = plainValue(bytes, type, nameEnd + 1)
        setField(doc, field.name, value === undefined ? decodedValue(bytes, at, end) : value)
      }
      at = end
    }
    return doc
  }
}

/** Decodes common types directly; undefined for all others. */
function plainValue(bytes: Buffer, type: number, at: number): unknown {
  switch (type) {
    case 0x01:
      return new Double(bytes.readDoubleLE(at))
    case STRING:
      return bytes.toString('utf8', at + 4, at + 3 + bytes.readInt32LE(at))
    case 0x08:
      return bytes[at] === 1
    case 0x09:
      return new Date(Number(bytes.readBigInt64LE(at)))
    case 0x0a:
      return null
    case 0x10:
      return new Int32(bytes.readInt32LE(at))
    case 0x12:
      return new Long(bytes.readInt32LE(at), bytes.readInt32LE(at + 4))
    default:
      return undefined
  }
}

/** Decodes one element through a document with that element only. */
function decodedValue(bytes: Buffer, start: number, end: number): unknown {
  const size = FIRST + end - start + 1
  const alone = Buffer.allocUnsafe(size)
  alone.writeInt32LE(size)
  bytes.copy(alone, FIRST, start, end)
  alone[size - 1] = 0
  return Object.values(decode(alone))[0]
}

/** End offset of a value; undefined for an unknown type. */
function endOf(bytes: Buffer, type: number, at: number): number | undefined {
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
    case DOCUMENT:
    case ARRAY:
    case SCOPED_CODE:
      return at + Math.max(length, 4)
    case STRING:
    case CODE:
    case SYMBOL:
      return at + 4 + length
    case BINARY:
      return at + 5 + length
    default:
      return undefined
  }
}

function isAt(bytes: Buffer, name: Buffer, start: number, end: number): boolean {
  if (end - start !== name.length) return false
  for (let i = 0; i < name.length; i++) if (bytes[start + i] !== name[i]) return false
  return true
}
