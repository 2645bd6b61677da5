import { deserialize, EJSON } from 'bson'
import type { mongo } from 'mongoose'
import { CHUNKS, FILES } from '@/lib/backups/archive/format'

/** What is of the running processes: it is neither copied nor replaced. */
const OF_PROCESSES = ['cachetags', 'jobs', 'locks', 'ratecounters', 'siteprocesses']

/** A batch of any size would have up to 16 MB, several times in memory. */
const BATCH = 200

/** The collection prefix of what is checked before it replaces the data. */
export const STAGED = 'restored.'

/** The names of what an archive holds; the pictures are apart. */
export async function listCollections(db: mongo.Db): Promise<string[]> {
  const left = [CHUNKS, ...OF_PROCESSES]
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
  const isData = (name: string) =>
    !left.includes(name) && !name.startsWith('system.') && !name.startsWith(STAGED)
  return found
    .map(({ name }) => name)
    .filter(isData)
    .toSorted()
}

export async function indexesOf(collection: mongo.Collection) {
  const indexes = await collection.indexes()
  const named = indexes.map(({ name = '', ...index }) => ({ name, ...index }))
  return named.toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** One line of extended JSON for each document, ordered by id, so that equal data are equal bytes. */
export async function* documentLines(
  collection: mongo.Collection,
  isTaken: (document: mongo.Document) => boolean = () => true,
): AsyncGenerator<Buffer> {
  const cursor = collection.find({}, { raw: true, sort: { _id: 1 }, batchSize: BATCH })
  for await (const raw of cursor) {
    // Keeps the BSON types of numbers: int, long or double.
    const options = { promoteValues: false, bsonRegExp: true }
    const document = deserialize(raw as unknown as Uint8Array, options)
    if (isTaken(document)) yield Buffer.from(`${EJSON.stringify(document, { relaxed: false })}\n`)
  }
}

type StoredFile = { _id: mongo.ObjectId; filename: string; length: number; chunkSize: number }

export function filesIn(db: mongo.Db, prefix = ''): mongo.Collection<StoredFile> {
  return db.collection<StoredFile>(prefix + FILES)
}

/** Undefined where the picture is gone. */
export async function readPicture(
  db: mongo.Db,
  { _id, length }: Pick<StoredFile, '_id' | 'length'>,
  prefix = '',
): Promise<Buffer | undefined> {
  const chunks = db.collection<{ data: mongo.Binary }>(prefix + CHUNKS)
  const found = await chunks.find({ files_id: _id }).sort({ n: 1 }).toArray()
  const bytes = Buffer.concat(found.map(({ data }) => data.buffer))
  return bytes.length === length ? bytes : undefined
}
