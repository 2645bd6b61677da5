import { type PlacedMotif, silhouette } from '../../draw-motif'
import type { Noise } from '../../noise'
import type { Paint } from '../../svg'
import { laid } from '../laid'

/** A shadow reaches so far to the side and toward the viewer, as shares of a subject's height. */
const [ASIDE, TOWARD] = [0.42, 0.13]

/** The outlines of a subject as its shadow on level ground, away from a light behind it. */
export function shadowOf(placed: PlacedMotif, lightX: number): PlacedMotif {
  const { left, right, bottom } = placed.box
  const middle = (left + right) / 2
  const way = Math.max(-1, Math.min(1, (middle - lightX) / (right - left)))
  return laid(placed, bottom, way * ASIDE, TOWARD)
}

export function castShadow(placed: PlacedMotif, lightX: number, tone: Paint, noise: Noise): string {
  return silhouette(shadowOf(placed, lightX), tone, noise)
}
