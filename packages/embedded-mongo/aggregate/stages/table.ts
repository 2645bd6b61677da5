import { type Document, isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { asPaced, withoutPauses } from '../held'
import type { Inner, PacedStage, Stage, StageContext, StageParser } from '../stage'
import { parseBucket } from './bucket'
import { parseBucketAuto } from './bucket-auto'
import { parseDensify } from './densify'
import { DIAGNOSTICS } from './diagnostics'
import { parseDocuments } from './documents'
import { parseGraphLookup } from './graph-lookup'
import { parseSetWindowFields } from './window'
import { parseCount, parseLimit, parseMatch, parseSample, parseSkip, parseSort } from './basic'
import { parseFacet } from './facet'
import { parseFill } from './fill'
import { parseAddFields, parseProject, parseUnset } from './fields'
import { parseGroup, parseSortByCount } from './group'
import { parseLookup } from './lookup'
import { parseRedact } from './redact'
import { parseReplaceRoot, parseReplaceWith } from './replace'
import { parseUnionWith } from './union-with'
import { parseUnwind } from './unwind'
import { parseMerge, parseOut } from './write'

const STAGES: Readonly<Record<string, StageParser>> = {
  $match: parseMatch,
  $project: parseProject,
  $addFields: parseAddFields,
  $set: parseAddFields,
  $unset: parseUnset,
  $group: parseGroup,
  $sort: parseSort,
  $limit: parseLimit,
  $skip: parseSkip,
  $unwind: parseUnwind,
  $lookup: parseLookup,
  $facet: parseFacet,
  $fill: parseFill,
  $bucket: parseBucket,
  $bucketAuto: parseBucketAuto,
  $densify: parseDensify,
  $documents: parseDocuments,
  $graphLookup: parseGraphLookup,
  $setWindowFields: parseSetWindowFields,
  $count: parseCount,
  $sortByCount: parseSortByCount,
  $unionWith: parseUnionWith,
  $replaceRoot: parseReplaceRoot,
  $replaceWith: parseReplaceWith,
  $sample: parseSample,
  $redact: parseRedact,
  $out: parseOut,
  $merge: parseMerge,
  ...DIAGNOSTICS,
}
const FIRST = new Set(['$documents', ...Object.keys(DIAGNOSTICS)])
const LAST = new Set(['$out', '$merge'])
const NOT_IN_FACET = new Set(['$facet', '$out', '$merge', '$geoNear', ...FIRST])

export function isStageName(name: string): boolean {
  return Object.hasOwn(STAGES, name)
}

/** Compiles stages into one that runs them in order, without pauses. */
export function compilePipeline(pipeline: unknown, context: StageContext, inner?: Inner): Stage {
  const stage = compilePaced(pipeline, context, inner)
  return (docs) => withoutPauses(stage.paced(docs))
}

/** The same with the pauses of its input and its stages. */
export function compilePaced(pipeline: unknown, context: StageContext, inner?: Inner): PacedStage {
  if (!Array.isArray(pipeline)) {
    throw new MongoError(14, "'pipeline' option must be specified as an array")
  }
  const specs = pipeline.map((spec: unknown, i) => readSpec(spec, i, pipeline.length, inner))
  const stageContext = inner ? { ...context, diagnostics: undefined } : context
  const compiled = specs.map(({ name, spec }) =>
    asPaced(parserOf(name)(spec, stageContext), name, context.pace),
  )
  // A sort right before another one has no effect, and must not refuse what the other can sort.
  const stages = compiled.filter(
    (_, i) => specs[i]?.name !== '$sort' || specs[i + 1]?.name !== '$sort',
  )
  return { paced: (docs) => stages.reduce((rows, stage) => stage.paced(rows), docs) }
}

function readSpec(
  spec: unknown,
  index: number,
  count: number,
  inner: Inner | undefined,
): { name: string; spec: unknown } {
  if (!isDocument(spec)) {
    throw new MongoError(14, "Each element of the 'pipeline' array must be an object")
  }
  const name = nameOf(spec)
  if (inner === 'facet' && NOT_IN_FACET.has(name)) {
    throw new MongoError(40600, `${name} is not allowed to be used within a $facet stage`)
  }
  if (inner && LAST.has(name)) {
    throw new MongoError(51047, `${name} is not allowed within a $${inner}'s sub-pipeline`)
  }
  if (FIRST.has(name) && index !== 0) {
    throw new MongoError(40602, `${name} is only valid as the first stage in a pipeline`)
  }
  if (LAST.has(name) && index !== count - 1) {
    throw new MongoError(40601, `${name} can only be the final stage in the pipeline`)
  }
  return { name, spec: spec[name] }
}

function nameOf(spec: Document): string {
  const [name, more] = Object.keys(spec)
  if (name === undefined || more !== undefined) {
    const message = 'A pipeline stage specification object must contain exactly one field.'
    throw new MongoError(40323, message)
  }
  return name
}

function parserOf(name: string): StageParser {
  const parser = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined
  if (parser) return parser
  if (name === '$changeStream') {
    throw new MongoError(40573, 'The $changeStream stage is only supported on replica sets')
  }
  if (name === '$geoNear') throw new MongoError(5860400, "$geoNear requires a 'near' argument")
  throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`)
}
