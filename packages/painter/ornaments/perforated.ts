import { type Box, type Point, rectangle } from '../geometry'

/** Points along a side, with half circles that bite into it. @param hole its radius, px */
function perforated(from: Point, to: Point, hole: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const [ux, uy] = [dx / length, dy / length]
  const count = Math.round(length / (hole * 3.2))
  return Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * length).flatMap((middle) =>
    Array.from({ length: 7 }, (_, k): Point => {
      const angle = Math.PI * (1 - k / 6)
      const [along, inward] = [middle + hole * Math.cos(angle), hole * Math.sin(angle)]
      return [from[0] + ux * along - uy * inward, from[1] + uy * along + ux * inward]
    }),
  )
}

/** The edge of a postage stamp. @param hole radius of its holes, px */
export function stampEdge({ left, right, top, bottom }: Box, hole = 5): Point[] {
  const corners = rectangle(left, top, right - left, bottom - top)
  return corners.flatMap((from, k) => [
    from,
    ...perforated(from, corners[(k + 1) % 4] ?? from, hole),
  ])
}
