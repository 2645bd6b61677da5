import { Int32, Long } from 'bson'
import { type Document, encode, isInt32Value } from '../bson/types'
import type { MongoError } from '../errors'

/** Counts are int32 where they fit, as MongoDB answers them. */
export function toLong(value: number): Int32 | Long {
  return isInt32Value(value) ? new Int32(value) : Long.fromNumber(value)
}

/** `{n, ok: 1}`, the reply to most writes, as its BSON. */
export function countReply(n: number): readonly Uint8Array[] {
  const reply = Buffer.from(COUNTED)
  reply.writeInt32LE(n, COUNT_AT)
  return [reply]
}

const COUNTED = encode({ n: new Int32(0), ok: 1 })
/** It follows the size, the type and the name. */
const COUNT_AT = 7

/** The reply to a command that failed. */
export function errorReply(error: MongoError): Document {
  const { message, code, codeName, extra } = error
  return { ok: 0, errmsg: message, code: new Int32(code), codeName, ...extra }
}

/** One entry of `writeErrors`. */
export function writeError(index: number, { message, code, extra }: MongoError): Document {
  return { index: new Int32(index), code: new Int32(code), errmsg: message, ...extra }
}
