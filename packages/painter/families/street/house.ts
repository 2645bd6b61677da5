import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import type { Rng } from '../../random'
import { fill, fillAll, stroke } from '../../svg'

export const ROOFS = ['gable', 'stepped', 'mansard', 'cornice'] as const
type Roof = (typeof ROOFS)[number]

type Plot = {
  left: number
  wide: number
  base: number
  floors: number
  roof: Roof
  wall: Oklch
  rng: Rng
}

const FLOOR = 84
const GROUND = 104

type Tones = {
  trim: Oklch
  roof: Oklch
  dark: Oklch
  lamp: Oklch
  pane: Oklch
  door: Oklch
  lit: number
}

function tonesOf({ palette }: FamilyContext, { wall, rng }: Plot): Tones {
  const night = palette.key === 'night'
  const air = night ? oklch(0.2, 0.05, 275) : oklch(0.5, 0.06, 300)
  const veil = (colour: Oklch) => mix(colour, air, night ? 0.5 : palette.key === 'dusk' ? 0.22 : 0)
  return {
    trim: veil(oklch(0.95, 0.02, 88)),
    roof: veil(rng.pick([oklch(0.48, 0.1, 32), oklch(0.42, 0.04, 265), oklch(0.4, 0.07, 20)])),
    dark: shade(wall, -0.13),
    lamp: oklch(0.88, 0.135, rng.range(74, 88)),
    pane: night
      ? oklch(0.27, 0.05, 265)
      : palette.key === 'dusk'
        ? oklch(0.45, 0.07, 280)
        : oklch(0.5, 0.06, 240),
    door: veil(
      rng.pick([palette.a, oklch(0.42, 0.09, 160), oklch(0.4, 0.1, 260), oklch(0.45, 0.13, 22)]),
    ),
    lit: night ? 0.55 : palette.key === 'dusk' ? 0.4 : 0,
  }
}

function roofShape({ left, wide, roof }: Plot, top: number): { outline: Point[]; peak: number } {
  const right = left + wide
  const middle = left + wide / 2
  const rise = wide * 0.5
  if (roof === 'gable')
    return {
      outline: [
        [left, top],
        [middle, top - rise * 1.15],
        [right, top],
      ],
      peak: top - rise * 1.15,
    }
  if (roof === 'stepped') {
    const steps = 4
    const half: Point[] = Array.from({ length: steps * 2 }, (_, i): Point => {
      const across = Math.floor((i + 1) / 2) / (steps + 0.6)
      return [left + (across * wide) / 2, top - (Math.ceil((i + 1) / 2) * rise * 1.1) / steps]
    })
    const mirrored = half.map(([x, y]): Point => [left + right - x, y]).reverse()
    return { outline: [[left, top], ...half, ...mirrored, [right, top]], peak: top - rise * 1.1 }
  }
  if (roof === 'mansard') {
    const inset = wide * 0.12
    return {
      outline: [
        [left - 4, top],
        [left + inset, top - 66],
        [right - inset, top - 66],
        [right + 4, top],
      ],
      peak: top - 66,
    }
  }
  return { outline: rectangle(left - 7, top - 20, wide + 14, 24), peak: top - 20 }
}

function windowAt(
  x: number,
  y: number,
  w: number,
  h: number,
  tones: Tones,
  rng: Rng,
  arched: boolean,
): string {
  const lit = rng.chance(tones.lit)
  const glass = lit ? tones.lamp : shade(tones.pane, rng.range(-0.03, 0.05))
  const head = arched ? ellipse(x + w / 2, y, w / 2, w * 0.3, 0, 16) : []
  const frame = rectangle(x - 4, y - 4, w + 8, h + 8)
  const sheen: Point[] = [
    [x + w * 0.12, y + h * 0.46],
    [x + w * 0.44, y + h * 0.06],
    [x + w * 0.44, y + h * 0.3],
    [x + w * 0.12, y + h * 0.72],
  ]
  return (
    (arched ? fill(head, tones.trim) : '') +
    fill(frame, tones.trim) +
    fill(rectangle(x, y, w, h), glass) +
    (lit ? '' : fill(sheen, shade(glass, 0.09), { opacity: 0.8 })) +
    stroke(
      [
        [x + w / 2, y],
        [x + w / 2, y + h],
      ],
      tones.trim,
      3,
    ) +
    stroke(
      [
        [x, y + h * 0.42],
        [x + w, y + h * 0.42],
      ],
      tones.trim,
      3,
    ) +
    fill(rectangle(x - 7, y + h + 3, w + 14, 6), shade(tones.trim, -0.1))
  )
}

