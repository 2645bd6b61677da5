import { mix, oklch, type Oklch, shade } from '../../../colour'
import { lineOf, type Point } from '../../../geometry'
import { fill, fillAll, stroke } from '../../../svg'
import { diamond } from '../patterns/parts'
import { lettered, rounded } from './parts'

export const INK = oklch(0.3, 0.06, 262)
export const CARD = oklch(0.95, 0.025, 88)

/** A card round its middle, px. */
export type Card = { at: (point: Point) => Point; wide: number; high: number }

/** Its edge, further in by so many px. */
export const outline = ({ at, wide, high }: Card, inset: number): Point[] =>
  rounded(wide - 2 * inset, high - 2 * inset, Math.max(4, 24 - inset)).map(at)

/** The back of a card, with a lattice. */
export function backOf(card: Card, colour: Oklch): string {
  const { at, wide, high } = card
  const cells = Array.from({ length: 54 }, (_, i) => {
    const [x, y] = [((i % 6) - 2.5) * (wide / 7), (Math.floor(i / 6) - 4) * (high / 10)]
    return diamond(x, y, wide / 20, high / 28).map(at)
  })
  return (
    fill(outline(card, 0), CARD) +
    fill(outline(card, 16), colour) +
    fillAll(cells, mix(colour, CARD, 0.5))
  )
}

/** The face of a card with an empty picture. */
export function faceOf(card: Card, ground: Oklch, colour: Oklch, value: string): string {
  const { at, wide, high } = card
  const shadow = outline(card, -3).map(([x, y]): Point => [x + 9, y + 13])
  const picture = rounded(wide - 52, high - 128, 6).map(([x, y]) => at([x, y]))
  const name = lineOf(22, (t): Point =>
    at([(t - 0.5) * wide * 0.5, high / 2 - 33 + 5 * Math.sin(t * 30) * (t % 0.3)]),
  )
  const rays = Array.from({ length: 9 }, (_, k): Point[] => {
    const half = (wide - 52) / 2
    return [
      at([-half + (k / 9) * 2 * half, high / 2 - 64]),
      at([-half + ((k + 0.5) / 9) * 2 * half, high / 2 - 64]),
      at([-half + ((k + 0.25) / 9) * 2 * half, high / 2 - 64 - 58]),
    ]
  })
  return (
    fill(shadow, INK, { opacity: 0.35 }) +
    fill(outline(card, 0), CARD) +
    stroke(outline(card, 12), colour, 4, { closed: true }) +
    fill(picture, ground) +
    fillAll(rays, shade(ground, -0.09)) +
    stroke(picture, INK, 4, { closed: true }) +
    lettered(value, ([x, y]) => at([x - wide / 2 + 54, y - high / 2 + 40]), 27, colour) +
    stroke(name, INK, 5)
  )
}
