import { makeInt } from '../bson/numbers'
import { type Document, isDocument } from '../bson/types'
import { MongoError } from '../errors'
import type { Plan } from '../query/plan'
import { forEachPaced } from '../query/pace'
import { type Counts, type Prepared, prepare } from '../query/run'
import { type Collection, namespaceOf } from '../store/catalogue'
import { readLeading } from '../aggregate/leading'
import { Arguments } from './arguments'
import { type Command, type Context, findCollection } from './context'
import { readQuestion, rowsOf } from './find'
import { collectionName } from './namespaces'

const FILTER_FIELD: Readonly<Record<string, string>> = {
  find: 'filter',
  count: 'query',
  distinct: 'query',
  findAndModify: 'query',
}

/** The plan that a command would use. */
export const explain: Command = async ({ body }, context) => {
  const inner = new Arguments(body, 'explain').needDocument('explain')
  const verbosity = body['verbosity'] ?? 'allPlansExecution'
  const [kind = ''] = Object.keys(inner)
  return explainCommand(kind, inner, context, verbosity !== 'queryPlanner')
}

export async function explainCommand(
  kind: string,
  inner: Document,
  context: Context,
  isExecuted: boolean,
): Promise<Document> {
  const name = collectionName(inner, kind, context.db)
  const collection = findCollection(context, name)
  const prepared = prepare(collection, questionOf(kind, inner, collection))
  const namespace = namespaceOf(context.db, name)
  return {
    explainVersion: '1',
    queryPlanner: {
      namespace,
      parsedQuery: prepared.query.filter,
      winningPlan: describePlan(prepared, collection),
      rejectedPlans: [],
    },
    ...(isExecuted && { executionStats: await execute(context, collection, prepared) }),
    command: inner,
    serverInfo: { version: '7.0.15' },
    ok: 1,
  }
}

function questionOf(kind: string, inner: Document, collection: Collection | undefined) {
  const command = new Arguments(inner, kind)
  if (kind === 'aggregate') {
    const leading = readLeading(command.needPipeline()).leading
    return { ...readQuestion(command, collection, 'query'), ...leading }
  }
  const statements = command.source[kind === 'update' ? 'updates' : 'deletes']
  if (kind === 'update' || kind === 'delete') {
    const [statement] = Array.isArray(statements) ? (statements as unknown[]) : []
    if (!isDocument(statement)) throw new MongoError(2, 'explain needs one statement')
    return readQuestion(new Arguments(statement, kind), collection, 'q')
  }
  const filterField = FILTER_FIELD[kind]
  if (!filterField) throw new MongoError(59, `Explain failed due to unknown command: ${kind}`)
  const question = readQuestion(command, collection, filterField)
  if (kind !== 'find') return question
  return { ...question, skip: command.count('skip'), limit: command.count('limit') }
}

function describePlan({ plan, sorting, query }: Prepared, collection: Collection | undefined) {
  if (!collection) return { stage: 'EOF' }
  const found = describeAccess(plan, query.filter)
  const sorted = sorting ? { stage: 'SORT', sortPattern: query.sort, inputStage: found } : found
  return query.limit ? { stage: 'LIMIT', limitAmount: query.limit, inputStage: sorted } : sorted
}

function describeAccess(plan: Plan, filter: Document): Document {
  const direction = plan.isReverse ? 'backward' : 'forward'
  if (plan.kind === 'collection') return { stage: 'COLLSCAN', filter, direction }
  const { index } = plan
  const scan = {
    stage: index.weights ? 'TEXT_MATCH' : 'IXSCAN',
    keyPattern: index.pattern,
    indexName: index.name,
    isMultiKey: index.isMultikeyAnywhere,
    isUnique: index.isUnique,
    isSparse: index.isSparse,
    isPartial: index.partial !== undefined,
    direction,
    intervals: makeInt(plan.intervals.length),
  }
  return { stage: 'FETCH', filter, inputStage: scan }
}

async function execute(
  context: Context,
  collection: Collection | undefined,
  prepared: Prepared,
): Promise<Document> {
  const counts: Counts = { keys: 0, documents: 0 }
  const startedAt = performance.now()
  let returned = 0
  await forEachPaced(rowsOf(context, collection, prepared, { counts }), () => returned++)
  return {
    executionSuccess: true,
    nReturned: makeInt(returned),
    executionTimeMillis: makeInt(Math.round(performance.now() - startedAt)),
    totalKeysExamined: makeInt(counts.keys),
    totalDocsExamined: makeInt(counts.documents),
  }
}