function flowerBox(x: number, y: number, w: number, { palette }: FamilyContext, rng: Rng): string {
  const petal = rng.pick([palette.a, palette.b, oklch(0.68, 0.17, 15)])
  const tufts = (colour: Oklch, dy: number, r: number) =>
    fillAll(
      Array.from({ length: 7 }, (_, i) =>
        ellipse(x + ((i + 0.5) / 7) * w, y + dy + rng.range(-4, 4), r, undefined, 0, 9),
      ),
      colour,
    )
  return (
    tufts(oklch(palette.key === 'night' ? 0.35 : 0.5, 0.09, 150), 0, 6.5) +
    tufts(petal, -5, 4.6) +
    fill(rectangle(x - 3, y + 2, w + 6, 11), oklch(0.42, 0.07, 35))
  )
}

/** A narrow old house with door, windows and roof. */
export function drawHouse(context: FamilyContext, plot: Plot): { body: string; peak: number } {
  const { noise } = context
  const { left, wide, base, floors, roof, wall, rng } = plot
  const tones = tonesOf(context, plot)
  const top = base - GROUND - (floors - 1) * FLOOR
  const front = rectangle(left, top, wide, base - top)
  const { outline, peak } = roofShape(plot, top + 1)
  const bays = wide > 175 ? 3 : 2
  const w = (wide / bays) * 0.5
  const arched = rng.chance(0.3)
  const x = (bay: number) => left + (wide / bays) * (bay + 0.5) - w / 2
  const windows: string[] = []
  for (let floor = 1; floor < floors; floor++) {
    const y = base - GROUND - floor * FLOOR + 20
    const boxes = rng.chance(0.3)
    for (let bay = 0; bay < bays; bay++) {
      windows.push(windowAt(x(bay), y, w, FLOOR * 0.55, tones, rng, arched))
      if (boxes && rng.chance(0.7))
        windows.push(flowerBox(x(bay), y + FLOOR * 0.55, w, context, rng))
    }
  }
  const doorBay = rng.int(0, bays - 1)
  const shop = rng.chance(0.35)
  for (let bay = 0; bay < bays; bay++) {
    if (bay === doorBay) {
      const door = rectangle(x(bay) - 2, base - 82, w + 4, 82)
      windows.push(
        fill(rectangle(x(bay) - 8, base - 90, w + 16, 90), tones.trim) +
          fill(door, tones.door) +
          fill(
            rectangle(x(bay) + 4, base - 74, w - 8, 24),
            tones.lit > 0 ? tones.lamp : tones.pane,
          ) +
          fill(ellipse(x(bay) + w - 6, base - 38, 3.4), tones.trim),
      )
    } else {
      windows.push(
        windowAt(x(bay) - (shop ? 6 : 0), base - 84, w + (shop ? 12 : 0), 50, tones, rng, false),
      )
    }
  }
  const attic =
    roof === 'cornice'
      ? ''
      : windowAt(
          left + wide / 2 - 14,
          roof === 'mansard' ? peak + 22 : top - wide * 0.2,
          28,
          32,
          tones,
          rng,
          roof === 'mansard',
        )
  const roofTone = roof === 'stepped' ? wall : roof === 'cornice' ? tones.trim : tones.roof
  const chimney =
    roof === 'stepped'
      ? ''
      : fill(rectangle(left + wide * 0.72, peak - 14, 20, Math.max(40, top - peak)), tones.dark)
  const side = rectangle(left + wide * 0.86, top, wide * 0.14, base - top)
  return {
    body:
      chimney +
      fill(wobble(outline, noise, 2.5), roofTone) +
      (roof === 'stepped'
        ? stroke(wobble(outline.slice(1, -1), noise, 2.5, false), tones.trim, 5)
        : '') +
      fill(wobble(front, noise, 2), wall) +
      fill(side, tones.dark, { opacity: 0.4 }) +
      fill(rectangle(left, base - 12, wide, 12), tones.dark) +
      attic +
      windows.join('') +
      (roof === 'mansard' || roof === 'cornice'
        ? ''
        : fill(rectangle(left - 3, top - 3, wide + 6, 7), tones.trim)),
    peak,
  }
}
