import { mix, shade } from '../../colour'
import { type Box, ellipse, lens, type Point, resample } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillAll } from '../../svg'
import type { Sheet } from './sheets'

/** A stem with leaves in pairs and one at its end. */
function sprig(from: Point, angle: number, long: number): Point[][] {
  const at = (share: number): Point => [
    from[0] + Math.cos(angle) * long * share,
    from[1] + Math.sin(angle) * long * share,
  ]
  const leaf = (share: number, turn: number, size: number) => {
    const root = at(share)
    const tip: Point = [
      root[0] + Math.cos(angle + turn) * long * size,
      root[1] + Math.sin(angle + turn) * long * size,
    ]
    return lens(root, tip, long * size * 0.4, 0)
  }
  const pairs = [0.12, 0.42].flatMap((share) =>
    [-0.8, 0.8].map((turn) => leaf(share, turn, 0.46 - share * 0.2)),
  )
  return [lens(at(-0.08), at(0.8), long * 0.07), ...pairs, leaf(0.66, 0, 0.42)]
}

/** Share of the sheet above the lowest edge of a hole that is its foot. */
const FOOT = 0.04

/** Sprigs of the sheet's own paper that grow up from its edge at the lower left and right, clear of
 * the boxes and of the frame. */
export function tabs(
  { rng, size }: FamilyContext,
  sheet: Sheet,
  row: number,
  boxes: readonly Box[],
): string {
  const random = rng.fork(`tabs:${row}`)
  const isHole = sheet.kind === 'hole'
  const line = resample(sheet.edge, 14, isHole)
  // From a wall they would grow in the air.
  const foot = Math.max(...line.map(([, y]) => y)) - size * FOOT
  const sprigs = [-1, 1].flatMap((side) => {
    const [from, to] = isHole ? [0.16, 0.36] : [0.14, 0.4]
    const wanted = size * (0.5 + side * random.range(from, to))
    const roots = line.filter(([, y]) => !isHole || y > foot)
    const [root] = roots.toSorted(
      ([one], [other]) => Math.abs(one - wanted) - Math.abs(other - wanted),
    )
    const long = size * random.range(0.075, 0.105)
    const isFree =
      root &&
      boxes.every(
        ({ left, top, right, bottom }) =>
          root[0] < left - long ||
          root[0] > right + long ||
          root[1] < top - long ||
          root[1] > bottom + long,
      )
    return root && isFree ? [sprig(root, -Math.PI / 2 - side * random.range(0, 0.5), long)] : []
  })
  // One alone on a hill is lost.
  return (isHole || sprigs.length > 1 ? sprigs : [])
    .map((leaves) => {
      const shifted = leaves.map((points) => points.map(([x, y]): Point => [x + 4, y + 5]))
      return (
        fillAll(shifted, shade(sheet.colour, -0.25), { opacity: 0.28, blend: 'multiply' }) +
        fillAll(leaves, shade(sheet.colour, 0.03))
      )
    })
    .join('')
}

export function sparkle({ rng, size, palette }: FamilyContext): string {
  const random = rng.fork('sparkle')
  const dots = Array.from({ length: 60 }, () => {
    const [angle, far] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * size * 0.36]
    return ellipse(
      size / 2 + Math.cos(angle) * far,
      size * 0.44 + Math.sin(angle) * far,
      random.range(1.4, 3.6),
      undefined,
      0,
      8,
    )
  })
  return fillAll(dots, mix(palette.disc, palette.paper, 0.5), { opacity: 0.85 })
}
