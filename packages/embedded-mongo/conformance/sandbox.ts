import { type Document, isDocument } from '../bson/types'
import { type Db, MongoServerError, ObjectId, Timestamp } from './driver'
import {
  type Changes,
  type Dataset,
  exactText,
  type Failure,
  type Outcome,
  type Vector,
  type VectorReply,
} from './vectors'

const TYPED = { promoteValues: false, promoteLongs: false, bsonRegExp: true } as const
const ONE_BATCH = 1000
const RECENT_MS = 10 * 60 * 1000
const REPLY_FIELDS = [
  'n',
  'nModified',
  'upserted',
  'value',
  'values',
  'lastErrorObject',
  'numIndexesBefore',
  'numIndexesAfter',
  'nIndexesWas',
  'createdCollectionAutomatically',
]
const READS = new Set(['find', 'aggregate', 'count', 'distinct', 'listIndexes'])
const DEFINITIONS = new Set(['createIndexes', 'dropIndexes', 'drop', 'create', 'renameCollection'])

const commandsOf = ({ op }: Vector): Document[] => (Array.isArray(op) ? op : [op])
const nameOf = (command: Document): string => Object.keys(command)[0] ?? ''

/** A database with one dataset at a time, which is restored after every write. */
export class Sandbox {
  private knownIds = new Set<string>()
  private loaded: Dataset | undefined
  private originals = new Map<string, Map<string, { doc: Document; text: string }>>()

  constructor(private readonly db: Db) {}

  async load(dataset: Dataset): Promise<void> {
    await this.db.dropDatabase()
    for (const [name, { indexes = [] }] of Object.entries(dataset.collections)) {
      if (indexes.length > 0) await this.command({ createIndexes: name, indexes })
    }
    await this.insertDocuments(dataset, Object.keys(dataset.collections))
    this.loaded = dataset
    this.originals = new Map(
      Object.entries(dataset.collections).map(([name, { docs }]) => [
        name,
        new Map(docs.map((doc) => [exactText(doc['_id']), { doc, text: exactText(doc) }])),
      ]),
    )
    this.knownIds = objectIdsIn(exactText(dataset))
  }

  async run(vector: Vector): Promise<Outcome> {
    const knownIds = new Set([...this.knownIds, ...objectIdsIn(exactText(vector.op))])
    const replies: VectorReply[] = []
    for (const command of commandsOf(vector)) {
      replies.push(generalise(await this.command(command), knownIds) as VectorReply)
    }
    if (!commandsOf(vector).some(isWrite)) return { replies }
    const after = await this.changes()
    const isDirty = Object.keys(after).length > 0
    const isDefinition = commandsOf(vector).some((command) => DEFINITIONS.has(nameOf(command)))
    if (this.loaded && isDefinition) await this.load(this.loaded)
    else if (this.loaded && isDirty) await this.restore(this.loaded, after)
    return isDirty ? { replies, after: generalise(after, knownIds) as Changes } : { replies }
  }

  private async command(command: Document): Promise<VectorReply> {
    try {
      return readReply(await this.db.command(withOneBatch(command), TYPED))
    } catch (error) {
      if (!(error instanceof MongoServerError)) throw error
      const { code, keyPattern, keyValue } = error as unknown as Failure
      return { error: { code, ...(keyPattern && { keyPattern, keyValue }) } }
    }
  }

  private async changes(): Promise<Changes> {
    const after: Changes = {}
    for (const [name, before] of this.originals) {
      const { rows = [] } = await this.command({ find: name, filter: {} })
      const now = new Map((rows as Document[]).map((doc) => [exactText(doc['_id']), doc]))
      const isChanged = (id: string): boolean => before.get(id)?.text !== exactText(now.get(id))
      const changed = [...now].filter(([id]) => isChanged(id)).toSorted(byFirst)
      const removed = [...before].filter(([id]) => !now.has(id)).toSorted(byFirst)
      if (changed.length === 0 && removed.length === 0) continue
      after[name] = {
        changed: changed.map(([, doc]) => doc),
        removed: removed.map(([, { doc }]) => doc['_id']),
      }
    }
    return after
  }

  private async restore(dataset: Dataset, after: Changes): Promise<void> {
    for (const name of Object.keys(after)) {
      await this.command({ delete: name, deletes: [{ q: {}, limit: 0 }] })
    }
    await this.insertDocuments(dataset, Object.keys(after))
  }

  private async insertDocuments(dataset: Dataset, names: string[]): Promise<void> {
    for (const name of names) {
      const docs = dataset.collections[name]?.docs ?? []
      if (docs.length === 0) continue
      const reply = await this.command({ insert: name, documents: docs })
      if (reply.error || reply.writeErrors) {
        throw new Error(`dataset ${dataset.dataset} was refused: ${exactText(reply)}`)
      }
    }
  }
}

const byFirst = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

function withOneBatch(command: Document): Document {
  if ('find' in command) return { ...command, batchSize: command['batchSize'] ?? ONE_BATCH }
  if ('aggregate' in command) return { ...command, cursor: { batchSize: ONE_BATCH } }
  return command
}

function readReply(reply: Document): VectorReply {
  const result: VectorReply = {}
  const { cursor, writeErrors } = reply
  if (isDocument(cursor)) result.rows = cursor['firstBatch'] as unknown[]
  for (const field of REPLY_FIELDS) if (field in reply) result[field] = reply[field]
  if (Array.isArray(writeErrors)) {
    result.writeErrors = (writeErrors as (Failure & { index: unknown })[]).map(
      ({ index, code, keyPattern, keyValue }) => ({
        index,
        code,
        ...(keyPattern && { keyPattern, keyValue }),
      }),
    )
  }
  return result
}

function isWrite(command: Document): boolean {
  if (nameOf(command) !== 'aggregate') return !READS.has(nameOf(command))
  const stages: unknown = command['pipeline']
  if (!Array.isArray(stages)) return false
  return stages.some((stage) => isDocument(stage) && ('$out' in stage || '$merge' in stage))
}

const isRecent = (ms: number): boolean => Math.abs(Date.now() - ms) < RECENT_MS
const objectIdsIn = (text: string): Set<string> => new Set(text.match(/[0-9a-f]{24}/g))

/** Replaces generated values (new ObjectIds, the current time) by a placeholder of their type. */
function generalise(value: unknown, knownIds: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => generalise(item, knownIds))
  if (value instanceof Date) return isRecent(value.getTime()) ? { $generated: 'date' } : value
  if (value instanceof ObjectId) {
    return knownIds.has(value.toHexString()) ? value : { $generated: 'objectId' }
  }
  if (value instanceof Timestamp) {
    return isRecent(value.getHighBitsUnsigned() * 1000) ? { $generated: 'timestamp' } : value
  }
  if (!isDocument(value)) return value
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, generalise(v, knownIds)]))
}
