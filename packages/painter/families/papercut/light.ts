import { difference, type Oklch, oklch, standOff } from '../../colour'
import type { PlacedMotif } from '../../draw-motif'
import { ellipse, isInside, type Point, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { createStencil, isDiscFree, type Stencil } from '../../stencil'
import { fill } from '../../svg'
import { isSunny } from '../disc-name'
import type { Form, Sheet } from './sheets'

/** A sun or moon of paper. */
export type Light = { at: Point; reach: number; colour: Oklch }

/** Room between a light and all else, px: one that touches a thing looks like a slip. */
const CLEAR = 22

/** Whether a sheet covers a point. */
function covers({ kind, edge }: Sheet, [x, y]: Point): boolean {
  if (kind === 'hole') return !isInside([x, y], edge)
  return edge.some(([at, top], i) => {
    const [next] = edge[i + 1] ?? [at]
    return x >= at && x <= next && y >= top - 4
  })
}

/** Whether a disc is wholly seen, with some room around it. */
function isOpen(at: Point, reach: number, stencil: Stencil, sheets: readonly Sheet[]): boolean {
  const r = reach + CLEAR
  const disc = [1, 0.6, 0.2].flatMap((share) => ellipse(at[0], at[1], r * share))
  return (
    isDiscFree(stencil, at, r) &&
    disc.every((point) => sheets.every((sheet) => !covers(sheet, point)))
  )
}

/** Places for a light: in the sky over hills, or inside the holes beside the subject, the largest
 * first. */
function placesIn(form: Form, size: number): readonly (readonly [Point, number])[] {
  const over = form === 'hills' || form === 'waves'
  const shares = over
    ? ([
        [0.79, 0.2, 0.105],
        [0.21, 0.2, 0.105],
      ] as const)
    : [0.075, 0.06, 0.048].flatMap((r) =>
        [0.27, 0.31, 0.35, 0.39, 0.43].flatMap((y) =>
          [0.66, 0.34, 0.7, 0.3, 0.62, 0.38, 0.58, 0.42].map((x) => [x, y, r] as const),
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
    behind,
    front,
    inside,
    dark,
  }: {
    placed: readonly PlacedMotif[]
    behind: readonly Sheet[]
    front: readonly Sheet[]
    inside: Oklch
    dark: boolean
  },
): Light | undefined {
  const places = placesIn(form, size)
  const mirror = rng.fork('light').chance(0.5)
  const stencil = createStencil(placed, size)
  const place = places
    .map(([[x, y], reach]) => [[mirror ? size - x : x, y] as Point, reach] as const)
    .find(([at, reach]) => isOpen(at, reach, stencil, [...behind, ...front]))
  if (!place) return undefined
  // Under stars it is a moon, and pale.
  const moons = [oklch(0.94, 0.045, 95), palette.paper]
  const suns = [palette.disc, oklch(0.87, 0.12, 82), oklch(0.74, 0.15, 50)].filter(isSunny)
  const colours = dark ? moons : suns
  const colour = colours.find((one) => difference(one, inside) >= 0.16)
  const [at, reach] = place
  return {
    at,
    reach,
    colour: colour ?? standOff(dark ? palette.disc : oklch(0.7, 0.18, 38), inside, 0.16),
  }
}

export function drawLight({ noise }: FamilyContext, { at, reach, colour }: Light): string {
  return fill(wobble(ellipse(at[0], at[1], reach), noise, 2), colour)
}
