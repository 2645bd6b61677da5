import { mix } from '../../colour'
import { type PlacedMotif, type RoleColours } from '../../draw-motif'
import { lens, type Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { drawLit } from '../../shading'
import { clipPath, fillAll, group } from '../../svg'
import { waterline } from './water'

/** y of the water at the hull: a share of a floating motif is below it. */
export function surfaceOf({ motif, box: { top, bottom } }: PlacedMotif): number {
  return bottom - motif.draught * (bottom - top)
}

/** Strokes of the motif's colour on the water in front of it, none beyond the shore. */
export function reflectionsOf(
  placed: PlacedMotif,
  shore: (x: number) => number = () => Infinity,
): Point[][] {
  const { left, right, bottom } = placed.box
  const [wide, middle] = [right - left, (left + right) / 2]
  return Array.from({ length: 9 }, (_, i): Point[] => {
    const half = wide * (0.42 - 0.03 * i)
    const y = bottom + 6 + i * wide * 0.035
    return lens([middle - half, y], [middle + half, y], 8, i % 2 ? 5 : -5)
  }).filter((points) => points.every(([x, y]) => y < shore(x) - 4))
}

/** A motif that sits in the water, with its reflection. @param id unique in the picture */
export function drawAfloat(
  context: FamilyContext,
  placed: PlacedMotif,
  colours: RoleColours,
  id: string,
  shore?: (x: number) => number,
): string {
  const { size, palette, noise, show } = context
  const { left, right } = placed.box
  const surface = surfaceOf(placed)
  const edge = Array.from({ length: 33 }, (_, i): Point => [
    (size * i) / 32,
    surface + 2.5 * noise(i * 1.3, surface / 40),
  ])
  const above: Point[] = [...edge, [size, -200], [0, -200]]
  const below: Point[] = [...edge, [size, size + 200], [0, size + 200]]
  const body = drawLit(placed, colours, noise, 2, { ground: palette.water })
  return (
    clipPath(`${id}-above`, above) +
    clipPath(`${id}-below`, below) +
    fillAll(reflectionsOf(placed, shore), mix(colours.m, palette.water, 0.35), { opacity: 0.55 }) +
    // What is under water is a tint of it, and no part of what must be seen.
    group(group(body, { opacity: 0.22 }), { clip: `${id}-below` }) +
    show({ ...placed, crops: true, clip: `${id}-above` }, body) +
    waterline(context, (left + right) / 2, surface, right - left, shore)
  )
}
