import { crc32 } from 'node:zlib'

/*
 * Keys in LMDB, all integers big-endian:
 *   records   collection (4) + record (6)                    -> checksum (4) + BSON
 *   entries   index (4) + key (1 to 1,912) + record (6)      -> checksum (4)
 *   catalogue collection (4)                                 -> checksum (4) + BSON
 *   counters  collection (4)                                 -> checksum (4) + three doubles
 * Numbers of collections and indexes are never used twice.
 */
const NUMBER = 4
const RECORD = 6
const CHECKSUM = 4

export function numberKey(number: number): Buffer {
  const key = Buffer.allocUnsafe(NUMBER)
  key.writeUInt32BE(number)
  return key
}

export function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(NUMBER + RECORD)
  key.writeUInt32BE(collection)
  key.writeUIntBE(record, NUMBER, RECORD)
  return key
}

export function recordOfKey(key: Buffer): number {
  return key.readUIntBE(key.length - RECORD, RECORD)
}

export function entryKey(index: number, bytes: Buffer, record: number): Buffer {
  const key = Buffer.allocUnsafe(NUMBER + bytes.length + RECORD)
  key.writeUInt32BE(index)
  bytes.copy(key, NUMBER)
  key.writeUIntBE(record, NUMBER + bytes.length, RECORD)
  return key
}

/** Prefix of the entries of one key of an index. */
export function entryPrefix(index: number, bytes: Uint8Array): Buffer {
  const key = Buffer.allocUnsafe(NUMBER + bytes.length)
  key.writeUInt32BE(index)
  key.set(bytes, NUMBER)
  return key
}

/** It is above every key that begins with these bytes and goes on with a value or a record. */
export function above(bytes: Uint8Array): Buffer {
  return Buffer.concat([bytes, ABOVE])
}

const ABOVE = Buffer.from([0xff])

/** A damaged record: always reported, never returned. */
export class DamagedData extends Error {
  constructor(damage: string) {
    super(`The data is damaged: ${damage}. Restore the folder from a backup.`)
    this.name = 'DamagedData'
  }
}

function checksum(key: Buffer, content: Uint8Array): number {
  const ofKey = crc32(key)
  return content.length > 0 ? crc32(content, ofKey) : ofKey
}

/** The checksum covers the key, so that a misplaced value is detected too. */
export function seal(key: Buffer, content: Uint8Array): Buffer {
  const value = Buffer.allocUnsafe(CHECKSUM + content.length)
  value.writeUInt32BE(checksum(key, content))
  value.set(content, CHECKSUM)
  return value
}

export function unseal(key: Buffer, value: Buffer): Buffer {
  const content = value.subarray(CHECKSUM)
  if (value.length < CHECKSUM || value.readUInt32BE() !== checksum(key, content)) {
    throw new DamagedData(`the checksum of ${key.toString('hex')} is wrong`)
  }
  return content
}
