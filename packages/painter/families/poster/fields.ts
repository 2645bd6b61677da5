import { mix, type Oklch, oklch, standOff } from '../../colour'
import { ellipse, type Point, wholeSheet, wobble } from '../../geometry'
import { fill } from '../../svg'
import { isSunny, LARGE_CIRCLE } from '../disc-name'
import { isDiscLeft } from '../layouts'
import { type Draw, floorLine } from './backdrop'

/** Backdrops of the layouts other than a group. */
export type FieldName = 'split' | 'plain' | 'bands' | 'cloth'

/** A light that anybody calls a sun or a moon: a moon over a dark wall, a red sun over another. */
function lightOver(wall: Oklch, strong: Oklch): { light: Oklch; name: 'sun' | 'moon' } {
  if (wall.l < 0.5) return { light: oklch(0.93, 0.05, 92), name: 'moon' }
  return { light: standOff(isSunny(strong) ? strong : SUN, wall, 0.16), name: 'sun' }
}

const SUN = oklch(0.7, 0.17, 40)

export const FIELDS: Record<FieldName, Draw> = {
  split({ size, noise, brief }, { wall, second, strong, pale }) {
    const left = brief.occurrence % 2 === 0
    const half: Point[] = left
      ? [
          [-20, size * 0.62],
          [size + 20, size * 0.36],
          [size + 20, size + 20],
          [-20, size + 20],
        ]
      : [
          [-20, size * 0.36],
          [size + 20, size * 0.62],
          [size + 20, size + 20],
          [-20, size + 20],
        ]
    const low = standOff(second, wall, 0.14)
    return {
      body:
        fill(wholeSheet(size), wall) +
        fill(
          // Round the head, not beside it.
          wobble(ellipse(size * 0.5, size * 0.42, size * 0.37), noise, 3),
          standOff(strong, wall, 0.16),
        ) +
        fill(wobble(half, noise, 3), low),
      behind: mix(wall, low, 0.5),
      around: [wall, low, strong, pale],
      centre: [size / 2, size / 2],
      foot: size * 0.9,
      wide: size * 0.8,
      high: size * 0.8,
      hasFloor: false,
      description: LARGE_CIRCLE,
    }
  },
  plain(context, { wall, second, strong }) {
    const { size, noise } = context
    const left = isDiscLeft(context)
    const { light, name } = lightOver(wall, strong)
    return {
      body:
        fill(wholeSheet(size), wall) +
        fill(
          wobble(ellipse(size * (left ? 0.25 : 0.75), size * 0.25, size * 0.14), noise, 3),
          light,
        ) +
        floorLine(context, size * 0.8, standOff(second, wall, 0.16)),
      behind: wall,
      around: [wall, second, light],
      centre: [size / 2, size * 0.6],
      foot: size * 0.86,
      wide: size * 0.4,
      high: size * 0.4,
      hasFloor: true,
      description: `a ${name}`,
    }
  },
  bands(context, { wall, second, strong, pale }) {
    const { size } = context
    const [top, middle, low] = [
      standOff(strong, wall, 0.14),
      wall,
      standOff(second, wall, 0.14),
    ] as const
    return {
      body:
        fill(wholeSheet(size), top) +
        floorLine(context, size * 0.3, middle) +
        floorLine(context, size * 0.54, low),
      behind: middle,
      around: [top, middle, low, pale],
      centre: [size / 2, size / 2],
      foot: size * 0.86,
      wide: size * 0.8,
      high: size * 0.8,
      hasFloor: false,
      description: 'broad bands of colour',
    }
  },
  cloth({ size, noise }, { wall, second, strong, pale }) {
    const round = (share: number, colour: Oklch) =>
      fill(wobble(ellipse(size / 2, size / 2, size * share), noise, 3), colour)
    const rim = standOff(second, wall, 0.14)
    const inner = standOff(pale, rim, 0.14)
    return {
      body:
        fill(wholeSheet(size), wall) +
        round(0.465, rim) +
        round(0.44, inner) +
        round(0.245, standOff(strong, inner, 0.12)) +
        round(0.235, inner),
      behind: inner,
      around: [inner],
      centre: [size / 2, size / 2],
      foot: size * 0.8,
      wide: size * 0.6,
      high: size * 0.6,
      hasFloor: false,
      description: 'circles one inside the other',
    }
  },
}
