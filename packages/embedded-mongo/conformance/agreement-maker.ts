import type { Document } from '../bson/types'
import { Binary, Decimal128, Double, Int32, Long, ObjectId } from './driver'

/** A change; `isRepeatable` if it is idempotent. */
export type Change = {
  update: Document | Document[]
  arrayFilters?: Document[]
  isRepeatable: boolean
}

type Choice<T> = readonly [T, ...T[]]

/** Paths of a round's documents: `list` and `c` are mostly arrays and documents. */
const FIELDS = ['a', 'b', 'c.d', 'c', 'e', 'list'] as const
const PLAIN_FIELDS = ['a', 'b', 'e', 'f'] as const
const COMPARISONS = ['$eq', '$gt', '$gte', '$lt', '$lte', '$ne'] as const
const TEXTS = ['', 'a', 'A', 'ab', 'abc', 'B', 'é'] as const
/** Longer than the limit of index keys. */
const LONG_TEXTS = ['x'.repeat(2500), `${'x'.repeat(2500)}y`] as const
const TYPES = ['double', 'string', 'object', 'array', 'bool', 'null', 'number'] as const

/** Generates documents, queries and changes from few values, so that they match often. */
export class Maker {
  constructor(private readonly random: () => number) {}

  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  isOneOf(several: number): boolean {
    return this.below(several) === 0
  }

  pick<T>(items: Choice<T>): T {
    return items[this.below(items.length)] ?? items[0]
  }

  field(): string {
    return this.pick<string>(FIELDS)
  }

  direction(): 1 | -1 {
    return this.pick<1 | -1>([1, -1])
  }

  private number(): unknown {
    const whole = this.below(6)
    const makers = [
      () => new Int32(whole),
      () => new Double(this.below(12) / 2),
      () => Long.fromNumber(whole),
      () => Decimal128.fromString(`${this.below(12) / 2}`),
      () => new Double(this.pick([NaN, Infinity, -0, -1.5])),
    ] as const
    return this.pick<() => unknown>(makers)()
  }

  scalar(): unknown {
    const makers = [
      () => this.number(),
      () => this.number(),
      () => this.pick<string>(this.isOneOf(5) ? LONG_TEXTS : TEXTS),
      () => null,
      () => this.isOneOf(2),
      () => new Date(this.below(5) * 1000),
      () => ({ d: new Int32(this.below(3)) }),
      () => new ObjectId(`${this.below(3)}`.repeat(24)),
      () => new Binary(Buffer.from([this.below(3)])),
    ] as const
    return this.pick<() => unknown>(makers)()
  }

  value(): unknown {
    return this.isOneOf(5) ? this.list() : this.scalar()
  }

  private list(): unknown[] {
    return Array.from({ length: this.below(4) }, () => this.scalar())
  }

  document(number: number): Document {
    const doc: Document = { _id: this.id(number) }
    for (const field of ['a', 'b', 'e']) if (!this.isOneOf(5)) doc[field] = this.value()
    const kind = this.below(4)
    if (kind === 0) doc['c'] = { d: this.value() }
    if (kind === 1) doc['c'] = [{ d: this.scalar() }, { d: this.scalar() }, {}].slice(this.below(3))
    if (kind === 2) doc['c'] = this.scalar()
    if (!this.isOneOf(3)) doc['list'] = this.list()
    return doc
  }

  private id(number: number): unknown {
    const makers = [
      () => new Int32(number),
      () => Long.fromNumber(number),
      () => `${number}`,
      () => ({ n: new Int32(number) }),
    ] as const
    return this.pick<() => unknown>(makers)()
  }

  private condition(): unknown {
    const makers = [
      () => this.value(),
      () => this.value(),
      () => ({ [this.pick(COMPARISONS)]: this.value() }),
      () => ({ $gte: this.scalar(), $lt: this.scalar() }),
      () => ({ $in: [this.value(), this.scalar(), this.scalar()] }),
      () => ({ $nin: [this.value(), this.scalar()] }),
      () => ({ $exists: this.isOneOf(2) }),
      () => ({ $type: this.pick<string>(TYPES) }),
      () => ({ $size: this.below(4) }),
      () => ({ $all: [this.scalar()] }),
      () => ({ $regex: this.pick(['^a', '^ab?', 'b', '^x', '^a|b']) }),
      () => ({ $elemMatch: { [this.pick(COMPARISONS)]: this.scalar() } }),
      () => ({ $elemMatch: { d: { $gte: this.scalar() } } }),
      () => ({ $not: { [this.pick(COMPARISONS)]: this.scalar() } }),
    ] as const
    return this.pick<() => unknown>(makers)()
  }

