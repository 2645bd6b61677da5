import { expect } from 'vitest'
import type { Document } from '../bson/types'
import { answer, type Answer, answers, isError, isSame } from './agreement-answers'
import { Maker } from './agreement-maker'
import type { Client } from './driver'
import { seededRandom } from './random'
import { exactText } from './vectors'

/*
 * Two ways to one answer, no oracle. Both collections hold the same documents and indexes; `left`
 * is asked one way and `right` another, or one of them is asked twice.
 */
/** More than 100 are not all kept by a sort with a limit. */
const DOCS = [30, 60, 160] as const
const INDEXES = 4
const QUESTIONS = 12
const INSENSITIVE = { collation: { locale: 'en', strength: 2 } }

/** How often each pair of ways was compared. */
export type Agreements = {
  'index and scan': number
  'find and $match': number
  'findAndModify and find with update': number
  'once and twice': number
  'page and whole sort': number
  'many and one by one': number
}
type Kind = keyof Agreements

type Collection = ReturnType<ReturnType<Client['db']>['collection']>

/** One round of random documents and queries; throws with its seed if two ways differ. */
export async function compareWays(
  client: Client,
  seed: number,
  agreements: Agreements,
): Promise<void> {
  const make = new Maker(seededRandom(seed))
  await new Round(client, make, agreements).run().catch((cause: unknown) => {
    throw new Error(`AGREEMENT_SEED=${seed}: ${String(cause)}`, { cause })
  })
}

class Round {
  private readonly left: Collection
  private readonly right: Collection
  private readonly collation: { collation?: { locale: string; strength: number } }

  constructor(
    private readonly client: Client,
    private readonly make: Maker,
    private readonly agreements: Agreements,
  ) {
    this.left = client.db('agreement').collection('left')
    this.right = client.db('agreement').collection('right')
    this.collation = make.isOneOf(4) ? INSENSITIVE : {}
  }

  async run(): Promise<void> {
    await this.fill()
    for (let i = 0; i < QUESTIONS; i++) {
      const filter = this.make.filter()
      await this.compareIndexes(filter)
      await this.comparePages(filter)
      await this.comparePipeline(filter)
      await this.compareChanges(filter)
      await this.compareMany()
    }
    for (const name of ['left', 'right']) {
      const { errors } = await this.client.db('agreement').command({ validate: name })
      expect(errors).toEqual([])
    }
  }

  private async fill(): Promise<void> {
    const { left, make } = this
    for (const collection of [left, this.right]) await collection.drop()
    const indexes = Array.from({ length: INDEXES }, (_, i) => ({
      ...make.index(),
      ...(i % 2 === 1 && this.collation),
    }))
    for (const collection of [left, this.right]) {
      for (const index of indexes) await answer(() => collection.createIndexes([index] as never))
    }
    // Arrays on two paths of one compound index are refused, here as in MongoDB.
    const docs = Array.from({ length: make.pick(DOCS) }, (_, i) => make.document(i))
    await answer(() => left.insertMany(docs as never, { ordered: false }))
    await this.copyToRight()
  }

  private async copyToRight(): Promise<void> {
    await this.right.deleteMany({})
    const docs = await this.left.find().toArray()
    if (docs.length > 0) await this.right.insertMany(docs)
  }

  /** The planner's choice, and each index of all documents, against a full scan. */
  private async compareIndexes(filter: Document): Promise<void> {
    const { left, collation } = this
    const sort = this.make.sort()
    const ask = (hint?: unknown): Answer[] => {
      const options = { ...collation, ...(hint !== undefined && { hint: hint as Document }) }
      return [
        () => left.find(filter, options).sort({ _id: 1 }).toArray(),
        () => left.find(filter, options).sort(sort).toArray(),
        () => this.count(filter, options),
      ]
    }
    const scan = await answers(ask({ $natural: 1 }))
    const hints = (await left.indexes())
      .filter((index) => !('sparse' in index) && !('partialFilterExpression' in index))
      .map(({ name }) => name)
    for (const hint of [undefined, ...hints]) {
      this.agree('index and scan', { filter, sort, hint }, await answers(ask(hint)), scan)
    }
  }

  private async comparePages(filter: Document): Promise<void> {
    const { left, make } = this
    const sort = make.sort()
    const skip = make.below(5)
    const limit = 1 + make.below(8)
    const find = () => left.find(filter, this.collation).sort(sort)
    const page = await answer(() => find().skip(skip).limit(limit).toArray())
    const whole = await answer(() => find().toArray())
    const expected = Array.isArray(whole) ? whole.slice(skip, skip + limit) : whole
    this.agree('page and whole sort', { filter, sort, skip, limit }, page, expected)
    const batches = await answer(() => find().batchSize(limit).toArray())
    this.agree('page and whole sort', { filter, sort, batchSize: limit }, batches, whole)
  }

