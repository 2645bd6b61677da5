import { parseFieldPath } from '../../bson/field-path'
import { identityOf } from '../../bson/identity'
import { type Document, fieldOf, isDocument, typeName } from '../../bson/types'
import { MongoError } from '../../errors'
import { setDeep } from '../set-deep'
import { type Cell, checkVariableName, parse, withVariables } from '../parse'
import { mapStage, type PacedStage, type Stage, type StageContext } from '../stage'

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
  const matching = makeFinder(from, join, context)
  const parts = parseFieldPath(as)
  return mapStage((doc) => {
    fill(doc)
    return setDeep(doc, parts, [...run(matching(doc))])
  })
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

/** Variables of `let`: cells that are set before the pipeline runs for a document. */
function compileInner(
  spec: Document,
  pipeline: unknown,
  context: StageContext,
): { fill: (doc: Document) => void; run: Stage } {
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
  const run = context.compile(pipeline ?? [], { ...context, scope }, 'lookup')
  const fill = (doc: Document): void => {
    for (const { cell, node } of filled) cell.value = node.run(doc)
  }
  return { fill, run }
}

function makeFinder(
  from: string,
  join: Join | undefined,
  context: StageContext,
): (doc: Document) => Iterable<Document> {
  if (!join) return () => context.find(from, {})
  const known = new Map<string, Document[]>()
  return (doc) => {
    const values = localValues(doc, join)
    const key = identityOf(values)
    const found = known.get(key) ?? [...context.find(from, joinFilter(values, join.foreign))]
    known.set(key, found)
    return found
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
