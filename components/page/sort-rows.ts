import type { Order } from './sort-head'
import type { Column } from './table'

/** Stable; returns a copy. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { by, isDown }: Order,
): Row[] {
  const value = columns.find(({ key }) => key === by)?.sortBy
  if (!value) return [...rows]
  const sign = isDown ? -1 : 1
  return [...rows].sort((a, b) => {
    const [left, right] = [value(a), value(b)]
    return left === right ? 0 : left < right ? -sign : sign
  })
}
