import type { Document } from '../../bson/types'
import type { Client } from '../driver'
import { RawConnection } from '../raw-connection'
import type { Outcome } from './run-test'

const DB = 'corpus'
/** The size of an ObjectId's element with the name _id. */
const ID_BYTES = 17

/** Inserts each document of a file, and reads it again; a malformed one must be refused. */
export async function runCorpus(
  uri: string,
  admin: Client,
  file: Document,
): Promise<[name: string, outcome: Outcome][]> {
  const outcomes: [string, Outcome][] = []
  for (const { description, canonical_bson } of (file['valid'] ?? []) as Document[]) {
    const bytes = Buffer.from(String(canonical_bson), 'hex')
    outcomes.push([String(description), await storedAs(uri, admin, bytes)])
  }
  for (const { description, bson } of (file['decodeErrors'] ?? []) as Document[]) {
    const bytes = Buffer.from(String(bson), 'hex')
    outcomes.push([String(description), await refused(uri, bytes)])
  }
  return outcomes
}

async function storedAs(uri: string, admin: Client, bytes: Buffer): Promise<Outcome> {
  await admin.db(DB).dropCollection('rows')
  const reply = await insert(uri, bytes)
  if (!isInserted(reply)) return { is: 'failed', why: JSON.stringify(reply) }
  const found = await admin
    .db(DB)
    .collection('rows')
    .findOne({}, { raw: true } as object)
  const stored = Buffer.from(found as unknown as Uint8Array)
  const expected = bytes.includes(Buffer.from('\x07_id\0', 'latin1'))
    ? bytes
    : Buffer.concat([Buffer.alloc(4), stored.subarray(4, 4 + ID_BYTES), bytes.subarray(4)])
  if (expected !== bytes) expected.writeInt32LE(expected.length)
  if (stored.equals(expected)) return { is: 'passed' }
  return { is: 'failed', why: `${stored.toString('hex')}, not ${expected.toString('hex')}` }
}

async function refused(uri: string, bytes: Buffer): Promise<Outcome> {
  const reply = await insert(uri, bytes)
  return isInserted(reply) ? { is: 'failed', why: 'it was stored' } : { is: 'passed' }
}

const isInserted = (reply: Document | undefined): boolean =>
  reply !== undefined && reply['writeErrors'] === undefined && Number(reply['ok']) === 1

async function insert(uri: string, bytes: Buffer): Promise<Document | undefined> {
  const connection = await RawConnection.open(uri)
  try {
    return await connection.insert(DB, 'rows', bytes)
  } finally {
    connection.close()
  }
}
