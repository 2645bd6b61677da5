import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from '../query/collation'
import { type Pace, type Paced, Unhurried } from '../query/pace'
import type { Score } from '../query/sort'
import { makeScope } from './expression'
import { type Leading, readLeading } from './leading'
import type { Diagnostics, ResultWriter, StageContext } from './stage'
import { compilePaced, compilePipeline, isStageName } from './stages/table'

type PipelineContext = {
  find(collection: string, filter: Document): Paced<Document>
  /**
   * The documents that match the whole filter; `sorted` is true if they are in the order of the
   * sort. Skip and limit are hints of how many are read: the pipeline applies them itself.
   */
  source(leading: Leading): { docs: Paced<Document>; sorted: boolean }
  /** The pipeline does not pause without it. */
  pace?: Pace
  /** Checks a $out or $merge; what it returns takes the results. */
  write?: ResultWriter
  diagnostics?: Diagnostics
  /** The score of a document that the filter's $text found. */
  score?: Score
  collation?: Collation
  variables?: Document
  now: Date
}

/** Compiles the whole pipeline; its errors are thrown before the first document is read. */
export function runPipeline(pipeline: Document[], context: PipelineContext): Paced<Document> {
  checkPipeline(pipeline)
  const { leading, sortStages, rest } = readLeading(pipeline)
  const stageContext = makeContext(context)
  // Compiled in full for its errors, the stages served by an index included.
  compilePipeline(pipeline, stageContext)
  const sort = compilePaced(sortStages, stageContext)
  const run = compilePaced(rest, stageContext)
  return lazily(() => {
    const { docs, sorted } = context.source(leading)
    return run.paced(sorted ? docs : sort.paced(docs))
  })
}

/** A pipeline of an update, as one change of a document. */
export function compileUpdatePipeline(
  pipeline: Document[],
  context: { collation?: Collation; variables?: Document; now: Date; deadline?: number },
): (doc: Document) => Document {
  checkPipeline(pipeline)
  for (const stage of pipeline) {
    const [name = ''] = Object.keys(stage)
    if (UPDATE_STAGES.has(name) || !name.startsWith('$')) continue
    if (!isStageName(name)) continue
    throw new MongoError(72, `${name} is not allowed to be used within an update`)
  }
  const pace = new Unhurried(context.deadline)
  const inner = makeContext({ ...context, pace, find: nothing, source: empty })
  const run = compilePipeline(pipeline, inner)
  return (doc) => {
    for (const result of run([doc])) return result
    return doc
  }
}

const UPDATE_STAGES = new Set([
  '$addFields',
  '$set',
  '$project',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
])
const nothing = (): Iterable<Document> => []
const empty = (): { docs: Iterable<Document>; sorted: boolean } => ({ docs: [], sorted: true })

function checkPipeline(pipeline: unknown): void {
  if (!Array.isArray(pipeline)) {
    throw new MongoError(14, "'pipeline' option must be specified as an array")
  }
  if (!pipeline.every(isDocument)) {
    throw new MongoError(14, "Each element of the 'pipeline' array must be an object")
  }
}

function makeContext(context: PipelineContext): StageContext {
  const pace = context.pace ?? new Unhurried()
  const scope = makeScope(context)
  scope.loops.use(pace)
  return {
    scope,
    collation: context.collation,
    now: context.now,
    score: context.score,
    find: (collection, filter) => context.find(collection, filter),
    write: context.write,
    diagnostics: context.diagnostics,
    compile: compilePipeline,
    compilePaced,
    pace,
  }
}

/** Opens the source when the first document is asked for. */
function lazily(open: () => Paced<Document>): Paced<Document> {
  return {
    [Symbol.iterator]: () => open()[Symbol.iterator](),
  }
}
