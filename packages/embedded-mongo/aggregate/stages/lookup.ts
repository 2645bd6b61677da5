import { parseFieldPath } from '../../bson/field-path'
import { identityOf } from '../../bson/identity'
import { type Document, fieldOf, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { setDeep } from '../set-deep'
import { type Cell, checkVariableName, parse, withVariables } from '../parse'
import { type Paced, pause, withPauses } from '../../query/pace'
import { collectPaced, Held } from '../held'
import type { PacedStage, StageContext } from '../stage'

const FAILED_TO_PARSE = 9
const NAMES = new Set(['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'])

type Join = { local: readonly string[]; foreign: string }

/** $lookup by equality of two fields, by a pipeline with variables, or by both. */
export function parseLookup(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) {
    const message = `the $lookup stage specification must be an object, but found ${typeName(spec)}`
    throw new MongoError(FAILED_TO_PARSE, message)
  }
  for (const key of Object.keys(spec)) {
    if (!NAMES.has(key)) {
      throw new MongoError(FAILED_TO_PARSE, `unknown argument to $lookup: ${key}`)
    }
  }
  const from = stringOption(spec, 'from')
  const as = stringOption(spec, 'as')
  if (as === undefined)
    throw new MongoError(FAILED_TO_PARSE, "must specify 'as' field for a $lookup")
  const join = readJoin(spec)
  const { pipeline } = spec
  if (!join && pipeline === undefined) {
    const message =
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified"
    throw new MongoError(FAILED_TO_PARSE, message)
  }
  if (from === undefined) {
    throw new MongoError(FAILED_TO_PARSE, "must specify 'from' field for a $lookup")
  }
  const { fill, run } = compileInner(spec, pipeline, context)
  const find = join && makeFinder(from, join, context)
  const parts = parseFieldPath(as)
  const { pace } = context
  const all = (): Paced<Document> => context.find(from, {})

  function* joinedTo(doc: Document): Generator<undefined, Document[]> {
    if (fill) yield* fill(doc)
    const found = find?.(doc)
    const matching = found && (Array.isArray(found) ? found : yield* found)
    if (matching && !run) return [...matching]
    const rows = matching ? withPauses(matching, pace) : all()
    return yield* collectPaced(run ? run.paced(rows) : rows, new Held('$lookup'), pace)
  }
  return {
    *paced(docs) {
      for (const doc of docs) {
        yield doc && setDeep(doc, parts, yield* joinedTo(doc))
        if (doc && pace.isDue()) yield* pause(pace)
      }
    },
  }
}

function stringOption(spec: Document, name: string): string | undefined {
  const value = spec[name]
  if (value === undefined || typeof value === 'string') return value
  const message = `$lookup '${name}' field must be a string, but found ${typeName(value)}`
  throw new MongoError(FAILED_TO_PARSE, message)
}

function readJoin(spec: Document): Join | undefined {
  const localField = stringOption(spec, 'localField')
  const foreign = stringOption(spec, 'foreignField')
  if (localField === undefined && foreign === undefined) return undefined
  if (localField === undefined || foreign === undefined) {
    const message =
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified"
    throw new MongoError(FAILED_TO_PARSE, message)
  }
  parseFieldPath(foreign)
  return { local: parseFieldPath(localField), foreign }
}

type Inner = {
  /** Sets the variables of `let` before the pipeline runs for a document. */
  fill: ((doc: Document) => Generator<undefined>) | undefined
  run: PacedStage | undefined
}

function compileInner(spec: Document, pipeline: unknown, context: StageContext): Inner {
  const { let: variables } = spec
  if (variables !== undefined && !isDocument(variables)) {
    const message = `$lookup argument 'let: ' must be an object, is type ${typeName(variables)}`
    throw new MongoError(FAILED_TO_PARSE, message)
  }
  if (variables !== undefined && pipeline === undefined) {
    throw new MongoError(FAILED_TO_PARSE, "$lookup with 'let' must specify a pipeline")
  }
  const cells: Record<string, Cell> = {}
  const filled = Object.entries(variables ?? {}).map(([name, source]) => {
    checkVariableName(name)
    const cell: Cell = { value: undefined }
    cells[name] = cell
    return { cell, node: parse(source, context.scope) }
  })
  const scope = withVariables(context.scope, cells)
  const run = context.compilePaced(pipeline ?? [], { ...context, scope }, 'lookup')
  const valuesOf = (doc: Document): unknown[] => filled.map(({ node }) => node.run(doc))
  function* fill(doc: Document): Generator<undefined> {
    const values = yield* scope.loops.evaluate(valuesOf, doc)
    filled.forEach(({ cell }, i) => (cell.value = values[i]))
  }
  const isEmpty = !Array.isArray(pipeline) || pipeline.length === 0
  return { fill: filled.length > 0 ? fill : undefined, run: isEmpty ? undefined : run }
}

/** Finds the documents to join with, and keeps them for the next document with the same values. */
function makeFinder(
  from: string,
  join: Join,
  { find, pace }: StageContext,
): (doc: Document) => Document[] | Generator<undefined, Document[]> {
  const known = new Map<string, Document[]>()
  function* load(key: string, filter: Document): Generator<undefined, Document[]> {
    const found = yield* collectPaced(find(from, filter), new Held('$lookup'), pace)
    known.set(key, found)
    return found
  }
  return (doc) => {
    const values = localValues(doc, join)
    const key = identityOf(values)
    return known.get(key) ?? load(key, joinFilter(values, join.foreign))
  }
}

/** The values at the local field, those of arrays one by one; null when there are none at all. */
function localValues(doc: Document, { local }: Join): readonly unknown[] {
  const values: unknown[] = []
  collectLocal(doc, local, 0, values)
  return values.length > 0 ? values : [null]
}

function collectLocal(
  value: unknown,
  parts: readonly string[],
  depth: number,
  values: unknown[],
): void {
  const part = parts[depth]
  if (part === undefined) {
    if (Array.isArray(value)) values.push(...(value as unknown[]))
    else if (value !== undefined) values.push(value)
  } else if (isDocument(value)) collectLocal(fieldOf(value, part), parts, depth + 1, values)
  else if (Array.isArray(value)) {
    for (const element of value) {
      if (isDocument(element)) collectLocal(element, parts, depth, values)
    }
  }
}

/** Elements of a local array join one by one; a missing or empty one joins null and missing. */
function joinFilter(values: readonly unknown[], foreign: string): Document {
  const equals = values.map((item): Document => ({ [foreign]: { $eq: item ?? null } }))
  const [only] = equals
  if (!only) return { [foreign]: { $in: [] } }
  return equals.length === 1 ? only : { $or: equals }
}