  private async comparePipeline(filter: Document): Promise<void> {
    const { left, right, make, collation } = this
    const sort = make.sort()
    const projection = make.projection()
    const ask = (stages: Document[]) => answer(() => right.aggregate(stages, collation).toArray())
    const order = { $sort: Object.fromEntries(sort) }
    const found = await answer(() => left.find(filter, collation).sort(sort).toArray())
    const input = { filter, sort }
    this.agree('find and $match', input, await ask([{ $match: filter }, order]), found)
    // The first stage prevents the second from using an index.
    const late = await ask([{ $skip: 0 }, { $match: filter }, order])
    this.agree('find and $match', input, late, found)
    const shown = await answer(() =>
      left
        .find(filter, { ...collation, projection })
        .sort(sort)
        .toArray(),
    )
    const stages = [{ $match: filter }, order, { $project: projection }]
    this.agree('find and $match', { ...input, projection }, await ask(stages), shown)
    const counted = await ask([{ $match: filter }, { $count: 'n' }])
    const [{ n: rows = 0 } = {}] = isError(counted) ? [] : (counted as Document[])
    const count = await answer(() => this.count(filter, collation))
    const expected = isError(counted) ? counted : Number(rows)
    this.agree('find and $match', input, count, expected)
  }

  private async count(query: Document, options: Document): Promise<number> {
    const command = { count: this.left.collectionName, query, ...options }
    return Number((await this.client.db('agreement').command(command))['n'])
  }

  private async compareChanges(filter: Document): Promise<void> {
    const { left, right, make, collation } = this
    const sort = make.sort()
    const { update, arrayFilters, isRepeatable } = make.change()
    const options = { ...collation, ...(arrayFilters && { arrayFilters }) }
    const input = { filter, sort, update, arrayFilters }
    const returnDocument = make.pick(['before', 'after'] as const)
    const [first] = await right
      .find(filter, collation)
      .sort(sort)
      .limit(1)
      .toArray()
      .catch(() => [])
    const changed = await answer(() =>
      left.findOneAndUpdate(filter, update, { ...options, sort, returnDocument }),
    )
    if (!first) {
      if (!isError(changed)) this.agree('findAndModify and find with update', input, changed, null)
      return
    }
    const byId = { ...filter, _id: first._id }
    const updated = await answer(() => right.updateOne(byId, update, options))
    const after = await right.findOne({ _id: first._id })
    const expected = isError(updated) ? updated : returnDocument === 'before' ? first : after
    this.agree('findAndModify and find with update', input, changed, expected)
    await this.compareAll('findAndModify and find with update', input)
    if (isError(updated) || !isRepeatable) return
    await right.updateOne({ _id: first._id }, update, options)
    this.agree('once and twice', input, await right.findOne({ _id: first._id }), after)
    await this.compareAll('once and twice', input)
  }

  /** Changes of many documents by any index, against each by its `_id`. */
  private async compareMany(): Promise<void> {
    const { left, right, make, collation } = this
    const filter = make.filter()
    const { update, arrayFilters } = make.change()
    const options = { ...collation, ...(arrayFilters && { arrayFilters }) }
    const found = await answer(() => right.find(filter, collation).toArray())
    if (isError(found)) return
    const ids = (found as Document[]).map(({ _id }) => ({ ...filter, _id: _id as never }))
    const input = { filter, update, arrayFilters }
    const isDelete = make.isOneOf(8)
    const many = await answer(() =>
      isDelete ? left.deleteMany(filter, collation) : left.updateMany(filter, update, options),
    )
    // Its progress depends on the order of the matches.
    if (isError(many)) return this.copyToRight()
    const each = ids.map((byId) =>
      isDelete
        ? { deleteOne: { filter: byId, ...collation } }
        : { updateOne: { filter: byId, update, ...options } },
    )
    if (each.length > 0) await right.bulkWrite(each)
    await this.compareAll('many and one by one', input)
    if (isDelete) await this.fill()
  }

  private async compareAll(kind: Kind, input: unknown): Promise<void> {
    const all = (collection: Collection) => collection.find().sort({ _id: 1 }).toArray()
    this.agree(kind, input, await all(this.left), await all(this.right))
  }

  private agree(kind: Kind, input: unknown, one: unknown, other: unknown): void {
    this.agreements[kind]++
    if (isSame(one, other)) return
    const shown = exactText({ input, collation: this.collation })
    expect(exactText(one), `${kind}: ${shown}`).toBe(exactText(other))
  }
}
