import { mix, oklch } from '../../colour'
import type { PlacedMotif } from '../../draw-motif'
import type { Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { stroke } from '../../svg'

/** The string of a kite, to somebody below the picture: without one it would look pasted on the
 * sky. Empty for anything else. */
export function kiteString({ size, palette }: FamilyContext, { motif, box }: PlacedMotif): string {
  if (!/^kite\b/.test(motif.name)) return ''
  const x = (box.left + box.right) / 2
  const from: Point = [x, box.top + (box.bottom - box.top) * 0.34]
  const to: Point = [x + (x > size / 2 ? -1 : 1) * size * 0.3, size + 20]
  const points = Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24
    // It sags.
    return [from[0] + (to[0] - from[0]) * t ** 1.7, from[1] + (to[1] - from[1]) * t]
  })
  const dark = palette.key === 'night'
  return stroke(points, dark ? oklch(0.8, 0.03, 90) : mix(palette.ink, palette.sky[1], 0.25), 3)
}
