import type { Disc, FamilyContext } from '../../painting'
import type { Scene } from './scene'

/** x of the main subject and its companion: on thirds, on opposite sides. */
export function sides(size: number, left: boolean): { subject: number; companion: number } {
  return left
    ? { subject: size * 0.34, companion: size * 0.74 }
    : { subject: size * 0.66, companion: size * 0.26 }
}

/** Slots in the air, clear of the margins and the disc. */
export function airSlots(context: FamilyContext, horizon: number, disc: Disc): Scene['air'] {
  const { size, palette } = context
  const away = disc.at[0] > size / 2 ? 0.3 : 0.7
  const large = Math.min(size * 0.36, horizon * 0.84)
  const low = disc.at[1] > horizon * 0.45
  return [
    {
      at: [size * away, Math.max(horizon * 0.5, large / 2 + 44)],
      size: large,
      ground: palette.sky[1],
    },
    {
      at: [size * (away < 0.5 ? 0.55 : 0.45), Math.max(horizon * 0.26, 120)],
      size: size * 0.2,
      ground: palette.sky[1],
    },
    {
      at: [size * (away < 0.5 ? 0.88 : 0.12), horizon * (low ? 0.2 : 0.82)],
      size: size * 0.17,
      ground: palette.sky[0],
    },
  ]
}
