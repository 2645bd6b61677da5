import { shareWithin } from '../critic/mask'
import { isCroppable } from '../families/suits'
import { type Box, type Point, rectangle } from '../geometry'
import { headIn } from '../relations/body'
import type { Shown } from '../shown'
import { highOf, type Scene, type Seen, square, wideOf, within } from './view'

const MARGIN = 62

/** A square part of the composition round a point, moved into it. */
function part({ inner }: Scene, cx: number, cy: number, side: number) {
  const half = side / 2
  return square(
    within(cx, inner.left + half, inner.right - half),
    within(cy, inner.top + half, inner.bottom - half),
    side,
  )
}

/** The subject is on one side, with nothing but its ground on the other. */
export function aside(scene: Scene): Seen | undefined {
  const { size, inner, hull, shown, rng } = scene
  const x = (hull.left + hull.right) / 2
  const toLeft = rng.chance(0.5)
  for (const share of [0.7, 0.78, 0.84]) {
    const side = wideOf(inner) * share
    const from = part(scene, x + (toLeft ? 0.15 : -0.15) * side, (hull.top + hull.bottom) / 2, side)
    const isHeadIn = hull.top >= from.top + side * 0.03
    const isWhole = shown.every((one) => shareWithin(one, from) >= 0.998)
    const isAside = Math.abs((x - from.left) / side - 0.5) > 0.08
    if (isHeadIn && isWhole && isAside) return { from, to: square(size / 2, size / 2, size) }
  }
  return undefined
}

/** The part of a composition with head and shoulders of a person alone, and their head. */
export function bustIn(inner: Box, [hero, other]: readonly Shown[]) {
  if (!hero || other || hero.motif.kind !== 'person') return undefined
  const head = headIn(hero)
  if (!head) return undefined
  const { top } = hero.box
  const side = Math.max((head.bottom - top) * 1.75, wideOf(head) * 2.3)
  const from = square((head.left + head.right) / 2, top - side * 0.09 + side / 2, side)
  const isInside =
    from.left >= inner.left &&
    from.right <= inner.right &&
    from.top >= inner.top &&
    from.bottom <= inner.bottom
  const air = wideOf(head) * 0.1
  const hull = {
    left: head.left - air,
    right: head.right + air,
    top,
    bottom: head.bottom + 2 * air,
  }
  return isInside ? { inner: from, hull } : undefined
}

/** The subject is larger than the picture: its head is whole, and a part of the rest is outside. */
export function near(scene: Scene): Seen | undefined {
  const { size, hull, shown, inner } = scene
  const [hero] = shown
  // Fruit and pots would be a field of colour.
  if (!hero || shown.length > 1 || hero.crops) return undefined
  if (hero.motif.kind === 'person') return { from: inner, to: square(size / 2, size / 2, size) }
  if (hero.motif.kind !== 'animal' || !isCroppable(hero.motif)) return undefined
  const head = headIn(hero)
  if (!head) return undefined
  const top = Math.max(inner.top, hull.top - highOf(hull) * 0.06)
  for (const share of [0.8, 0.86, 0.92]) {
    const side = share * Math.max(wideOf(hull), highOf(hull))
    const middle = (hull.left + hull.right) / 2
    const aside = (head.left + head.right) / 2 > middle ? 0.08 : -0.08
    const from = square(middle + side * aside, top + side / 2, side)
    if (from.bottom > inner.bottom || from.left < inner.left || from.right > inner.right) continue
    const isHeadIn =
      head.left >= from.left && head.right <= from.right && head.bottom <= from.bottom
    if (isHeadIn && shareWithin(hero, from) >= 0.7)
      return { from, to: square(size / 2, size / 2, size) }
  }
  return undefined
}

