import type { PlacedMotif } from '../draw-motif'
import type { Point } from '../geometry'
import { boxOf } from '../motif'

/** A subject laid on what is below a line: on water as a reflection, on the ground as a shadow.
 * @param aside how far its top is to the right, and how far down, as shares of its height */
export function laid({ motif, shapes }: PlacedMotif, line: number, aside: number, down: number) {
  const below = shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]): Point => [x + (line - y) * aside, line + (line - y) * down]),
  }))
  return { motif, shapes: below, box: boxOf(below) }
}

/** What is seen of it in still water below a line, a little lower than it is high. */
export const reflectionOf = (placed: PlacedMotif, line: number): PlacedMotif =>
  laid(placed, line, 0, 0.92)

/** Its shadow, which falls toward the viewer. That of fruit begins behind it, as only a point of it is
 * on the ground. */
export function longShadowOf(placed: PlacedMotif): PlacedMotif {
  const { top, bottom } = placed.box
  const isRound = placed.motif.kind === 'food'
  const line = bottom - (isRound ? (bottom - top) * 0.14 : 4)
  return laid(placed, line, 0.72, isRound ? 0.5 : 0.68)
}
