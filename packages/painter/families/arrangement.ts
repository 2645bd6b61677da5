import { fit, type PlacedMotif, stand } from '../draw-motif'
import type { Box, Point } from '../geometry'
import { aspectOf, type Motif } from '../motif'
import type { Facts } from '../painting'
import type { Rng } from '../random'
import type { Shown } from '../shown'
import { cutBy, isFaceWithin } from './layouts'
import { isCroppable, isOutdoors, isTurnable } from './suits'

export type Composition = 'middle' | 'cropped' | 'small' | 'wheel'

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
    const long = Math.max(aspectOf(hero), 1 / aspectOf(hero))
    if (item === 'small') return isOutdoors(hero)
    if (item === 'cropped') return isCroppable(hero) && long < 1.9
    if (item === 'wheel') return isTurnable(hero) && aspectOf(hero) < 1.5
    return true
  })
  return fitting[n % fitting.length] ?? 'middle'
}

/** The hero larger than the frame: its foot and at most one side are cut off.
 * At least 60 % of it is seen, its centre included. */
export function crop(motif: Motif, frame: Box, rng: Rng): Shown {
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top]
  const aspect = aspectOf(motif)
  const over = rng.range(1.12, 1.24)
  const flip = rng.chance(0.5)
  const [wholeWide, wholeHigh] =
    aspect * high > wide
      ? [wide * over, (wide * over) / aspect]
      : [high * over * aspect, high * over]
  const random = rng.range(-1, 1)
  const inSize = (share: number, shift: number) => {
    const [w, h] = [wholeWide * share, wholeHigh * share]
    // The middle keeps the free room on both sides, or cuts one side more than the other.
    const aside = shift * Math.max(0.02 * wide, Math.abs(wide - w) * 0.3)
    const top = h > high ? frame.top + 0.06 * high : frame.bottom - h - (high - h) * 0.42
    const x = (frame.left + frame.right) / 2 + aside
    return stand(motif, x, top + h, h, w * 1.001, { flip })
  }
  const cut = (shift: number) => cutBy(frame, (share) => inSize(share, shift))
  const [aside, centred] = [cut(random), cut(0)]
  return { ...(isFaceWithin(aside, frame) ? aside : centred), crops: true }
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
