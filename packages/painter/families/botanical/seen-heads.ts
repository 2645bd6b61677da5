import type { Box, Point } from '../../geometry'
import type { Head } from './plants'

/** A flower head that was drawn. */
export type Grown = { head: Head; at: Point; r: number }

/** Fewer are easily taken for another kind. */
const MIN = 2

function isCovered({ at: [x, y], r }: Grown, { left, right, top, bottom }: Box): boolean {
  return x > left - r / 2 && x < right + r / 2 && y > top - r / 2 && y < bottom + r / 2
}

/** The kinds of which several heads are seen beside the guests, what covers most first. */
export function seenHeads(grown: readonly Grown[], guests: readonly Box[]): Head[] {
  const free = grown.filter(
    (one, i) =>
      !guests.some((guest) => isCovered(one, guest)) &&
      // A later head hides what it is drawn over.
      !grown.slice(i + 1).some(({ at, r }) => Math.hypot(at[0] - one.at[0], at[1] - one.at[1]) < r),
  )
  const area = (head: Head) =>
    free.reduce((sum, one) => sum + (one.head === head ? one.r ** 2 : 0), 0)
  return [...new Set(free.map(({ head }) => head))]
    .filter((head) => free.filter((one) => one.head === head).length >= MIN)
    .toSorted((a, b) => area(b) - area(a))
}
