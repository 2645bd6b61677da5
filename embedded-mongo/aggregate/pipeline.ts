import type { Document } from '../bson/types'
import { MongoError } from '../errors'
import type { Collation } from '../query/collation'

/** The part of a pipeline that an index may serve. */
export type Leading = { filter: Document; sort?: Document; skip?: number; limit?: number }

export type PipelineContext = {
  find(collection: string, filter: Document): Iterable<Document>
  source(leading: Leading): { docs: Iterable<Document>; sorted: boolean }
  /** Carries out $out and $merge. */
  write?(
    target: { db?: string; collection: string },
    docs: Iterable<Document>,
    mode: { out: true } | { out: false; merge: Document },
  ): void
  collation?: Collation
  variables?: Document
  now: Date
}

export function runPipeline(_pipeline: Document[], _context: PipelineContext): Iterable<Document> {
  throw new MongoError(238, 'not written yet')
}
