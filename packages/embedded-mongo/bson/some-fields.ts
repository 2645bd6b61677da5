import { Double, Int32, Long } from 'bson'
import { endOfValue } from './elements'
import { decode, type Document, setField } from './types'

/** Names of the top-level fields to decode; undefined means all. */
export type Fields = ReadonlySet<string> | undefined

const FIRST = 4
const STRING = 0x02

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
      const end = nameEnd < 0 ? undefined : endOfValue(bytes, type, nameEnd + 1)
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

function isAt(bytes: Buffer, name: Buffer, start: number, end: number): boolean {
  if (end - start !== name.length) return false
  for (let i = 0; i < name.length; i++) if (bytes[start + i] !== name[i]) return false
  return true
}
