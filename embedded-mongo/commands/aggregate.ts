import { runPipeline } from '../aggregate/pipeline'
import { type Document, encode, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { Pace, type Paced, pause, Unhurried } from '../query/pace'
import { type Prepared, prepare, runPaced } from '../query/run'
import type { StoredRecord } from '../store/records'
import { withoutPauses } from '../aggregate/held'
import { readingOf, stillThere } from './still-there'
import { textSearchOf } from '../query/text'
import { type Catalogue, type Collection, namespaceOf } from '../store/catalogue'
import { cursorReply } from '../wire/cursor-reply'
import { Arguments } from './arguments'
import type { Command, Context, Reply } from './context'
import { explainCommand } from './explain'
import { readHint } from './find'
import { writeResults } from './merge'
import { collectionName } from './namespaces'

const FIELDS = [
  'aggregate',
  'pipeline',
  'cursor',
  'explain',
  'allowDiskUse',
  'bypassDocumentValidation',
  'collation',
  'hint',
  'let',
]
const CHANGE_STREAMS = 40573
const FAILED_TO_PARSE = 9

export const aggregate: Command = async ({ body }, context) => {
  const isWholeDatabase = typeof body['aggregate'] !== 'string'
  const name = isWholeDatabase ? '$cmd.aggregate' : collectionName(body, 'aggregate', context.db)
  const command = new Arguments(body, 'aggregate').allow(FIELDS)
  const pipeline = command.needPipeline()
  const [first = {}] = pipeline
  if ('$changeStream' in first) {
    throw new MongoError(
      CHANGE_STREAMS,
      'The $changeStream stage is only supported on replica sets',
    )
  }
  if (command.flag('explain')) return explainCommand('aggregate', body, context, false)
  const cursor = command.document('cursor')
  if (!cursor) {
    throw new MongoError(
      FAILED_TO_PARSE,
      `The 'cursor' option is required, except for aggregate with the explain argument`,
    )
  }
  const batchSize = new Arguments(cursor, 'cursor').count('batchSize')
  const last = pipeline.at(-1) ?? {}
  const writes = '$out' in last || '$merge' in last
  const pace = new Pace(command.deadline())
  const docs = writes
    ? await runAndWrite(command, name, pipeline, context)
    : pipelineDocs(command, name, pipeline, {
        ...context,
        catalogue: context.store.catalogue(),
        version: context.store.catalogueVersion(),
        pace,
      })
  return reply(context, namespaceOf(context.db, name), docs, pace, batchSize)
}

/**
 * Runs a pipeline that ends in $out or $merge. As in MongoDB, a failed $merge keeps what it merged
 * before the failure, and a failed $out changes nothing.
 */
async function runAndWrite(
  command: Arguments,
  name: string,
  pipeline: Document[],
  context: Context,
): Promise<Document[]> {
  const isOut = '$out' in (pipeline.at(-1) ?? {})
  const result = await context.store.write((transaction) => {
    const setting: PipelineSetting = {
      ...context,
      catalogue: new Map([...transaction.collections()].map((each) => [each.namespace, each])),
      version: undefined,
      pace: new Unhurried(command.deadline()),
      write: (...results) => writeResults(transaction, context, ...results),
    }
    try {
      return [...withoutPauses(pipelineDocs(command, name, pipeline, setting))]
    } catch (error) {
      if (isOut || !(error instanceof MongoError)) throw error
      return error
    }
  })
  if (result instanceof MongoError) throw result
  return result
}

type PipelineSetting = Context & {
  catalogue: Catalogue
  /** The catalogue's version; undefined within a transaction, where nothing can be dropped. */
  version: number | undefined
  pace: Pace
  write?: Parameters<typeof runPipeline>[1]['write']
}

function pipelineDocs(
  command: Arguments,
  name: string,
  pipeline: Document[],
  setting: PipelineSetting,
): Paced<Document> {
  const { catalogue, db, startedAt, write, pace } = setting
  const collection = catalogue.get(namespaceOf(db, name))
  const collation = command.collation(collection?.options['collation'] as Document | undefined)
  const hint = readHint(command.source['hint'], collection)
  const variables = command.document('let')
  const deadline = command.deadline()
  return runPipeline(pipeline, {
    collation,
    variables,
    now: startedAt,
    write,
    pace,
    score: textScore(pipeline, collection),
    find(from, filter) {
      const other = catalogue.get(namespaceOf(db, from))
      const prepared = prepare(other, { filter, collation, variables, deadline })
      return withoutPauses(docsOf(setting, other, prepared, new Unhurried(deadline)))
    },
    source({ filter, sort, skip = 0, limit, fields }) {
      const wanted = limit === undefined ? 0 : skip + limit
      const query = { filter, sort, limit: wanted, collation, hint, variables, deadline, fields }
      const prepared = prepare(collection, query)
      return { docs: docsOf(setting, collection, prepared, pace), sorted: true }
    },
  })
}

function* docsOf(
  { store, version }: PipelineSetting,
  collection: Collection | undefined,
  prepared: Prepared,
  pace: Pace,
): Generator<Document | undefined> {
  if (!collection) return
  const reading = readingOf(collection, prepared.plan)
  const checkStillThere = version === undefined ? undefined : stillThere(store, version, reading)
  const rows: Paced<StoredRecord> = runPaced(store.environment, collection, prepared, {
    pace,
    checkStillThere,
  })
  for (const row of rows) yield row?.doc
}

/** The score of the $text in the first stage, where it has to stand. */
function textScore([first]: Document[], collection: Collection | undefined) {
  const filter = first?.['$match']
  return isDocument(filter) ? textSearchOf(filter, collection?.indexes ?? [])?.score : undefined
}

async function reply(
  { cursors }: Context,
  namespace: string,
  docs: Paced<Document>,
  pace: Pace,
  batchSize: number | undefined,
): Promise<Reply> {
  const source = { namespace, rows: encoded(docs, pace), reads: undefined, pace }
  return cursorReply('firstBatch', await cursors.start(source, batchSize))
}

function* encoded(docs: Paced<Document>, pace: Pace): Generator<Uint8Array | undefined> {
  for (const doc of docs) {
    yield doc && encode(doc)
    if (doc && pace.isDue()) yield* pause(pace)
  }
}
