import type { Point } from '../../geometry'

export const WINDOWS = ['gothic', 'round', 'square', 'arched'] as const
export type WindowName = (typeof WINDOWS)[number]

/** The window's outline, clockwise on screen. All but the gothic one are convex, which is close
 * enough for clipping. @param inset px from the picture's edge */
export function windowOutline(name: WindowName, size: number, inset: number): Point[] {
  const [low, high] = [inset, size - inset]
  if (name === 'round') {
    return Array.from({ length: 72 }, (_, i): Point => {
      const t = (i / 72) * Math.PI * 2
      const r = size / 2 - inset
      return [size / 2 + r * Math.cos(t), size / 2 + r * Math.sin(t)]
    })
  }
  if (name === 'square')
    return [
      [low, low],
      [high, low],
      [high, high],
      [low, high],
    ]
  const half = (high - low) * (name === 'gothic' ? 0.46 : 0.44)
  const spring = name === 'gothic' ? low + half * 1.2 : low + half
  // A gothic arch: two arcs, each centred on the foot of the other or beyond it.
  const top = Array.from({ length: 33 }, (_, i): Point => {
    const s = i / 16 - 1
    const across = s * half
    const up =
      name === 'gothic'
        ? Math.sqrt(Math.max(0, (1.72 * half) ** 2 - (Math.abs(across) + 0.72 * half) ** 2))
        : Math.sqrt(Math.max(0, half ** 2 - across ** 2))
    const most = name === 'gothic' ? Math.sqrt((1.72 * half) ** 2 - (0.72 * half) ** 2) : half
    return [size / 2 + across, spring - (up * (spring - low)) / most]
  })
  return [...top, [size / 2 + half, high], [size / 2 - half, high]]
}
