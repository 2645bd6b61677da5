import { isDocument } from '../../bson/types'
import { MongoError } from '../../errors'
import { parse } from '../parse'
import { withPauses } from '../../query/pace'
import type { PacedStage, StageContext } from '../stage'

/** Literal documents as the source of a pipeline. */
export function parseDocuments(spec: unknown, { scope, pace }: StageContext): PacedStage {
  const { run } = parse(spec, scope)
  return {
    *paced() {
      const rows = yield* scope.loops.evaluate(run, {})
      if (!Array.isArray(rows)) {
        throw new MongoError(5858203, 'an array is expected for $documents')
      }
      for (const row of withPauses<unknown>(rows, pace)) {
        if (row !== undefined && !isDocument(row)) {
          throw new MongoError(40228, "'replacement document' must evaluate to an object")
        }
        yield row
      }
    },
  }
}
