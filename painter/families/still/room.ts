import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import type { FamilyContext } from '../../painting'

export type Room = {
  wall: Oklch
  table: Oklch
  /** y of the table's far edge. */
  edge: number
  /** True if the light comes from the left. */
  lightLeft: boolean
}

/** Wall and table colours in pairs of clear contrast in lightness. */
export function createRoom({ size, rng, palette, brief }: FamilyContext): Room {
  const random = rng.fork('room')
  const { key, scheme } = palette
  const red = oklch(0.53, 0.15, 30)
  const pairs: readonly (readonly [Oklch, Oklch])[] =
    key === 'night'
      ? [
          [shade(palette.ground, 0.02), oklch(0.46, 0.08, 55)],
          [
            oklch(0.27, 0.065, scheme.main > 40 && scheme.main < 120 ? 285 : scheme.main),
            oklch(0.5, 0.07, 35),
          ],
          [oklch(0.3, 0.08, 15), oklch(0.42, 0.09, 40)],
        ]
      : [
          [
            oklch(0.43, 0.085, scheme.main > 45 && scheme.main < 125 ? 245 : scheme.main),
            oklch(0.9, 0.035, 80),
          ],
          [palette.ground, mix(palette.mid, palette.light, 0.25)],
          [red, oklch(0.74, 0.14, 52)],
          [mix(palette.light, palette.mid, 0.35), mix(palette.paper, palette.b, 0.25)],
          [
            oklch(0.88, 0.06, 75),
            oklch(0.52, 0.09, scheme.second > 45 && scheme.second < 125 ? 200 : scheme.second),
          ],
          [
            oklch(0.62, 0.09, scheme.second > 60 && scheme.second < 120 ? 160 : scheme.second),
            oklch(0.93, 0.03, 85),
          ],
        ]
  const [wall, table] = pairs[brief.occurrence % pairs.length] ?? [palette.ground, palette.mid]
  return {
    wall,
    table: standOff(table, wall, 0.14),
    edge: size * random.range(0.55, 0.61),
    lightLeft: random.chance(0.5),
  }
}
