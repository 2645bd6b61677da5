import { type Box, lineOf, type Point } from '../geometry'

/** The halves of a box, with a gap between them. */
export function halves({ left, top, right, bottom }: Box, gap = 0): Box[] {
  const middle = (left + right) / 2
  return [
    { left, top, right: middle - gap / 2, bottom },
    { left: middle + gap / 2, top, right, bottom },
  ]
}

/** A square part of a field by its row and column of two. */
export function quarter({ left, top, right, bottom }: Box, i: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return {
    left: i % 2 === 0 ? left : x,
    right: i % 2 === 0 ? x : right,
    top: i < 2 ? top : y,
    bottom: i < 2 ? y : bottom,
  }
}

/** A box within another, px from its edges. */
export function inset({ left, top, right, bottom }: Box, by = 40): Box {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by }
}

/** The outline of a box with round corners. */
export function roundedOf({ left, top, right, bottom }: Box, radius = 46): Point[] {
  const corners = [
    [right - radius, top + radius],
    [right - radius, bottom - radius],
    [left + radius, bottom - radius],
    [left + radius, top + radius],
  ] as const
  return corners.flatMap(([x, y], i) =>
    lineOf(7, (share): Point => {
      const angle = (i - 1 + share) * (Math.PI / 2)
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
    }),
  )
}
