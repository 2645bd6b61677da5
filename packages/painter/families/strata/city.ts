import { mix, type Oklch, oklch, shade } from '../../colour'
import { type Point, rectangle, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import type { Key } from '../../palette'
import { fill, fillAll } from '../../svg'

type Row = {
  base: number
  tall: number
  colour: Oklch
  lit: number
  label: string
  peak: number
  /** Fronts in several colours instead of shades of one. */
  paints?: readonly Oklch[]
}

/** Wall colours under each light. */
export function housePaints(key: Key): Oklch[] {
  const day = [
    oklch(0.66, 0.13, 38),
    oklch(0.83, 0.1, 82),
    oklch(0.9, 0.04, 85),
    oklch(0.7, 0.06, 165),
    oklch(0.6, 0.14, 28),
    oklch(0.68, 0.07, 235),
  ]
  if (key === 'day') return day
  const air = key === 'dusk' ? oklch(0.36, 0.1, 340) : oklch(0.2, 0.06, 280)
  return day.map((tone) => mix(tone, air, key === 'dusk' ? 0.45 : 0.66))
}

/** One row of town houses and towers with varying roofs and randomly lit windows. */
export function cityRow(
  context: FamilyContext,
  { base, tall, colour, lit, label, peak, paints }: Row,
): string {
  const { size, rng, palette, noise } = context
  const random = rng.fork(`city:${label}`)
  const night = palette.key === 'night'
  const lamp = night
    ? oklch(0.86, 0.14, 80)
    : palette.key === 'dusk'
      ? oklch(0.88, 0.13, 78)
      : oklch(0.95, 0.03, 220)
  const parts: string[] = []
  let x = -random.range(10, 60)
  let last = 0
  while (x < size + 10) {
    const wide = random.range(62, 124)
    const envelope = 0.42 + 0.58 * Math.exp(-(((x + wide / 2) / size - peak) ** 2) / 0.07)
    const high = tall * envelope * random.range(0.72, 1.1)
    let tone = shade(
      paints ? mix(random.pick(paints), colour, 0.16) : colour,
      random.range(-0.045, 0.045),
    )
    if (Math.abs(tone.l - last) < 0.025) tone = shade(tone, last > tone.l ? -0.04 : 0.04)
    last = tone.l
    const top = base - high
    const roof = random.int(0, 3)
    const cap: Point[] =
      roof === 0
        ? [
            [x, top],
            [x + wide, top],
          ]
        : roof === 1
          ? [
              [x, top],
              [x + wide / 2, top - wide * 0.38],
              [x + wide, top],
            ]
          : roof === 2
            ? [
                [x, top],
                [x + wide * 0.24, top],
                [x + wide * 0.24, top - 26],
                [x + wide * 0.76, top - 26],
                [x + wide * 0.76, top],
                [x + wide, top],
              ]
            : [
                [x, top + wide * 0.25],
                [x + wide, top],
              ]
    parts.push(fill(wobble([...cap, [x + wide, base], [x, base]], noise, 2), tone))
    parts.push(
      fill(
        rectangle(x + wide * 0.72, top + wide * 0.28, wide * 0.28, base - top),
        shade(tone, -0.045),
      ),
    )
    const columns = wide > 92 ? 3 : 2
    const step = wide / (columns + 0.4)
    const on: Point[][] = []
    const off: Point[][] = []
    for (let row = 0; top + 40 + row * 46 < base - 40; row++) {
      for (let column = 0; column < columns; column++) {
        const pane = rectangle(x + step * (column + 0.32), top + 34 + row * 46, step * 0.52, 25)
        if (random.chance(lit)) on.push(pane)
        else off.push(pane)
      }
    }
    parts.push(fillAll(off, shade(tone, night ? -0.06 : -0.1), { opacity: 0.8 }), fillAll(on, lamp))
    x += wide + random.range(-4, 3)
  }
  return parts.join('')
}

/** Street lamps with their reflections on a wet street. */
export function lamps(context: FamilyContext, ground: number, count: number): string {
  const { size, rng, palette } = context
  const random = rng.fork('lamps')
  const post = mix(palette.ink, palette.deep, 0.2)
  const glow = oklch(0.92, 0.11, 88)
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5 + random.range(-0.12, 0.12)) / count) * size
    const top = ground - 236
    return (
      fill(rectangle(x - 5, top, 10, 236 + 12), post) +
      fill(rectangle(x - 15, ground + 4, 30, 9), post) +
      fill(
        Array.from({ length: 18 }, (_, k): Point => [
          x + 17 * Math.cos(k * 0.35),
          top - 8 + 21 * Math.sin(k * 0.35),
        ]),
        glow,
      ) +
      fill(rectangle(x - 14, top + 10, 28, 7), post)
    )
  }).join('')
}
