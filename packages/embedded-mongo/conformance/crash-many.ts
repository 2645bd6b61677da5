import mongoose from 'mongoose'
import type { Client } from './driver'
import { killUnderLoad } from './kill'
import { isFileWhole, storeFile } from './stored-files'

const GROUPS = 3
const GROUP_SIZE = 150
const BATCH = 40
const FILE_BYTES = 700_000
const MAX_ANSWERS = 25
const LONG_AGO = new Date(0)
const NEVER = new Date('2999-01-01')

type Counted = { _id: string; group: number; n: number; twin: number; tags: number[] }
type Expiring = { _id: string; at: Date; slug: string }

/** Acknowledged state: counters with their known and requested values, names of documents and
 * files. */
type Answered = {
  isFilled: boolean
  counts: Map<number, { known: number; requested: number }>
  inserted: Set<string>
  deleted: Set<string>
  files: Map<string, number>
  deletedFiles: Set<unknown>
}

type ManyReport = { answers: number; missing: string[]; disagreements: string[] }

/**
 * Kills the server during updates and deletes of many documents, expiry, and writes and deletes of
 * files, and compares the stored state with the acknowledged one.
 */
export async function manyRounds(
  data: string,
  rounds: number,
  random: () => number,
): Promise<ManyReport> {
  const answered: Answered = {
    isFilled: false,
    counts: new Map(),
    inserted: new Set(),
    deleted: new Set(),
    files: new Map(),
    deletedFiles: new Set(),
  }
  const report: ManyReport = { answers: 0, missing: [], disagreements: [] }
  report.answers = await killUnderLoad(
    { data, rounds, random, mostAnswers: MAX_ANSWERS },
    {
      async check(client) {
        if (!answered.isFilled) await fill(client)
        answered.isFilled = true
        await checkCounts(client, answered, report)
        await checkExpiring(client, answered, report)
        await checkFiles(client, answered, report)
        await checkIndexes(client, report)
      },
      writers: (client, round, note) => [
        ...Array.from({ length: GROUPS }, (_, group) => count(client, group, answered, note)),
        expire(client, round, answered, note),
        store(client, round, answered, note),
      ],
    },
  )
  return report
}

const countedOf = (client: Client) => client.db('many').collection<Counted>('counted')
const expiringOf = (client: Client) => client.db('many').collection<Expiring>('expiring')
const bucketOf = (client: Client) => new mongoose.mongo.GridFSBucket(client.db('many'))

async function fill(client: Client): Promise<void> {
  const docs = Array.from({ length: GROUPS * GROUP_SIZE }, (_, i) => {
    const group = i % GROUPS
    return { _id: `${i}`, group, n: 0, twin: 0, tags: [i % 5, i % 7] }
  })
  await countedOf(client).insertMany(docs)
  await countedOf(client).createIndexes([{ key: { n: 1, group: 1 } }, { key: { tags: 1, n: -1 } }])
  const expiring = expiringOf(client)
  await expiring.createIndexes([
    { key: { at: 1 }, expireAfterSeconds: 0 },
    { key: { slug: 1 }, unique: true },
  ])
}

/** Two fields of each document of a group always change together. */
async function count(
  client: Client,
  group: number,
  { counts }: Answered,
  note: () => void,
): Promise<void> {
  for (;;) {
    const { known, requested } = counts.get(group) ?? { known: 0, requested: 0 }
    // An unacknowledged update may be in some documents; later ones start from there.
    const next = requested + 1
    counts.set(group, { known, requested: next })
    await countedOf(client).updateMany({ group }, { $set: { n: next, twin: next } })
    counts.set(group, { known: next, requested: next })
    note()
  }
}

async function expire(
  client: Client,
  round: number,
  { inserted, deleted }: Answered,
  note: () => void,
): Promise<void> {
  const expiring = expiringOf(client)
  for (let i = 0; ; i++) {
    const docs = Array.from({ length: BATCH }, (_, k) => {
      const _id = `${round}-${i}-${k}`
      return { _id, at: k % 2 ? NEVER : LONG_AGO, slug: _id }
    })
    await expiring.insertMany(docs)
    const lasting = docs.filter(({ at }) => at === NEVER).map(({ _id }) => _id)
    for (const _id of lasting) inserted.add(_id)
    note()
    if (i % 2 === 0) continue
    for (const _id of lasting) inserted.delete(_id)
    await expiring.deleteMany({ _id: { $in: lasting } })
    for (const _id of lasting) deleted.add(_id)
    note()
  }
}

async function store(
  client: Client,
  round: number,
  { files, deletedFiles }: Answered,
  note: () => void,
): Promise<void> {
  const bucket = bucketOf(client)
  for (let i = 0; ; i++) {
    const name = `${round}-${i}`
    const id = await storeFile(bucket, name, { size: FILE_BYTES, byte: i })
    files.set(name, i % 256)
    note()
    if (i % 2 === 0) continue
    files.delete(name)
    await bucket.delete(id)
    deletedFiles.add(id)
    note()
  }
}

async function checkCounts(
  client: Client,
  { counts }: Answered,
  { missing }: ManyReport,
): Promise<void> {
  const docs = await countedOf(client).find().toArray()
  if (docs.length !== GROUPS * GROUP_SIZE) missing.push(`${docs.length} counted documents`)
  for (const { _id, group, n, twin } of docs) {
    const { known, requested } = counts.get(group) ?? { known: 0, requested: 0 }
    if (n < known || n > requested) missing.push(`${_id}: ${n}, not ${known} to ${requested}`)
    if (n !== twin) missing.push(`${_id} is half changed: ${n} and ${twin}`)
  }
}

async function checkExpiring(
  client: Client,
  { inserted, deleted }: Answered,
  { missing }: ManyReport,
): Promise<void> {
  const docs = await expiringOf(client).find().toArray()
  const stored = new Set(docs.map(({ _id }) => _id))
  for (const _id of inserted) if (!stored.has(_id)) missing.push(_id)
  for (const _id of deleted) if (stored.has(_id)) missing.push(`${_id} (deleted)`)
}

async function checkFiles(
  client: Client,
  { files, deletedFiles }: Answered,
  { missing }: ManyReport,
): Promise<void> {
  for (const [name, byte] of files) {
    const isWhole = await isFileWhole(bucketOf(client), name, { size: FILE_BYTES, byte })
    if (!isWhole) missing.push(`file ${name}`)
  }
  const db = client.db('many')
  const gone = { $in: [...deletedFiles] }
  const rest =
    (await db.collection('fs.files').countDocuments({ _id: gone as never })) +
    (await db.collection('fs.chunks').countDocuments({ files_id: gone }))
  if (rest > 0) missing.push(`${rest} pieces of deleted files`)
}

async function checkIndexes(client: Client, { disagreements }: ManyReport): Promise<void> {
  for (const name of ['counted', 'expiring', 'fs.files', 'fs.chunks']) {
    const reply = await client
      .db('many')
      .command({ validate: name })
      .catch((error: { code?: number }) => {
        // Not created yet.
        if (error.code === 26) return { errors: [] }
        throw error
      })
    disagreements.push(...(reply['errors'] as string[]).map((error) => `${name}: ${error}`))
  }
}