/** The subject enters from a side, which cuts off its back, as in Japanese prints. */
export function edge({ size, hull, shown, inner }: Scene): Seen | undefined {
  const [hero] = shown
  if (!hero || shown.length > 1 || hero.crops || hero.motif.kind !== 'animal') return undefined
  const head = headIn(hero)
  const wide = wideOf(hull)
  // One that is nearly all head would lose half of its face.
  if (!head || wideOf(head) > wide * 0.62) return undefined
  const [toLeft, toRight] = [head.left - hull.left, hull.right - head.right]
  const isLeft = toLeft > toRight
  const cut = Math.min(0.3 * wide, Math.max(toLeft, toRight) * 0.8)
  if (cut < wide * 0.2) return undefined
  for (const share of [0.66, 0.74, 0.82]) {
    const side = wideOf(inner) * share
    const left = isLeft ? hull.left + cut : hull.right - cut - side
    const top = within((hull.top + hull.bottom) / 2, inner.top + side / 2, inner.bottom - side / 2)
    const from = square(left + side / 2, top, side)
    if (from.left < inner.left || from.right > inner.right) continue
    const isHeadIn = head.top >= from.top && head.bottom <= from.bottom
    if (isHeadIn && wide - cut < side * 0.72 && shareWithin(hero, from) >= 0.7)
      return { from, to: square(size / 2, size / 2, size) }
  }
  return undefined
}

/** A band of the composition over the whole sheet, no narrower than its subjects.
 * @param isWide whether it goes across the sheet and not down */
function band(scene: Scene, isWide: boolean): { from: Box; to: Box; outline: Point[] } | undefined {
  const { size, inner, hull, rng } = scene
  const side = wideOf(inner)
  const [low, high] = isWide ? [hull.top, hull.bottom] : [hull.left, hull.right]
  const share = Math.max(isWide ? 0.62 : 0.6, ((high - low) * 1.14) / side)
  if (share > 0.76) return undefined
  const long = size - 2 * MARGIN
  const short = long * share
  const at = within((low + high) / 2 - inner.left, (side * share) / 2, side * (1 - share / 2))
  const start = (size - short) * (isWide ? rng.pick([0.42, 0.5]) : 0.5)
  const middle = start + short / 2 - (at / side - 0.5) * long
  return isWide
    ? {
        from: inner,
        to: square(size / 2, middle, long),
        outline: rectangle(MARGIN, start, long, short),
      }
    : {
        from: inner,
        to: square(middle, size / 2, long),
        outline: rectangle(start, MARGIN, short, long),
      }
}

export function strip(scene: Scene): Seen | undefined {
  if (wideOf(scene.hull) > wideOf(scene.inner) * 0.76) return undefined
  const seen = band(scene, true)
  return seen && { ...seen, words: 'It is a strip across the paper.' }
}

/** As on a scroll. */
export function column(scene: Scene): Seen | undefined {
  const seen = band(scene, false)
  return seen && { ...seen, words: 'It is tall and narrow on its paper.' }
}

/** A disc with all subjects in it. */
export function round(scene: Scene): Seen | undefined {
  const { size, inner, hull } = scene
  const side = Math.max(Math.hypot(wideOf(hull), highOf(hull)) * 1.14, wideOf(inner) * 0.8)
  if (side > wideOf(inner)) return undefined
  const from = part(scene, (hull.left + hull.right) / 2, (hull.top + hull.bottom) / 2, side)
  const radius = size / 2 - MARGIN
  const outline = Array.from({ length: 96 }, (_, i): Point => {
    const angle = (i / 96) * Math.PI * 2
    return [size / 2 + radius * Math.cos(angle), size / 2 + radius * Math.sin(angle)]
  })
  const to = square(size / 2, size / 2, size - 2 * MARGIN)
  return { from, to, outline, words: 'It is round.' }
}

/** The whole is small on a large sheet. */
export function sparse(scene: Scene): Seen | undefined {
  const { size, inner, hull, shown } = scene
  if (shown.length > 1 || highOf(hull) < highOf(inner) * 0.42) return undefined
  const share = within((highOf(hull) * 1.2) / highOf(inner), 0.6, 1)
  const side = size * 0.72
  const [x, y] = [size * 0.5, size * 0.47]
  const middle = within(
    (hull.top + hull.bottom) / 2,
    inner.top + (highOf(inner) * share) / 2,
    inner.bottom - (highOf(inner) * share) / 2,
  )
  const to = square(x, y - ((middle - (inner.top + inner.bottom) / 2) / highOf(inner)) * side, side)
  const outline = rectangle(x - side / 2, y - (side * share) / 2, side, side * share)
  return { from: inner, to, outline, words: 'It is small on a wide sheet of paper.' }
}