  filter(): Document {
    if (this.isOneOf(10)) return {}
    const filter: Document = {}
    for (let i = this.isOneOf(3) ? 2 : 1; i > 0; i--) filter[this.field()] = this.condition()
    for (const operator of ['$and', '$or', '$nor']) {
      if (!this.isOneOf(8)) continue
      filter[operator] = [
        { [this.field()]: this.condition() },
        { [this.field()]: this.condition() },
      ]
    }
    if (this.isOneOf(12)) {
      filter['$expr'] = { [this.pick(COMPARISONS)]: ['$a', { $literal: this.scalar() }] }
    }
    return filter
  }

  /** Always ends with `_id`, so that the order is total. */
  sort(): [string, 1 | -1][] {
    const sort = new Map<string, 1 | -1>()
    for (let i = this.below(2); i >= 0; i--) sort.set(this.field(), this.direction())
    return [...sort, ['_id', this.direction()]]
  }

  projection(): Document {
    const fields = [this.field(), this.pick<string>(PLAIN_FIELDS)].filter((name) => name !== 'c')
    const shown = this.isOneOf(2) ? 1 : 0
    return Object.fromEntries([...fields, 'e'].map((name) => [name, shown]))
  }

  index(): Document {
    const key: Document = {}
    for (let i = this.below(3); i >= 0; i--) key[this.field()] = this.direction()
    if (this.isOneOf(3)) key['_id'] = this.direction()
    const options: Choice<Document> = [
      {},
      {},
      { sparse: true },
      { partialFilterExpression: { a: { $gte: 2 } } },
      // Only on unique values, so that not every write is refused.
      '_id' in key ? { unique: true } : {},
    ]
    return { key, name: JSON.stringify(key), ...this.pick(options) }
  }

  change(): Change {
    const isRepeatable = !this.isOneOf(3)
    if (!isRepeatable) return { update: this.unrepeatable(), isRepeatable }
    if (this.isOneOf(8)) {
      const update = { $set: { 'list.$[item]': this.scalar() } }
      return { update, arrayFilters: [{ item: { $gt: this.scalar() } }], isRepeatable }
    }
    const update = this.repeatable()
    if (Array.isArray(update) || this.isOneOf(2)) return { update, isRepeatable }
    return { update: { ...update, $setOnInsert: { once: 1 } }, isRepeatable }
  }

  private repeatable(): Document | Document[] {
    const field = this.pick<string>(PLAIN_FIELDS)
    const other = this.pick<string>(PLAIN_FIELDS.filter((name) => name !== field) as never)
    const makers = [
      () => ({ $set: { [field]: this.value(), [other]: this.scalar() } }),
      () => ({ $set: { 'c.d': this.scalar() }, $unset: { [field]: '' } }),
      () => ({ $set: { [`list.${this.below(4)}`]: this.scalar() } }),
      () => ({ $unset: { [field]: '', 'c.d': '' } }),
      () => ({ $max: { [field]: this.scalar() }, $min: { [other]: this.scalar() } }),
      () => ({ $rename: { [field]: other } }),
      () => ({ $bit: { [field]: { [this.pick(['and', 'or'])]: new Int32(this.below(8)) } } }),
      () => ({ $addToSet: { list: this.value() } }),
      () => ({ $addToSet: { list: { $each: this.list() } } }),
      () => ({ $pull: { list: this.isOneOf(2) ? this.scalar() : { $gte: this.scalar() } } }),
      () => ({ $pullAll: { list: this.list() } }),
      () => ({
        $push: { list: { $each: [], $sort: this.direction(), $slice: this.below(5) - 2 } },
      }),
      () => ({ $set: { 'list.$[]': this.scalar() } }),
      () => [{ $set: { [field]: { $ifNull: [`$${other}`, 'none'] } } }],
      () => [{ $unset: [field, 'c.d'] }, { $set: { [other]: { $type: '$list' } } }],
    ] as const
    return this.pick<() => Document | Document[]>(makers)()
  }

  private unrepeatable(): Document | Document[] {
    const field = this.pick<string>(PLAIN_FIELDS)
    const makers = [
      () => ({ $inc: { [field]: this.number() } }),
      () => ({ $mul: { [field]: this.number() } }),
      () => ({ $push: { list: this.value() } }),
      () => ({ $push: { list: { $each: this.list(), $position: this.below(3), $slice: 4 } } }),
      () => ({ $pop: { list: this.direction() } }),
      () => ({ $set: { 'list.$': this.scalar() } }),
      () => ({ $bit: { [field]: { xor: new Int32(this.below(8)) } } }),
      () => [{ $set: { [field]: { $concatArrays: [{ $ifNull: ['$list', []] }, [1]] } } }],
    ] as const
    return this.pick<() => Document | Document[]>(makers)()
  }
}
