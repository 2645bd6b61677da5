import { isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { parse } from '../parse'
import type { Stage, StageContext } from '../stage'

/** Literal documents as the source of a pipeline. */
export function parseDocuments(spec: unknown, { scope }: StageContext): Stage {
  const rows = parse(spec, scope).run({})
  if (!Array.isArray(rows)) {
    throw new MongoError(5858203, 'an array is expected for $documents')
  }
  const docs = rows.map((row: unknown) => {
    if (isDocument(row)) return row
    throw new MongoError(40228, "'replacement document' must evaluate to an object")
  })
  return () => docs
}
