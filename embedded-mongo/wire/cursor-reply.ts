import type { Batch } from '../commands/cursors'

const DOCUMENT = 3
const ARRAY = 4
const LONG = 18
const STRING = 2
const DOUBLE = 1
/** Rows of this size are sent from where they are; smaller ones are cheaper to copy together. */
const LARGE = 16 * 1024

/**
 * The pieces of `{cursor: {firstBatch | nextBatch: rows, id, ns}, ok: 1}` around rows that are BSON
 * already.
 */
export function cursorReply(field: 'firstBatch' | 'nextBatch', batch: Batch): Uint8Array[] {
  const names = batch.rows.map((_, i) => Buffer.from(`${i}\0`, 'latin1'))
  const arraySize = batch.rows.reduce(
    (sum, row, i) => sum + 1 + (names[i]?.length ?? 0) + row.length,
    5,
  )
  const namespace = Buffer.from(batch.namespace)
  const cursorSize =
    4 + 1 + field.length + 1 + arraySize + 1 + 3 + 8 + 1 + 3 + 4 + namespace.length + 1 + 1
  const size = 4 + 1 + 7 + cursorSize + 1 + 3 + 8 + 1
  const large = batch.rows.filter((row) => row.length >= LARGE)
  const copied = large.reduce((sum, row) => sum - row.length, size)
  const reply = Buffer.allocUnsafe(copied)
  const pieces: Uint8Array[] = []
  let start = 0
  let at = reply.writeInt32LE(size, 0)
  const name = (type: number, text: string): void => {
    at = reply.writeUInt8(type, at)
    at += reply.write(`${text}\0`, at, 'latin1')
  }
  name(DOCUMENT, 'cursor')
  at = reply.writeInt32LE(cursorSize, at)
  name(ARRAY, field)
  at = reply.writeInt32LE(arraySize, at)
  for (const [i, row] of batch.rows.entries()) {
    at = reply.writeUInt8(DOCUMENT, at)
    at += names[i]?.copy(reply, at) ?? 0
    if (row.length >= LARGE) {
      pieces.push(reply.subarray(start, at), row)
      start = at
    } else {
      reply.set(row, at)
      at += row.length
    }
  }
  at = reply.writeUInt8(0, at)
  name(LONG, 'id')
  at = reply.writeBigInt64LE(batch.id, at)
  name(STRING, 'ns')
  at = reply.writeInt32LE(namespace.length + 1, at)
  at += namespace.copy(reply, at)
  at = reply.writeUInt8(0, at)
  at = reply.writeUInt8(0, at)
  name(DOUBLE, 'ok')
  at = reply.writeDoubleLE(1, at)
  reply.writeUInt8(0, at)
  pieces.push(reply.subarray(start))
  return pieces
}
