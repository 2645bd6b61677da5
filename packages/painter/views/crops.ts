import { shareWithin } from '../critic/mask'
import { type Box, type Point, rectangle } from '../geometry'
import { highOf, type Scene, type Seen, square, wideOf, within } from './view'

const MARGIN = 62
/** Room round a subject at the edge of a part, as a share of its side. */
const FREE = 0.05

function grown({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

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
    const clear = grown(from, -side * FREE)
    const isWhole = shown.every((one) => shareWithin(one, clear) >= 0.998)
    const isAside = Math.abs((x - from.left) / side - 0.5) > 0.08
    if (isHeadIn && isWhole && isAside) return { from, to: square(size / 2, size / 2, size) }
  }
  return undefined
}

/** A part of the composition from top to bottom, no narrower than its subjects, as on a scroll. */
export function column({ size, inner, hull }: Scene): Seen | undefined {
  const side = wideOf(inner)
  const share = Math.max(0.6, (wideOf(hull) * 1.14) / side)
  if (share > 0.76) return undefined
  const long = size - 2 * MARGIN
  const wide = long * share
  const x = (hull.left + hull.right) / 2 - inner.left
  const at = within(x, (side * share) / 2, side * (1 - share / 2))
  return {
    from: inner,
    to: square(size / 2 - (at / side - 0.5) * long, size / 2, long),
    outline: rectangle((size - wide) / 2, MARGIN, wide, long),
    words: 'It is tall and narrow on its paper.',
  }
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
  const side = size * 0.82
  const [x, y] = [size * 0.5, size * 0.47]
  const middle = within(
    (hull.top + hull.bottom) / 2,
    inner.top + (highOf(inner) * share) / 2,
    inner.bottom - (highOf(inner) * share) / 2,
  )
  const to = square(x, y - ((middle - (inner.top + inner.bottom) / 2) / highOf(inner)) * side, side)
  const outline = rectangle(x - side / 2, y - (side * share) / 2, side, side * share)
  return { from: inner, to, outline, words: 'It has wide margins of paper.' }
}
