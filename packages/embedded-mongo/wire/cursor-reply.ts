import type { Batch } from '../commands/cursors'

/** BSON element headers of the reply: a type and a name. */
const CURSOR = Buffer.from('\x03cursor\0', 'latin1')
const BATCHES = {
  firstBatch: Buffer.from('\x04firstBatch\0', 'latin1'),
  nextBatch: Buffer.from('\x04nextBatch\0', 'latin1'),
}
const ID = Buffer.from('\x12id\0', 'latin1')
const NAMESPACE = Buffer.from('\x02ns\0', 'latin1')
const OK = Buffer.concat([Buffer.from('\x01ok\0', 'latin1'), doubleOf(1)])
/** Rows of this size are sent without a copy; smaller ones are cheaper to concatenate. */
const LARGE = 16 * 1024

/** Element headers of the first positions; most batches have no more. */
const KNOWN_PLACES = Array.from({ length: 1000 }, (_, i) => elementOf(i))

/**
 * The chunks of `{cursor: {firstBatch | nextBatch: rows, id, ns}, ok: 1}` around encoded rows.
 */
export function cursorReply(
  field: 'firstBatch' | 'nextBatch',
  { rows, namespace, id }: Batch,
): Uint8Array[] {
  const batch = BATCHES[field]
  let arraySize = 5
  let largeSize = 0
  for (let i = 0; i < rows.length; i++) {
    const size = rows[i]?.length ?? 0
    arraySize += placeOf(i).length + size
    if (size >= LARGE) largeSize += size
  }
  const namespaceSize = Buffer.byteLength(namespace)
  const cursorSize =
    4 + batch.length + arraySize + ID.length + 8 + NAMESPACE.length + 4 + namespaceSize + 2
  const size = 4 + CURSOR.length + cursorSize + OK.length + 1
  const reply = Buffer.allocUnsafe(size - largeSize)
  const pieces: Uint8Array[] = []
  let start = 0
  let at = reply.writeInt32LE(size, 0)
  at = put(reply, CURSOR, at)
  at = reply.writeInt32LE(cursorSize, at)
  at = put(reply, batch, at)
  at = reply.writeInt32LE(arraySize, at)
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i]
    if (!row) continue
    at = put(reply, placeOf(i), at)
    if (row.length < LARGE) at = put(reply, row, at)
    else {
      pieces.push(reply.subarray(start, at), row)
      start = at
    }
  }
  reply[at++] = 0
  at = put(reply, ID, at)
  at = reply.writeBigInt64LE(id, at)
  at = put(reply, NAMESPACE, at)
  at = reply.writeInt32LE(namespaceSize + 1, at)
  at += reply.write(namespace, at)
  reply[at++] = 0
  reply[at++] = 0
  at = put(reply, OK, at)
  reply[at] = 0
  pieces.push(start > 0 ? reply.subarray(start) : reply)
  return pieces
}

function put(target: Buffer, bytes: Uint8Array, at: number): number {
  target.set(bytes, at)
  return at + bytes.length
}

function placeOf(i: number): Buffer {
  return KNOWN_PLACES[i] ?? elementOf(i)
}

function elementOf(i: number): Buffer {
  return Buffer.from(`\x03${i}\0`, 'latin1')
}

function doubleOf(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}
