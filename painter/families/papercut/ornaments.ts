import { mix, shade } from '../../colour'
import { type Box, ellipse, lens, type Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillAll } from '../../svg'
import type { Sheet } from './sheets'

/** Leaves of the sheet's own colour that reach from its edge into the hole, clear of the boxes. */
export function tabs(
  { rng, size }: FamilyContext,
  sheet: Sheet,
  row: number,
  boxes: readonly Box[],
): string {
  const random = rng.fork(`tabs:${row}`)
  const centre: Point = [size / 2, size / 2]
  return Array.from({ length: random.int(2, 4) }, () => {
    const at = sheet.edge[random.int(0, sheet.edge.length - 1)] ?? centre
    const inward =
      sheet.kind === 'hole' ? Math.atan2(centre[1] - at[1], centre[0] - at[0]) : -Math.PI / 2
    const main = inward + random.range(-0.7, 0.7)
    const long = size * random.range(0.06, 0.085)
    const isClear = boxes.every(
      ({ left, top, right, bottom }) =>
        at[0] < left - long || at[0] > right + long || at[1] < top - long || at[1] > bottom + long,
    )
    if (!isClear) return ''
    const leaf = (turn: number, share: number) => {
      const angle = main + turn
      return lens(
        at,
        [at[0] + Math.cos(angle) * long * share, at[1] + Math.sin(angle) * long * share],
        long * 0.36 * share,
        0,
      )
    }
    const leaves = [leaf(-0.75, 0.72), leaf(0.75, 0.72), leaf(0, 1)]
    const shifted = leaves.map((points) => points.map(([x, y]): Point => [x + 5, y + 7]))
    return (
      fillAll(shifted, shade(sheet.colour, -0.25), { opacity: 0.28, blend: 'multiply' }) +
      fillAll(leaves, shade(sheet.colour, 0.03))
    )
  }).join('')
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
