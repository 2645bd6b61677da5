import { runPipeline } from '../aggregate/pipeline'
import { type Document, encode, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { prepare, run } from '../query/run'
import { textSearchOf } from '../query/text'
import { type Catalogue, type Collection, namespaceOf } from '../store/catalogue'
import { cursorReply } from '../wire/cursor-reply'
import { Arguments, collectionName } from './arguments'
import type { Command, Context, Reply } from './context'
import { explainCommand } from './explain'
import { docsOf, readHint } from './find'
import { writeResults } from './merge'

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
  const docs = writes
    ? await runAndWrite(command, name, pipeline, context)
    : pipelineDocs(command, name, pipeline, { ...context, catalogue: context.store.catalogue() })
  return reply(context, namespaceOf(context.db, name), docs, batchSize)
}

/**
 * Runs a pipeline that ends in $out or $merge. A $merge that fails keeps what it has merged so far,
 * as MongoDB does; a failed $out changes nothing.
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
      write: (...results) => writeResults(transaction, context, ...results),
    }
    try {
      return [...pipelineDocs(command, name, pipeline, setting)]
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
  write?: Parameters<typeof runPipeline>[1]['write']
}

function pipelineDocs(
  command: Arguments,
  name: string,
  pipeline: Document[],
  setting: PipelineSetting,
): Iterable<Document> {
  const { catalogue, db, store, startedAt, write } = setting
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
    score: textScore(pipeline, collection),
    find(from, filter) {
      const other = catalogue.get(namespaceOf(db, from))
      const prepared = prepare(other, { filter, collation, variables, deadline })
      return other ? docsOf(run(store.environment, other, prepared)) : []
    },
    source({ filter, sort, skip = 0, limit }) {
      const wanted = limit === undefined ? 0 : skip + limit
      const query = { filter, sort, limit: wanted, collation, hint, variables, deadline }
      const prepared = prepare(collection, query)
      const docs = collection ? docsOf(run(store.environment, collection, prepared)) : []
      return { docs, sorted: true }
    },
  })
}

/** The score of the $text in the first stage, where it has to stand. */
function textScore([first]: Document[], collection: Collection | undefined) {
  const filter = first?.['$match']
  return isDocument(filter) ? textSearchOf(filter, collection?.indexes ?? [])?.score : undefined
}

async function reply(
  { cursors }: Context,
  namespace: string,
  docs: Iterable<Document>,
  batchSize: number | undefined,
): Promise<Reply> {
  const source = { namespace, rows: encoded(docs), reads: undefined }
  return cursorReply('firstBatch', await cursors.start(source, batchSize))
}

function* encoded(docs: Iterable<Document>): Generator<Uint8Array> {
  for (const doc of docs) yield encode(doc)
}
