import { difference, mix, type Oklch, shade, standOff } from '../../colour'
import { ellipse, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill } from '../../svg'
import { LARGE_CIRCLE } from '../disc-name'
import { type Backdrop, type Draw, floorLine } from './backdrop'
import { FIELDS, type FieldName } from './fields'
import { flatsOf } from './flats'

export const BACKDROPS = [
  'disc',
  'rays',
  'blocks',
  'arch',
  'diagonal',
  'hills',
  'quarters',
] as const
type GroupName = (typeof BACKDROPS)[number]
type BackdropName = GroupName | FieldName

const BUILD: Record<BackdropName, Draw> = {
  ...FIELDS,
  disc(context, { wall, second, strong, pale }) {
    const { size, noise, palette } = context
    const disc = palette.key === 'night' ? pale : strong
    return {
      body:
        fill(wholeSheet(size), wall) +
        fill(wobble(ellipse(size * 0.5, size * 0.46, size * 0.335), noise, 3), disc) +
        floorLine(context, size * 0.79, second),
      behind: disc,
      around: [disc, wall, second],
      centre: [size * 0.5, size * 0.5],
      foot: size * 0.86,
      wide: size * 0.66,
      high: size * 0.66,
      hasFloor: true,
      description: LARGE_CIRCLE,
    }
  },
  rays(context, { wall, pale, deep }) {
    const { size, noise, palette } = context
    const [cx, cy] = [size * 0.5, size * 0.56]
    const beams = Array.from({ length: 14 }, (_, i) => {
      const at = (i / 14) * Math.PI * 2
      const edge = (turn: number): Point => [
        cx + Math.cos(at + turn) * size,
        cy + Math.sin(at + turn) * size,
      ]
      return fill(
        wobble([[cx, cy], edge(0), edge(0.224)], noise, 2),
        palette.key === 'night' ? shade(wall, 0.1) : mix(wall, pale, 0.75),
      )
    })
    // Dark rays have a pale disc, light ones a dark floor: a picture has both values.
    const night = palette.key === 'night'
    const disc = night ? pale : mix(pale, palette.b, 0.6)
    const floor = night ? '' : floorLine(context, size * 0.8, deep)
    return {
      body:
        fill(wholeSheet(size), palette.key === 'night' ? wall : shade(wall, -0.1)) +
        beams.join('') +
        fill(wobble(ellipse(cx, cy - size * 0.04, size * 0.3), noise, 3), disc) +
        floor,
      behind: disc,
      around: [disc, wall, mix(wall, pale, 0.75), ...(night ? [] : [deep])],
      centre: [cx, size * 0.52],
      foot: size * 0.85,
      wide: size * 0.6,
      high: size * 0.62,
      hasFloor: true,
      description: 'broad rays',
    }
  },
  blocks({ size, noise, rng, palette }, { wall, second, strong, pale, deep }) {
    const random = rng.fork('blocks')
    const side = size / 4
    const tones = [wall, second, strong, deep, palette.b, mix(wall, second, 0.3)]
    let last = wall
    const tiles = Array.from({ length: 16 }, (_, i) => {
      const [x, y] = [(i % 4) * side, Math.floor(i / 4) * side]
      const free = tones.filter((tone) => tone !== last)
      const ground = random.pick(free)
      const mark = random.pick(
        tones.filter((tone) => difference(tone, ground) > 0.14 && tone !== ground),
      )
      last = ground
      const turn = random.int(0, 3)
      const corner: Point = [x + (turn % 2) * side, y + (turn > 1 ? side : 0)]
      const form = random.int(0, 3)
      const quarter: Point[] = [
        corner,
        ...Array.from({ length: 13 }, (_, k): Point => {
          const from = [0, Math.PI / 2, -Math.PI / 2, Math.PI][turn] ?? 0
          const t = from + (k / 12) * (Math.PI / 2)
          return [corner[0] + side * Math.cos(t), corner[1] + side * Math.sin(t)]
        }),
      ]
      const shape =
        form === 0
          ? ellipse(x + side / 2, y + side / 2, side * 0.3)
          : form === 1
            ? rectangle(x, y + side * (turn % 2) * 0.5, side, side / 2)
            : quarter
      return (
        fill(rectangle(x - 1, y - 1, side + 2, side + 2), ground) +
        fill(wobble(shape, noise, 2), mark)
      )
    })
    const disc = palette.key === 'night' ? shade(wall, -0.04) : pale
    return {
      body:
        tiles.join('') +
        fill(wobble(ellipse(size / 2, size / 2, size * 0.375), noise, 3), deep) +
        fill(wobble(ellipse(size / 2, size / 2, size * 0.355), noise, 3), disc),
      behind: disc,
      around: [disc],
      centre: [size / 2, size / 2],
      foot: size * 0.78,
      wide: size * 0.56,
      high: size * 0.56,
      hasFloor: false,
      description: 'coloured shapes round a circle',
    }
  },
  arch(context, { wall, second, strong, pale }) {
    const { size, noise, palette } = context
    const form = (half: number): Point[] => [
      [size / 2 - half, size * 0.9],
      ...Array.from({ length: 25 }, (_, i): Point => {
        const t = Math.PI * (1 - i / 24)
        return [size / 2 + half * Math.cos(t), size * 0.48 - half * Math.sin(t)]
      }),
      [size / 2 + half, size * 0.9],
    ]
    const inner = palette.key === 'night' ? mix(wall, palette.ink, 0.5) : pale
    return {
      body:
        fill(wholeSheet(size), wall) +
        fill(wobble(form(size * 0.41), noise, 3), strong) +
        fill(wobble(form(size * 0.345), noise, 3), second) +
        fill(wobble(form(size * 0.285), noise, 3), inner) +
        floorLine(context, size * 0.85, shade(second, -0.08)),
      behind: inner,
      around: [inner, second],
      centre: [size / 2, size * 0.55],
      foot: size * 0.87,
      wide: size * 0.5,
      high: size * 0.62,
      hasFloor: true,
      description: 'an arch',
    }
  },
  diagonal({ size, noise, palette }, { wall, second, strong, pale }) {
    const left: Point[] = [
      [-20, -20],
      [size * 0.66, -20],
      [size * 0.34, size + 20],
      [-20, size + 20],
    ]
    const right = standOff(palette.key === 'night' ? wall : pale, second, 0.16)
    const bars = Array.from({ length: 6 }, (_, i) =>
      fill(
        wobble(
          rectangle(size * 0.09, size * (0.1 + i * 0.036), size * (0.24 - i * 0.02), 10),
          noise,
          3,
        ),
        right,
      ),
    )
    return {
      body:
        fill(wholeSheet(size), right) +
        fill(wobble(left, noise, 3), second) +
        bars.join('') +
        fill(wobble(ellipse(size * 0.83, size * 0.17, size * 0.075), noise, 3), strong),
      behind: mix(second, right, 0.5),
      around: [second, right, strong],
      centre: [size * 0.5, size * 0.56],
      foot: size * 0.91,
      wide: size * 0.7,
      // Below the disc.
      high: size * 0.62,
      hasFloor: true,
      description: 'a background in two colours',
    }
  },
  hills(context, { wall, second, strong, pale, deep }) {
    const { size, noise, palette } = context
    const disc = palette.key === 'night' ? pale : strong
    const hump = (x: number, y: number, r: number, colour: Oklch) =>
      fill(wobble(ellipse(x * size, y * size, r * size), noise, 3), colour)
    return {
      body:
        fill(wholeSheet(size), wall) +
        hump(0.5, 0.36, 0.25, disc) +
        hump(0.18, 1.04, 0.46, second) +
        hump(0.84, 1.08, 0.5, mix(second, deep, 0.5)) +
        floorLine(context, size * 0.83, deep),
      behind: mix(disc, wall, 0.5),
      around: [disc, wall, second, deep],
      centre: [size / 2, size * 0.52],
      foot: size * 0.87,
      wide: size * 0.66,
      high: size * 0.64,
      hasFloor: true,
      description: 'rounded shapes like hills',
    }
  },
  quarters(context, { wall, second, strong, pale, deep }) {
    const { size, noise, palette } = context
    const half = size / 2
    const tile = (x: number, y: number, ground: Oklch, ring: Oklch) =>
      fill(rectangle(x - 1, y - 1, half + 2, half + 2), ground) +
      fill(wobble(ellipse(x + half / 2, y + half / 2, half * 0.42), noise, 3), ring)
    const inner = palette.key === 'night' ? mix(wall, palette.ink, 0.4) : pale
    return {
      body:
        tile(0, 0, wall, mix(wall, second, 0.5)) +
        tile(half, 0, second, mix(second, wall, 0.45)) +
        tile(0, half, strong, mix(strong, inner, 0.4)) +
        tile(half, half, mix(wall, inner, 0.5), wall) +
        fill(wobble(ellipse(half, half, size * 0.335), noise, 3), deep) +
        fill(wobble(ellipse(half, half, size * 0.318), noise, 3), inner),
      behind: inner,
      around: [inner],
      centre: [half, half],
      foot: size * 0.76,
      wide: size * 0.5,
      high: size * 0.5,
      hasFloor: false,
      description: LARGE_CIRCLE,
    }
  },
}

export function drawBackdrop(
  context: FamilyContext,
  name: BackdropName,
  isPale: boolean,
  tone: number,
): Backdrop {
  return BUILD[name](context, flatsOf(context, isPale, tone))
}
