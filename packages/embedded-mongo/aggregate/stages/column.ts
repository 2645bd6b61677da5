import type { Document } from '../../bson/types'
import { pause } from '../../query/pace'
import type { Node } from '../parse'
import type { StageContext } from '../stage'

/** An expression's value for each row. */
export function* columnOf(
  rows: readonly Document[],
  { run }: Node,
  { pace, scope: { loops } }: StageContext,
): Generator<undefined, unknown[]> {
  const values: unknown[] = []
  for (const row of rows) {
    values.push(loops.isUsed ? yield* loops.evaluate(run, row) : run(row))
    if (pace.isDue()) yield* pause(pace)
  }
  return values
}
