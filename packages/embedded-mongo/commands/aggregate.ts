import { runPipeline } from '../aggregate/pipeline'
import type { ResultWriter } from '../aggregate/stage'
import { type Document, encode, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import { forEachPaced, Pace, type Paced, pause } from '../query/pace'
import { type Prepared, prepare, runPaced } from '../query/run'
import type { StoredRecord } from '../store/records'
import { readingOf, stillThere } from './still-there'
import { textSearchOf } from '../query/text'
import { type Catalogue, type Collection, namespaceOf } from '../store/catalogue'
import { cursorReply } from '../wire/cursor-reply'
import { Arguments } from './arguments'
import type { Command, Context, Reply } from './context'
import { explainCommand } from './explain'
import { readHint } from './find'
import { readMerge, writeMerge } from './merge'
import { checkNamespace, checkWritable, collectionName, WHOLE_DATABASE } from './namespaces'
import { writeOut } from './out'
import { diagnosticsOf } from './statistics'

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
  const name = isWholeDatabase ? WHOLE_DATABASE : collectionName(body, 'aggregate', context.db)
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
  const pace = new Pace(command.deadline(), context.interruption)
  const setting: PipelineSetting = {
    ...context,
    catalogue: context.store.catalogue(),
    version: context.store.catalogueVersion(),
    pace,
  }
  const docs = writes
    ? await runAndWrite(command, name, pipeline, setting)
    : pipelineDocs(command, name, pipeline, setting)
  return reply(context, namespaceOf(context.db, name), docs, pace, batchSize)
}

/** Runs a pipeline that ends in $out or $merge, which write when it has all its results. */
async function runAndWrite(
  command: Arguments,
  name: string,
  pipeline: Document[],
  setting: PipelineSetting,
): Promise<Document[]> {
  let writing: (() => Promise<void>) | undefined
  const write: ResultWriter = ({ db = setting.db, collection }, mode) => {
    const target = { db, name: collection }
    checkNamespace(db, collection)
    checkWritable(db, collection)
    if (mode.out) return (docs) => (writing = () => writeOut(setting, target, docs))
    const merge = readMerge(target, mode.merge, command.deadline())
    return (docs) => (writing = () => writeMerge(setting, merge, docs))
  }
  const rows = pipelineDocs(command, name, pipeline, { ...setting, write })
  await forEachPaced(rows, () => undefined)
  await writing?.()
  return []
}

type PipelineSetting = Context & {
  catalogue: Catalogue
  version: number
  pace: Pace
  write?: ResultWriter
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
    diagnostics: diagnosticsOf(setting, name),
    find(from, filter) {
      const other = catalogue.get(namespaceOf(db, from))
      const prepared = prepare(other, { filter, collation, variables, deadline })
      return docsOf(setting, other, prepared, pace)
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
  const checkStillThere = stillThere(store, version, reading)
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
