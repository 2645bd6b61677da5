import { type PlacedMotif, stand } from '../draw-motif'
import type { Box } from '../geometry'
import { aspectOf, type Motif } from '../motif'
import type { Rng } from '../random'

const GAP = 0.07
/** Heights of guests against the hero's. */
const MIN = 0.5
const MAX = 2.2

type Side = 'left' | 'right' | 'above'
/** A box in units of the hero's height, y downward from the common foot line. */
type Place = { index: number; left: number; foot: number; wide: number; high: number }
/** A subject with its number among those given, since one may be given twice. */
type Guest = { motif: Motif; index: number }
type Plan = { places: Place[]; merit: number }

const isAirborne = ({ motif }: Guest): boolean => motif.mount === 'flies'

/** A guest has most of the hero's area, whatever the shape of the two. */
function guestHeight(hero: Motif, guest: Motif): number {
  return Math.min(MAX, Math.max(MIN, 0.85 * Math.sqrt(aspectOf(hero) / aspectOf(guest))))
}

/** Guests beside the hero: standing ones on its foot line, flying ones at its head. */
function column(hero: Motif, guests: readonly Guest[], side: 'left' | 'right'): Place[] {
  const ordered = [...guests].sort((a, b) => Number(isAirborne(a)) - Number(isAirborne(b)))
  const wide = Math.max(...ordered.map(({ motif }) => guestHeight(hero, motif) * aspectOf(motif)))
  let foot = 0
  return ordered.map((guest) => {
    const high = guestHeight(hero, guest.motif)
    const width = high * aspectOf(guest.motif)
    const at = isAirborne(guest) ? Math.min(foot, high - 1.04) : foot
    foot = at - high - GAP
    const left = (wide - width) / 2 + (side === 'left' ? -GAP - wide : aspectOf(hero) + GAP)
    return { index: guest.index, left, foot: at, wide: width, high }
  })
}

/** Above what stands below, which a guest beside the hero may overtop. */
function rowAbove(hero: Motif, guests: readonly Guest[], below: readonly Place[]): Place[] {
  const top = Math.min(...below.map(({ foot, high }) => foot - high))
  const sizes = guests.map(({ motif, index }) => {
    const high = guestHeight(hero, motif)
    return { index, high, wide: high * aspectOf(motif) }
  })
  const all = sizes.reduce((sum, { wide }) => sum + wide, 0) + 2 * GAP * (sizes.length - 1)
  let left = (aspectOf(hero) - all) / 2
  return sizes.map((size) => {
    const place = { ...size, left, foot: top - GAP }
    left += size.wide + 2 * GAP
    return place
  })
}

function planOf(hero: Motif, guests: readonly Guest[], sides: readonly Side[]): Plan {
  const at = (side: Side) => guests.filter((_, i) => sides[i] === side)
  const [left, right, above] = [at('left'), at('right'), at('above')]
  // A standing guest in the air is a last resort, as is one on top of another.
  const misplaced =
    above.filter((guest) => !isAirborne(guest)).length +
    [left, right].filter((all) => all.length > 1 && !all.some(isAirborne)).length
  const below = [
    { index: 0, left: 0, foot: 0, wide: aspectOf(hero), high: 1 },
    ...(left.length > 0 ? column(hero, left, 'left') : []),
    ...(right.length > 0 ? column(hero, right, 'right') : []),
  ]
  return {
    places: [...below, ...(above.length > 0 ? rowAbove(hero, above, below) : [])],
    merit: 0.6 ** misplaced,
  }
}

function boundsOfPlan({ places }: Plan): Box {
  return {
    left: Math.min(...places.map(({ left }) => left)),
    right: Math.max(...places.map(({ left, wide }) => left + wide)),
    top: Math.min(...places.map(({ foot, high }) => foot - high)),
    bottom: Math.max(...places.map(({ foot }) => foot)),
  }
}

function sidesOf(count: number): Side[][] {
  if (count === 0) return [[]]
  return sidesOf(count - 1).flatMap((rest) =>
    (['right', 'left', 'above'] as const).map((side): Side[] => [...rest, side]),
  )
}

/** All subjects in one box, in the order given: the guests beside or above the hero, each at least
 * a third of its height and none over another. A single subject fills the box. */
export function gather(subjects: readonly Motif[], box: Box, rng: Rng): PlacedMotif[] {
  const [hero, ...others] = subjects
  if (!hero) return []
  const guests = others.map((motif, i): Guest => ({ motif, index: i + 1 }))
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const scaleOf = (plan: Plan) => {
    const { left, right, top, bottom } = boundsOfPlan(plan)
    return Math.min(wide / (right - left), high / (bottom - top))
  }
  const plans = sidesOf(guests.length).map((sides) => planOf(hero, guests, sides))
  const worth = (plan: Plan) => scaleOf(plan) * plan.merit
  const best = plans.reduce((one, other) => (worth(other) > worth(one) + 1e-9 ? other : one))
  const scale = scaleOf(best)
  const bounds = boundsOfPlan(best)
  const flip = rng.chance(0.5)
  const spare = high - (bounds.bottom - bounds.top) * scale
  const foot = box.bottom - spare / 2
  const middle = (bounds.left + bounds.right) / 2
  return best.places
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, left, foot: down, wide: w, high: h }) => {
      const x = (left + w / 2 - middle) * (flip ? -1 : 1) * scale + (box.left + box.right) / 2
      const motif = subjects[index] ?? hero
      return stand(motif, x, foot + down * scale, h * scale, w * scale * 1.001, { flip })
    })
}
