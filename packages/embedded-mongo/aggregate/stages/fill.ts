import { type Document, isDocument, setField } from '../../bson/types'
import { MongoError } from '../../errors'
import type { PacedStage, StageContext } from '../stage'

const FAILED_TO_PARSE = 9
const NAMES = new Set(['partitionBy', 'partitionByFields', 'sortBy', 'output'])

/** $fill is $set for constant values and $setWindowFields for what depends on other rows. */
export function parseFill(spec: unknown, context: StageContext): PacedStage {
  if (!isDocument(spec)) {
    throw new MongoError(FAILED_TO_PARSE, 'the $fill specification must be an object')
  }
  for (const key of Object.keys(spec)) {
    if (!NAMES.has(key))
      throw new MongoError(40415, `BSON field '$fill.${key}' is an unknown field.`)
  }
  const { output, sortBy } = spec
  if (!isDocument(output)) {
    throw new MongoError(40414, "BSON field '$fill.output' is missing but a required field")
  }
  const windows: Document = {}
  const values: Document = {}
  for (const [path, source] of Object.entries(output)) {
    const { method, value } = readOutput(source)
    if (method) setField(windows, path, { [method]: `$${path}` })
    else setField(values, path, { $ifNull: [`$${path}`, value] })
  }
  const stages: Document[] = []
  if (Object.keys(windows).length > 0) {
    const partitionBy = partitionOf(spec)
    const sort = sortBy === undefined ? {} : { sortBy }
    if (Object.keys(sort).length === 0) {
      throw new MongoError(FAILED_TO_PARSE, "$fill requires a 'sortBy' for its methods")
    }
    stages.push({ $setWindowFields: { partitionBy, ...sort, output: windows } })
  }
  if (Object.keys(values).length > 0) stages.push({ $addFields: values })
  return context.compilePaced(stages, context)
}

function readOutput(source: unknown): { method?: '$locf' | '$linearFill'; value?: unknown } {
  if (!isDocument(source) || Object.keys(source).length !== 1) {
    throw new MongoError(
      FAILED_TO_PARSE,
      'each output of $fill must be an object with exactly one field',
    )
  }
  if (Object.hasOwn(source, 'value')) return { value: source['value'] }
  if (source['method'] === 'locf') return { method: '$locf' }
  if (source['method'] === 'linear') return { method: '$linearFill' }
  throw new MongoError(6050202, 'Method must be either locf or linear')
}

function partitionOf({ partitionBy, partitionByFields }: Document): unknown {
  if (partitionByFields === undefined) return partitionBy ?? null
  if (partitionBy !== undefined) {
    throw new MongoError(
      6050204,
      "Maximum one of 'partitionBy' and 'partitionByFields can be specified in '$fill'",
    )
  }
  if (!Array.isArray(partitionByFields)) {
    throw new MongoError(14, "'partitionByFields' must be an array")
  }
  const key: Document = {}
  for (const field of partitionByFields) {
    if (typeof field !== 'string') throw new MongoError(14, "'partitionByFields' must hold strings")
    setField(key, field.replaceAll('.', '_'), `$${field}`)
  }
  return key
}
