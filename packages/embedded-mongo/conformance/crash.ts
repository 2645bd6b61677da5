import type { Client } from './driver'
import { killUnderLoad } from './kill'

/** Acknowledged writes; an unacknowledged one may or may not be stored. */
type Acknowledged = {
  inserted: Set<string>
  removed: Set<string>
  /** The last acknowledged and the last requested value of each counter. */
  counters: Map<string, { known: number; requested: number }>
}

type CrashDoc = {
  _id: string
  slug?: string
  group?: number
  at?: number
  n?: number
  tags?: string[]
  pad?: string
  value?: number
}

type CrashReport = { acknowledged: number; missing: string[]; disagreements: string[] }

const WRITERS = 8
const COUNTERS = 4
const MAX_ANSWERS = 400
const INDEXES = [
  { key: { group: 1, at: -1 }, name: 'group_at' },
  { key: { tags: 1 }, name: 'tags' },
  { key: { slug: 1 }, name: 'slug', unique: true },
  { key: { n: 1 }, name: 'n', sparse: true },
] as const

/**
 * Kills the server under load `rounds` times, opens the same folder again and compares the stored
 * state with the acknowledged one, and every index with the documents.
 */
export async function crashRounds(
  data: string,
  rounds: number,
  random: () => number,
): Promise<CrashReport> {
  const acknowledged: Acknowledged = {
    inserted: new Set(),
    removed: new Set(),
    counters: new Map(),
  }
  const missing: string[] = []
  const disagreements: string[] = []
  let isIndexed = false
  const answers = await killUnderLoad(
    { data, rounds, random, mostAnswers: MAX_ANSWERS },
    {
      async check(client) {
        if (!isIndexed) {
          await collectionOf(client).createIndexes(INDEXES.map((index) => ({ ...index })))
        }
        isIndexed = true
        await check(client, acknowledged, { missing, disagreements })
      },
      writers: (client, round, note) =>
        Array.from({ length: WRITERS }, (_, i) =>
          write(client, `${round}-${i}`, acknowledged, random, note),
        ),
    },
  )
  return { acknowledged: answers, missing, disagreements }
}

const collectionOf = (client: Client) => client.db('crash').collection<CrashDoc>('docs')

/** Writes until the connection breaks, and records what was acknowledged. */
async function write(
  client: Client,
  writer: string,
  { inserted, removed, counters }: Acknowledged,
  random: () => number,
  note: () => void,
): Promise<void> {
  const docs = collectionOf(client)
  for (let i = 0; ; i++) {
    const _id = `${writer}-${i}`
    const tags = Array.from({ length: Math.floor(random() * 4) }, (_, k) => `t${(i + k) % 11}`)
    await docs.insertOne({
      _id,
      group: i % 7,
      at: i,
      tags,
      slug: _id,
      pad: 'x'.repeat(random() * 3000),
    })
    inserted.add(_id)
    note()
    if (random() < 0.3)
      await docs.updateOne({ _id }, { $set: { group: i % 5, n: i }, $push: { tags: 'new' } })
    if (random() < 0.2) {
      // From here on it may be deleted, acknowledged or not.
      inserted.delete(_id)
      await docs.deleteOne({ _id })
      removed.add(_id)
      note()
    }
    await count(docs, `counter-${i % COUNTERS}-${writer}`, counters)
    note()
  }
}

async function count(
  docs: ReturnType<typeof collectionOf>,
  _id: string,
  counters: Acknowledged['counters'],
): Promise<void> {
  const { known, requested } = counters.get(_id) ?? { known: 0, requested: 0 }
  counters.set(_id, { known, requested: requested + 1 })
  const change = { $inc: { value: 1 }, $set: { slug: _id } }
  const after = await docs.findOneAndUpdate({ _id }, change, {
    upsert: true,
    returnDocument: 'after',
  })
  counters.set(_id, { known: Number(after?.value), requested: requested + 1 })
}

async function check(
  client: Client,
  { inserted, removed, counters }: Acknowledged,
  { missing, disagreements }: Omit<CrashReport, 'acknowledged'>,
): Promise<void> {
  const docs = collectionOf(client)
  const all = await docs.find({}, { hint: { $natural: 1 } }).toArray()
  const stored = new Map(all.map((doc) => [doc._id, doc]))
  for (const _id of inserted) if (!stored.has(_id)) missing.push(_id)
  for (const _id of removed) if (stored.has(_id)) missing.push(`${_id} (removed)`)
  for (const [_id, { known, requested }] of counters) {
    const value = Number(stored.get(_id)?.value ?? 0)
    if (value < known || value > requested)
      missing.push(`${_id}: ${value}, not ${known} to ${requested}`)
  }
  const { nrecords, errors } = await client.db('crash').command({ validate: 'docs' })
  if (nrecords !== all.length) disagreements.push(`${nrecords} counted, ${all.length} read`)
  disagreements.push(...(errors as string[]))
}
