import { expect } from 'vitest'
import type { Document } from '../bson/types'
import { type Client, EJSON } from './driver'
import { seededRandom } from './random'

/*
 * Two ways to one answer, no oracle: find and $match, findAndModify and find with update, sort with
 * limit and the head of the whole sort, an update done twice.
 */
const FIELDS = ['a', 'b', 'c.d', 'e'] as const
const DOCS = 60

type Doc = Document & { _id: number }
type Random = () => number

function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

function scalar(random: Random): unknown {
  const number = Math.floor(random() * 6)
  return pick<unknown>(random, [number, number / 2, 'ab'.slice(number % 3), null, number > 2])
}

function valueOf(random: Random): unknown {
  if (random() < 0.8) return scalar(random)
  return Array.from({ length: Math.floor(random() * 4) }, () => scalar(random))
}

function documentOf(random: Random, _id: number): Doc {
  const doc: Doc = { _id }
  for (const field of ['a', 'b', 'e']) if (random() < 0.8) doc[field] = valueOf(random)
  if (random() < 0.6) doc['c'] = pick<unknown>(random, [{ d: valueOf(random) }, scalar(random)])
  return doc
}

function conditionOf(random: Random): unknown {
  const operator = pick(random, ['$eq', '$gt', '$gte', '$lt', '$lte', '$ne'])
  return pick<unknown>(random, [
    scalar(random),
    { [operator]: scalar(random) },
    { $in: [scalar(random), scalar(random)] },
    { $exists: random() < 0.5 },
    { $not: { [operator]: scalar(random) } },
    { $elemMatch: { [operator]: scalar(random) } },
  ])
}

function filterOf(random: Random): Document {
  const filter: Document = { [pick(random, FIELDS)]: conditionOf(random) }
  if (random() < 0.4) filter[pick(random, FIELDS)] = conditionOf(random)
  if (random() < 0.2) filter['$or'] = [{ a: conditionOf(random) }, { e: conditionOf(random) }]
  return filter
}

/** Changes that do the same when they are done again. */
function updateOf(random: Random): Document | Document[] {
  const field = pick(random, ['a', 'b', 'e', 'f'])
  return pick<Document | Document[]>(random, [
    { $set: { [field]: scalar(random) } },
    { $unset: { [field]: 1 } },
    { $max: { [field]: Math.floor(random() * 6) } },
    { $min: { [field]: Math.floor(random() * 6) } },
    { $set: { list: [3, 1] }, $unset: { e: 1 } },
    [{ $set: { [field]: { $ifNull: ['$b', 'none'] } } }],
  ])
}

/** Compares the two ways over random documents and questions; gives how many pairs agreed. */
export async function compareWays(client: Client, seed: number, rounds: number): Promise<number> {
  const random = seededRandom(seed)
  let pairs = 0
  for (let round = 0; round < rounds; round++) {
    const db = client.db('agreement')
    const left = db.collection<Doc>('left')
    const right = db.collection<Doc>('right')
    const docs = Array.from({ length: DOCS }, (_, _id) => documentOf(random, _id))
    for (const collection of [left, right]) {
      await collection.drop()
      await collection.insertMany(docs)
    }
    await left.createIndex({ [pick(random, FIELDS)]: 1, _id: pick(random, [1, -1]) })
    for (let i = 0; i < 12; i++) {
      const filter = filterOf(random)
      const sort: Record<string, 1 | -1> = { [pick(random, FIELDS)]: pick(random, [1, -1]), _id: 1 }
      const change = updateOf(random)
      const shown = `seed ${seed}: ${EJSON.stringify({ filter, sort, change })}`
      const found = await left.find(filter).sort(sort).toArray()
      const pipeline = [{ $match: filter }, { $sort: sort }]
      expect(await right.aggregate(pipeline).toArray(), shown).toEqual(found)
      const skip = Math.floor(random() * 5)
      const limit = 1 + Math.floor(random() * 8)
      const page = left.find(filter).sort(sort).skip(skip).limit(limit)
      expect(await page.toArray(), shown).toEqual(found.slice(skip, skip + limit))
      expect(await right.countDocuments(filter), shown).toBe(found.length)

      const changed = await left.findOneAndUpdate(filter, change, { sort, returnDocument: 'after' })
      const [first] = await right.find(filter).sort(sort).limit(1).toArray()
      expect(changed === null, shown).toBe(first === undefined)
      if (first) await right.updateOne({ _id: first._id }, change)
      if (first) expect(await right.findOne({ _id: first._id }), shown).toEqual(changed)
      if (first) {
        const again = await right.updateOne({ _id: first._id }, change)
        expect(again.modifiedCount, shown).toBe(0)
      }
      const all = (collection: typeof left) => collection.find().sort({ _id: 1 }).toArray()
      expect(await all(left), shown).toEqual(await all(right))
      pairs += 6
    }
    for (const name of ['left', 'right']) {
      expect((await db.command({ validate: name }))['errors'], `seed ${seed}`).toEqual([])
    }
  }
  return pairs
}
