import { fit, type PlacedMotif } from '../draw-motif'
import type { Point } from '../geometry'
import { aspectOf, type Motif } from '../motif'
import type { Facts } from '../painting'
import { isOutdoors } from './suits'

export type Composition = 'middle' | 'small' | 'wheel'

/** The n-th composition of a list that suits the subjects: several are shown together and whole. */
export function compositionOf(
  subjects: readonly Motif[],
  items: readonly Composition[],
  n: number,
): Composition {
  const [hero] = subjects
  const fitting = items.filter((item) => {
    if (!hero) return item === 'middle'
    if (subjects.length > 1) return item === 'middle' || item === 'small'
    if (item === 'small') return isOutdoors(hero)
    // Animals in a ring tumble.
    if (item === 'wheel') return hero.kind === 'plant' && aspectOf(hero) < 1.5
    return true
  })
  return fitting[n % fitting.length] ?? 'middle'
}

/** Figures in a ring as seen from above, heads outward, round one that is upright. */
export function wheel(motif: Motif, centre: Point, r: number, count: number): PlacedMotif[] {
  const aspect = aspectOf(motif)
  // The foot of each figure has the room of one part of the inner ring.
  const high = Math.min(r * 0.56, (r * 1.9) / (count * aspect * 0.62))
  const middle = r - high / 2
  const ring = Array.from({ length: count }, (_, i) => {
    const t = ((i + 0.5) / count) * Math.PI * 2 - Math.PI / 2
    return fit(
      motif,
      centre[0] + middle * Math.cos(t),
      centre[1] + middle * Math.sin(t),
      high * Math.max(1, aspect),
      { turn: t + Math.PI / 2 },
    )
  })
  const free = (r - high) * 1.7
  return [
    fit(motif, centre[0], centre[1], free / Math.hypot(1, Math.min(aspect, 1 / aspect))),
    ...ring,
  ]
}

/** The subjects of a picture by name, with how often each is seen. */
export function countedSubjects(placed: readonly PlacedMotif[]): Facts['subjects'] {
  const names = [...new Set(placed.map(({ motif }) => motif.name))]
  return names.map((name) => ({
    name,
    count: placed.filter(({ motif }) => motif.name === name).length,
  }))
}
