import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../bson/types'
import { listen, type Listening } from '../server'
import { type Client, Decimal128, EJSON, MongoClient } from './driver'
import { seededRandom } from './random'
import { temporaryFolder } from './server-process'

/*
 * Two ways to one answer, no oracle: whatever index is used, a query gives what a scan of the whole
 * collection gives.
 */
const ROUNDS = 12
const QUERIES = 40
const FIELDS = ['a', 'b', 'c.d', 'c', 'e']

const folder = temporaryFolder()
let server: Listening
let client: Client

beforeAll(async () => {
  server = await listen({ data: folder.path })
  client = await MongoClient.connect(server.uri)
})

afterAll(async () => {
  await client.close()
  await server.close()
  folder.remove()
})

class Maker {
  constructor(private readonly random: () => number) {}

  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  pick<T>(items: readonly [T, ...T[]]): T {
    return items[this.below(items.length)] ?? items[0]
  }

  scalar(): unknown {
    const makers = [
      () => this.below(6),
      () => this.below(12) / 2,
      () => this.pick(['', 'a', 'ab', 'abc', 'B', 'x'.repeat(2500), `${'x'.repeat(2500)}y`]),
      () => null,
      () => this.below(2) === 1,
      () => new Date(this.below(5) * 1000),
      () => Decimal128.fromString(`${this.below(12) / 2}`),
      () => ({ d: this.below(3) }),
    ] as const
    return this.pick(makers)()
  }

  value(): unknown {
    if (this.below(5) > 0) return this.scalar()
    return Array.from({ length: this.below(4) }, () => this.scalar())
  }

  document(id: number): Document {
    const doc: Document = { _id: id }
    for (const field of ['a', 'b', 'e']) if (this.below(5) > 0) doc[field] = this.value()
    const kind = this.below(4)
    if (kind === 0) doc['c'] = { d: this.value() }
    if (kind === 1) doc['c'] = [{ d: this.scalar() }, { d: this.scalar() }, {}].slice(this.below(3))
    if (kind === 2) doc['c'] = this.scalar()
    return doc
  }

  condition(): unknown {
    const operators = ['$eq', '$gt', '$gte', '$lt', '$lte', '$ne'] as const
    const makers = [
      () => this.value(),
      () => this.value(),
      () => ({ [this.pick(operators)]: this.scalar() }),
      () => ({ $gte: this.scalar(), $lt: this.scalar() }),
      () => ({ $in: [this.value(), this.scalar(), this.scalar()] }),
      () => ({ $exists: this.below(2) === 1 }),
      () => ({ $regex: this.pick(['^a', '^ab?', 'b', '^x', '^a|b']) }),
      () => ({ $elemMatch: { $gte: this.scalar() } }),
      () => ({ $not: { $gt: this.scalar() } }),
    ] as const
    return this.pick(makers)()
  }

  filter(): Document {
    const filter: Document = {}
    for (let i = this.below(3); i >= 0; i--) filter[this.field()] = this.condition()
    if (this.below(6) === 0) filter['$and'] = [{ [this.field()]: this.condition() }]
    if (this.below(8) === 0) filter['$or'] = [{ a: this.condition() }, { b: this.condition() }]
    return filter
  }

  field(): string {
    return this.pick(FIELDS as [string, ...string[]])
  }

  index(): Document {
    const key: Document = {}
    for (let i = this.below(3); i >= 0; i--) key[this.field()] = this.pick([1, -1])
    const options = [
      {},
      {},
      { sparse: true },
      { partialFilterExpression: { a: { $gte: 2 } } },
    ] as const
    return { key, name: JSON.stringify(key), ...this.pick(options) }
  }
}

test('an index never changes what a query answers', async () => {
  const seed = Date.now() % 2 ** 32
  console.info(`seed ${seed}, ${ROUNDS * QUERIES} queries`)
  const make = new Maker(seededRandom(seed))
  let scans = 0
  for (let round = 0; round < ROUNDS; round++) {
    const docs = client.db('paths').collection<Document & { _id: number }>(`c${round}`)
    const collation = round % 4 === 3 ? { collation: { locale: 'en', strength: 2 } } : {}
    await addIndexes(make, docs, collation)
    const made = Array.from({ length: 80 }, (_, id) => ({ ...make.document(id), _id: id }))
    // Arrays on two paths of one compound index are refused, here as in MongoDB.
    await docs.insertMany(made, { ordered: false }).catch(() => undefined)
    await docs
      .updateMany({ a: 3 }, { $set: { b: make.scalar(), e: make.scalar() } })
      .catch(() => undefined)
    await docs.deleteMany({ a: 5 })
    const check = await client.db('paths').command({ validate: `c${round}` })
    expect(check['errors']).toEqual([])
    for (let i = 0; i < QUERIES; i++) {
      const filter = make.filter()
      const sort: [string, 1 | -1][] = [[make.field(), make.pick([1, -1])]]
      const answer = (hint?: Document) =>
        docs
          .find(filter, { ...collation, hint })
          .sort({ _id: 1 })
          .toArray()
      const sorted = (hint?: Document) =>
        docs
          .find(filter, { ...collation, hint })
          .sort([...sort, ['_id', 1]])
          .limit(20)
          .toArray()
      const shown = `seed ${seed}: ${EJSON.stringify(filter)} by ${String(sort)}`
      const plan = await docs.find(filter, collation).explain('queryPlanner')
      if (JSON.stringify(plan).includes('IXSCAN')) scans++
      expect(await answer(), shown).toEqual(await answer({ $natural: 1 }))
      expect(await sorted(), shown).toEqual(await sorted({ $natural: 1 }))
    }
  }
  expect(scans).toBeGreaterThan(0)
}, 120_000)

async function addIndexes(
  make: Maker,
  docs: { createIndexes(specs: never): Promise<unknown> },
  collation: Document,
): Promise<void> {
  for (let i = 0; i < 4; i++) {
    const spec = { ...make.index(), ...(i % 2 === 1 && collation) }
    await docs.createIndexes([spec] as never).catch(() => undefined)
  }
}
