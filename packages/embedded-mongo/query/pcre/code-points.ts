/** Code points from the first to the second, both included. */
export type Range = readonly [first: number, last: number]

export const LAST_CODE_POINT = 0x10ffff

/** Sorted, without overlaps and neighbours. */
export function normalise(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const range of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (!last || range[0] > last[1] + 1) merged.push(range)
    else if (range[1] > last[1]) merged[merged.length - 1] = [last[0], range[1]]
  }
  return merged
}

/** All code points outside of these ranges. */
export function complement(ranges: readonly Range[]): Range[] {
  const outside: Range[] = []
  let next = 0
  for (const [first, last] of normalise(ranges)) {
    if (first > next) outside.push([next, first - 1])
    next = last + 1
  }
  if (next <= LAST_CODE_POINT) outside.push([next, LAST_CODE_POINT])
  return outside
}

export function sameRanges(a: readonly Range[], b: readonly Range[]): boolean {
  const text = (ranges: readonly Range[]): string => normalise(ranges).join()
  return text(a) === text(b)
}
