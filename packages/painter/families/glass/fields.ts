import type { Box, Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { relaxedVoronoi } from '../../voronoi'

export const FIELDS = ['panes', 'rays', 'quarries', 'waves'] as const
export type Field = (typeof FIELDS)[number]

function panes({ rng }: FamilyContext, { left, top, right, bottom }: Box): Point[][] {
  const random = rng.fork('field')
  const sites = Array.from({ length: 150 }, (): Point => [
    random.range(left, right),
    random.range(top, bottom),
  ])
  const frame: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]
  return relaxedVoronoi(sites, frame)
}

/** @param count of rays; each ring is turned by half a ray against the last */
function rays(size: number, [cx, cy]: Point, count: number): Point[][] {
  const radii = [0, 0.1, 0.2, 0.31, 0.43, 0.57, 0.74, 1.3].map((share) => share * size)
  return radii.slice(0, -1).flatMap((from, ring) => {
    const to = radii[ring + 1] ?? from
    const parts = ring === 0 ? 8 : count
    return Array.from({ length: parts }, (_, i): Point[] => {
      const turn = (i + (ring % 2) * 0.5) / parts
      const corner = (share: number, r: number): Point => {
        const t = (turn + share / parts) * Math.PI * 2
        return [cx + r * Math.cos(t), cy + r * Math.sin(t)]
      }
      const outer = [0, 0.25, 0.5, 0.75, 1].map((share) => corner(share, to))
      const inner =
        from === 0 ? [corner(0, 0)] : [1, 0.75, 0.5, 0.25, 0].map((share) => corner(share, from))
      return [...outer, ...inner]
    })
  })
}

function quarries(size: number, { left, top, right, bottom }: Box): Point[][] {
  const [wide, high] = [size * 0.088, size * 0.12]
  const cells: Point[][] = []
  for (let row = 0; top + (row * high) / 2 < bottom + high; row++) {
    const y = top + (row * high) / 2
    for (let x = left + (row % 2) * (wide / 2); x < right + wide; x += wide) {
      cells.push([
        [x, y - high / 2],
        [x + wide / 2, y],
        [x, y + high / 2],
        [x - wide / 2, y],
      ])
    }
  }
  return cells
}

/** Bands with a high swell, cut across aslant at few places: short level ones would be bricks. */
function waves({ size, rng, noise }: FamilyContext, { left, top, right, bottom }: Box): Point[][] {
  const random = rng.fork('field')
  const line = (row: number, x: number) =>
    top +
    row * size * 0.082 +
    size * 0.062 * Math.sin(x / 150 + row * 0.5) +
    20 * noise(x / 170, row)
  const slant = size * 0.07
  const cells: Point[][] = []
  for (let row = -2; top + (row - 2) * size * 0.082 < bottom; row++) {
    let x = left - random.range(0, size * 0.4)
    while (x < right) {
      const to = x + size * random.range(0.3, 0.5)
      const at = (share: number) => x + (to - x) * share
      const shares = [0, 1 / 6, 1 / 3, 0.5, 2 / 3, 5 / 6, 1]
      cells.push([
        ...shares.map((share): Point => [at(share), line(row, at(share))]),
        ...shares
          .toReversed()
          .map((share): Point => [at(share) + slant, line(row + 1, at(share) + slant)]),
      ])
      x = to
    }
  }
  return cells
}

/** The field behind the subject. It covers the box; the window clips it. */
export function fieldCells(
  context: FamilyContext,
  field: Field,
  box: Box,
  light: Point,
  count = 20,
): Point[][] {
  switch (field) {
    case 'panes':
      return panes(context, box)
    case 'rays':
      return rays(context.size, light, count)
    case 'quarries':
      return quarries(context.size, box)
    case 'waves':
      return waves(context, box)
  }
}
