import type { PlacedMotif } from '../draw-motif'
import { type Box, boundsOf, type Point } from '../geometry'
import { boxOf, type Motif, type Shape } from '../motif'
import { type Cast, castOf } from './attach'
import { highOf } from './body'
import { moved, put, topAt } from './join'

/** Share of its carrier's width that a flag has: a larger one is another thing on it. */
export const FLAG_SHARE = 1 / 4

/** Share of its own height by which the pole is behind its carrier, so that they touch. */
const SUNK = 0.08

/** `foot` is where the pole stands in a carrier's own box, and `without` finds what of the carrier is
 * in its place: a pennant, or poles. */
type Seat = { foot: Point; without?: (box: Box) => boolean }

const SEATS: Readonly<Record<string, Seat>> = {
  castle: { foot: [0, -0.92], without: ({ bottom }) => bottom < -0.94 },
  sandcastle: { foot: [0, -0.48] },
  tent: { foot: [0, -0.68], without: ({ bottom }) => bottom < -0.6 },
  'circus tent': { foot: [0, -0.68], without: ({ bottom }) => bottom < -0.6 },
  // Beside its cross.
  church: { foot: [0.5, -0.12] },
  steamer: { foot: [0.84, 0.3] },
  // The only one that goes to the right: the flag is where its mast would cross it.
  'motor boat': { foot: [-0.9, 0.1], without: ({ bottom }) => bottom < -0.28 },
}

const shapeBox = ({ points }: Shape) => boundsOf(points)

/** A carrier without its own pennant. */
function bared(carrier: Motif): Motif {
  const { without } = SEATS[carrier.name] ?? {}
  if (!without) return carrier
  const shapes = carrier.shapes.filter((shape) => !without(shapeBox(shape)))
  return { ...carrier, shapes, box: boxOf(shapes) }
}

const TOPS = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const
/** A boat has it near an end, where no sail and no smoke is. */
const STERNS = [0.9, 0.86, 0.94, 0.82] as const

/** A point of the carrier's upper edge: smoke, cords and poles bear nothing. */
function topOf(hero: PlacedMotif, motif: Motif): Point {
  const solid = { ...hero, shapes: hero.shapes.filter(({ width }) => width === undefined) }
  const { left, right } = hero.box
  const high = highOf(hero)
  const isBoat = motif.mount === 'floats'
  const low = (share: number) => topAt(solid, share) + Math.abs(share - 0.5) * high * 0.3
  const [share = 0.5] = isBoat
    ? STERNS.toSorted((one, two) => topAt(solid, two) - topAt(solid, one))
    : TOPS.toSorted((one, two) => low(one) - low(two))
  return [left + (right - left) * share, topAt(solid, share)]
}

/** The middle of a flag's pole; of crossed ones where they meet. */
const poleOf = ({ name }: Motif): Point => (name === 'crossed flags' ? [0, 0.3] : [-0.79, 1])

/** A pole and its knob, left of the cloth. */
const isPole = ({ role, points }: Shape) => role === 'k' && boundsOf(points).right < -0.7

/** A building, a tent or a boat with a flag on a pole that stands on it. */
export function flagged(carrier: Motif, flag: Motif): Cast {
  const cast = castOf(bared(carrier))
  const { hero } = cast
  const wide = (hero.box.right - hero.box.left) * FLAG_SHARE
  const piece = put(flag, { x: 0, foot: 0, high: wide * 4, wide })
  const seat = SEATS[carrier.name]
  const [x, y] = seat ? hero.at(seat.foot) : topOf(hero, carrier)
  const [px, py] = piece.at(poleOf(flag))
  const planted = moved(piece, x - px, y - py + highOf(piece) * SUNK)
  const isOfPole = (i: number) => flag.shapes[i] !== undefined && isPole(flag.shapes[i])
  const pole = planted.shapes.filter((_, i) => isOfPole(i))
  const cloth = { ...planted, shapes: planted.shapes.filter((_, i) => !isOfPole(i)) }
  // Its carrier's main colour stands off every ground; black would leave the flag in the air.
  const inMain = pole.map((shape): Shape => ({ ...shape, role: 'm' }))
  cast.behind.push(cloth, { shapes: inMain, of: hero.motif })
  return cast
}
