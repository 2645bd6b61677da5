import type { Document } from '../bson/types'
import type { Collation } from '../query/collation'
import type { Pace, Paced } from '../query/pace'
import type { Score } from '../query/sort'
import { PAUSE } from './loops'
import type { Scope } from './parse'

/**
 * A compiled stage: documents in, documents out, lazily where possible. Input without pauses gives
 * output without.
 */
export type Stage = (docs: Iterable<Document>) => Iterable<Document>

/** A stage that passes on the pauses of its input, in which other requests run. */
export type PacedStage = { paced(docs: Paced<Document>): Paced<Document> }

export type MergeTarget = { db?: string; collection: string }

/** Dependencies of stages: other collections, writing, the scope of variables. */
export type StageContext = {
  scope: Scope
  collation: Collation | undefined
  now: Date
  score: Score | undefined
  find(collection: string, filter: Document): Paced<Document>
  write: ResultWriter | undefined
  /** Compiles a pipeline nested in a stage. */
  compile(pipeline: unknown, context: StageContext, inner?: Inner): Stage
  compilePaced(pipeline: unknown, context: StageContext, inner?: Inner): PacedStage
  pace: Pace
  /** It is about the server and the pipeline's collection; undefined in pipelines within stages. */
  diagnostics: Diagnostics | undefined
}

export type Diagnostics = {
  collStats(spec: Document): Document
  indexStats(): Document[]
  currentOp(): Document[]
  localSessions(): Document[]
}

export type ResultWriter = (target: MergeTarget, mode: WriteMode) => (docs: Document[]) => void
export type WriteMode = { out: true } | { out: false; merge: Document }

/** It says where a pipeline is used; some stages are not allowed everywhere. */
export type Inner = 'facet' | 'lookup' | 'unionWith'

export type StageParser = (spec: unknown, context: StageContext) => Stage | PacedStage

/** A stage that maps each document independently. */
export function mapStage({ loops }: Scope, change: (doc: Document) => Document): PacedStage {
  return {
    *paced(docs) {
      for (const doc of docs) {
        if (!doc || !loops.isUsed) {
          yield doc && change(doc)
          continue
        }
        const result = loops.begin(change, doc)
        yield result === PAUSE ? yield* loops.resume(change, doc) : result
      }
    },
  }
}
