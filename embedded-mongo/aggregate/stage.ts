import type { Document } from '../bson/types'
import type { Collation } from '../query/collation'
import type { Pace, Paced } from '../query/pace'
import type { Score } from '../query/sort'
import type { Scope } from './parse'

/**
 * A compiled stage: documents in, documents out, lazily where it can be. What comes in without
 * pauses goes out without.
 */
export type Stage = (docs: Iterable<Document>) => Iterable<Document>

/** A stage that hands on the pauses of what it reads, so that others have their turn meanwhile. */
export type PacedStage = { paced(docs: Paced<Document>): Paced<Document> }

export type MergeTarget = { db?: string; collection: string }

/** What stages need from outside: other collections, a place to write, the scope of variables. */
export type StageContext = {
  scope: Scope
  collation: Collation | undefined
  now: Date
  score: Score | undefined
  find(collection: string, filter: Document): Iterable<Document>
  write: ((target: MergeTarget, docs: Iterable<Document>, mode: WriteMode) => void) | undefined
  /** Compiles a pipeline that stands within a stage. */
  compile(pipeline: unknown, context: StageContext, inner?: Inner): Stage
  compilePaced(pipeline: unknown, context: StageContext, inner?: Inner): PacedStage
  /** Counts how much time the pipeline takes. */
  pace: Pace
}

export type WriteMode = { out: true } | { out: false; merge: Document }

/** Where a pipeline stands; some stages are not allowed in some places. */
export type Inner = 'facet' | 'lookup' | 'unionWith'

export type StageParser = (spec: unknown, context: StageContext) => Stage | PacedStage

/** A stage that changes each document by itself. */
export function mapStage(change: (doc: Document) => Document): PacedStage {
  return {
    *paced(docs) {
      for (const doc of docs) yield doc && change(doc)
    },
  }
}
