import { difference, type Oklch, oklch, standOff } from '../../colour'
import type { PlacedMotif } from '../../draw-motif'
import { ellipse, isInside, type Point, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { createStencil, type Stencil } from '../../stencil'
import { fill } from '../../svg'
import type { Form, Sheet } from './sheets'

/** A sun or moon of paper. */
export type Light = { at: Point; reach: number; colour: Oklch }

/** Least share of a light that is seen beside the subjects; less is a shape that nobody knows. */
const SEEN = 0.78
const CELL = 8

/** The share of a disc that neither a subject nor the paper round a hole covers. */
function shownOf(
  at: Point,
  reach: number,
  stencil: Stencil,
  holes: readonly (readonly Point[])[],
): number {
  let [seen, all] = [0, 0]
  for (let dy = -reach; dy <= reach; dy += CELL) {
    for (let dx = -reach; dx <= reach; dx += CELL) {
      if (dx * dx + dy * dy > reach * reach) continue
      const [x, y] = [at[0] + dx, at[1] + dy]
      all++
      if (!stencil.isNear(x, y, 10) && holes.every((hole) => isInside([x, y], hole))) seen++
    }
  }
  return seen / all
}

/** Places for a light: in the sky over hills, or inside the holes at a shoulder of the subject. */
function placesIn(form: Form, size: number): readonly (readonly [Point, number])[] {
  const over = form === 'hills' || form === 'waves'
  const shares = over
    ? ([
        [0.79, 0.2, 0.105],
        [0.21, 0.2, 0.105],
      ] as const)
    : [0.36, 0.4, 0.44, 0.48].flatMap((y) =>
        [0.66, 0.34, 0.62, 0.38, 0.58, 0.42].flatMap((x) =>
          [0.07, 0.055].map((r) => [x, y, r] as const),
        ),
      )
  return shares.map(([x, y, r]) => [[size * x, size * y], size * r])
}

/** The light of a picture, if there is a place where it is seen. */
export function lightOf(
  { size, palette, rng }: FamilyContext,
  form: Form,
  {
    placed,
    front,
    inside,
    dark,
  }: { placed: readonly PlacedMotif[]; front: readonly Sheet[]; inside: Oklch; dark: boolean },
): Light | undefined {
  const places = placesIn(form, size)
  const ordered = rng.fork('light').chance(0.5) ? places : places.toReversed()
  const stencil = createStencil(placed, size)
  const holes = front.filter(({ kind }) => kind === 'hole').map(({ edge }) => edge)
  const place = ordered.find(([at, reach]) => shownOf(at, reach, stencil, holes) >= SEEN)
  if (!place) return undefined
  // Under stars it is a moon, and pale.
  const moons = [oklch(0.94, 0.045, 95), palette.paper]
  const suns = [palette.disc, oklch(0.87, 0.12, 82), palette.paper, oklch(0.74, 0.15, 50)]
  const colours = dark ? moons : suns
  const colour = colours.find((one) => difference(one, inside) >= 0.16)
  const [at, reach] = place
  return { at, reach, colour: colour ?? standOff(palette.disc, inside, 0.16) }
}

export function drawLight({ noise }: FamilyContext, { at, reach, colour }: Light): string {
  return fill(wobble(ellipse(at[0], at[1], reach), noise, 2), colour)
}
