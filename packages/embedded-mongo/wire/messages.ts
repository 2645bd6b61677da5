import { decode, decoderWithRaw, type Document, encode } from '../bson/types'
import { crc32c } from './crc32c'

const HEADER = 16
const OP_REPLY = 1
const OP_QUERY = 2004
const OP_COMPRESSED = 2012
const OP_MSG = 2013

const CHECKSUM_PRESENT = 1
const MORE_TO_COME = 2
const KNOWN_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME
const REQUIRED_FLAGS = 0xffff
const CHECKSUM_SIZE = 4
const SMALLEST_DOCUMENT = 5
const DOCUMENTS = 'documents'
const decodeInsert = decoderWithRaw(DOCUMENTS)
const INSERT = Buffer.from('\x02insert\0', 'latin1')
/** Replies up to this size are sent in one piece: a copy costs less than another write. */
const MAX_COPIED = 32 * 1024

/** A request of either kind; legacy ones (OP_QUERY) are answered with OP_REPLY. */
export type Message = {
  id: number
  isLegacy: boolean
  /** The sender expects no reply. */
  isSilent: boolean
  body: Document
  sequences: Map<string, Uint8Array[]>
}

/** A malformed message: the connection is closed, as by MongoDB. */
export class ProtocolError extends Error {}

/** Decodes one complete message. */
export function parseMessage(frame: Buffer): Message {
  const id = frame.readInt32LE(4)
  const code = frame.readInt32LE(12)
  if (code === OP_MSG) return parseMsg(frame, id)
  if (code === OP_QUERY) return parseQuery(frame, id)
  if (code === OP_COMPRESSED) throw new ProtocolError('compression was never offered')
  throw new ProtocolError(`unknown message kind ${code}`)
}

function parseMsg(frame: Buffer, id: number): Message {
  if (frame.length < HEADER + 4) throw new ProtocolError('a message without flags')
  const flags = frame.readUInt32LE(HEADER)
  if (flags & REQUIRED_FLAGS & ~KNOWN_FLAGS) throw new ProtocolError('unknown flags')
  let end = frame.length
  if (flags & CHECKSUM_PRESENT) {
    end -= CHECKSUM_SIZE
    if (end < HEADER + 4 || frame.readUInt32LE(end) !== crc32c(frame.subarray(0, end))) {
      throw new ProtocolError('a wrong checksum')
    }
  }
  let body: Document | undefined
  const sequences = new Map<string, Uint8Array[]>()
  for (let at = HEADER + 4; at < end;) {
    const kind = frame[at++]
    if (kind === 0) {
      if (body) throw new ProtocolError('two bodies')
      const bytes = documentAt(frame, at, end)
      body = isInsert(bytes) ? readInsert(bytes, sequences) : decode(bytes)
      at += bytes.length
    } else if (kind === 1) at = parseSequence(frame, at, end, sequences)
    else throw new ProtocolError(`unknown section kind ${kind}`)
  }
  if (!body) throw new ProtocolError('a message without a body')
  return { id, isLegacy: false, isSilent: (flags & MORE_TO_COME) !== 0, body, sequences }
}

function isInsert(bytes: Buffer): boolean {
  return bytes.subarray(4, 4 + INSERT.length).equals(INSERT)
}

/** Documents in the body are kept as bytes, like those of a sequence. */
function readInsert(bytes: Buffer, sequences: Map<string, Uint8Array[]>): Document {
  const body = decodeInsert(bytes)
  const documents = body[DOCUMENTS]
  if (!Array.isArray(documents)) return body
  if (!documents.every((each) => each instanceof Uint8Array)) return decode(bytes)
  if (!sequences.has(DOCUMENTS)) sequences.set(DOCUMENTS, documents)
  return body
}

function parseSequence(
  frame: Buffer,
  start: number,
  end: number,
  sequences: Map<string, Uint8Array[]>,
): number {
  if (start + 4 > end) throw new ProtocolError('a document sequence is cut off')
  const stop = start + frame.readInt32LE(start)
  const nameEnd = frame.indexOf(0, start + 4)
  if (stop > end || nameEnd === -1 || nameEnd >= stop) {
    throw new ProtocolError('a document sequence is cut off')
  }
  const name = frame.toString('utf8', start + 4, nameEnd)
  if (sequences.has(name)) throw new ProtocolError(`two sequences called ${name}`)
  const documents: Uint8Array[] = []
  for (let at = nameEnd + 1; at < stop;) {
    const bytes = documentAt(frame, at, stop)
    documents.push(bytes)
    at += bytes.length
  }
  sequences.set(name, documents)
  return stop
}

/** The legacy handshake of drivers: a query on a $cmd collection. */
function parseQuery(frame: Buffer, id: number): Message {
  const nameEnd = frame.indexOf(0, HEADER + 4)
  if (nameEnd === -1) throw new ProtocolError('a query without a collection')
  const namespace = frame.toString('utf8', HEADER + 4, nameEnd)
  if (!namespace.endsWith('.$cmd')) throw new ProtocolError('only commands are answered')
  const query = decode(documentAt(frame, nameEnd + 9, frame.length))
  const nested = query['$query']
  const body = typeof nested === 'object' && nested !== null ? (nested as Document) : query
  const withDb = { ...body, $db: namespace.slice(0, -'.$cmd'.length) }
  return { id, isLegacy: true, isSilent: false, body: withDb, sequences: new Map() }
}

function documentAt(frame: Buffer, at: number, end: number): Buffer {
  if (at + SMALLEST_DOCUMENT > end) throw new ProtocolError('a document is cut off')
  const size = frame.readInt32LE(at)
  if (size < SMALLEST_DOCUMENT || at + size > end || frame[at + size - 1] !== 0) {
    throw new ProtocolError('a document has a wrong size')
  }
  return frame.subarray(at, at + size)
}

/** The chunks of a reply, in order. */
export function encodeReply(
  message: Message,
  id: number,
  reply: Document | readonly Uint8Array[],
): Uint8Array[] {
  const body: readonly Uint8Array[] = isPieces(reply) ? reply : [encode(reply)]
  const size = body.reduce((sum, { length }) => sum + length, 0)
  const head = message.isLegacy ? legacyHead() : Buffer.alloc(HEADER + 5)
  head.writeInt32LE(head.length + size, 0)
  head.writeInt32LE(id, 4)
  head.writeInt32LE(message.id, 8)
  head.writeInt32LE(message.isLegacy ? OP_REPLY : OP_MSG, 12)
  const pieces = [head, ...body]
  return size > MAX_COPIED ? pieces : [Buffer.concat(pieces, head.length + size)]
}

function isPieces(reply: Document | readonly Uint8Array[]): reply is readonly Uint8Array[] {
  return Array.isArray(reply)
}

/** Flags (able to await), no cursor, from the first, one document. */
function legacyHead(): Buffer {
  const head = Buffer.alloc(HEADER + 20)
  head.writeInt32LE(8, HEADER)
  head.writeInt32LE(1, HEADER + 16)
  return head
}
