import { type Point, rectangle } from '../geometry'
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
