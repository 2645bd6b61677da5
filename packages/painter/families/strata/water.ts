import { mix, type Oklch, shade } from '../../colour'
import { lens, type Point, wobble } from '../../geometry'
import type { Disc, FamilyContext } from '../../painting'
import { fill, fillAll, verticalGradient } from '../../svg'

type WaterOptions = { top: number; bottom: number; disc?: Disc; reflect?: Oklch }

/** Water between two lines: a gradient, strokes that grow downward, and the reflected light. */
export function drawWater(
  context: FamilyContext,
  { top, bottom, disc, reflect }: WaterOptions,
): { defs: string; base: string; marks: string } {
  const { size, palette, rng, brief } = context
  const random = rng.fork('water')
  const far = mix(palette.water, reflect ?? palette.sky[2], palette.key === 'night' ? 0.3 : 0.4)
  const near = shade(palette.water, palette.key === 'night' ? -0.09 : -0.1)
  const defs = verticalGradient('water', top, bottom, [
    { at: 0, colour: far },
    { at: 0.3, colour: palette.water },
    { at: 1, colour: near },
  ])
  const body = fill(
    [
      [-20, top],
      [size + 20, top],
      [size + 20, bottom],
      [-20, bottom],
    ],
    'url(#water)',
  )
  const depth = bottom - top
  const strokes = (
    count: number,
    colour: Oklch,
    opacity: number,
    spread: (t: number) => [x: number, half: number],
  ) =>
    fillAll(
      Array.from({ length: count }, () => {
        const t = random.next() ** 1.35
        const [x, half] = spread(t)
        const y = top + 4 + t * (depth - 6)
        const thick = 1.8 + 7.5 * t * random.range(0.6, 1.2)
        return lens(
          [x - half, y],
          [x + half, y + random.range(-2, 2)],
          thick,
          random.range(-3, 3) * t,
        )
      }),
      colour,
      { opacity },
    )
  const anywhere = (t: number): [number, number] => [
    random.range(-40, size + 40),
    random.range(14, 34) + 62 * t,
  ]
  const night = palette.key === 'night'
  const marks =
    strokes(70, shade(palette.water, -0.08), 0.7, anywhere) +
    strokes(60, mix(palette.water, palette.sky[1], 0.55), 0.6, anywhere) +
    strokes(34, mix(palette.water, palette.sky[2], night ? 0.5 : 0.72), 0.6, anywhere) +
    (night ? '' : strokes(10, mix(palette.a, palette.sky[2], 0.5), 0.55, anywhere))
  // No light is reflected while it rains.
  if (!disc || brief.weather === 'rain') return { defs, base: body, marks }
  const path = (t: number): [number, number] => [
    disc.at[0] + random.gauss() * (disc.radius * 0.3 + 88 * t),
    random.range(10, 22) + 26 * t,
  ]
  const glitter =
    strokes(46, mix(palette.disc, palette.sky[2], 0.4), 0.75, path) +
    strokes(52, palette.disc, 0.95, path)
  return { defs, base: body, marks: marks + glitter }
}

/** Lines of water along the foot of a floating motif, none beyond the shore. */
export function waterline(
  context: FamilyContext,
  x: number,
  y: number,
  wide: number,
  shore: (x: number) => number = () => Infinity,
): string {
  const { palette, rng, noise } = context
  const random = rng.fork(`waterline:${Math.round(x)}`)
  const dark = shade(palette.water, -0.07)
  const pale = mix(palette.water, palette.sky[2], 0.6)
  const line = (half: number, dy: number, thick: number, colour: Oklch): string => {
    const shape: Point[] = lens([x - half, y + dy], [x + half, y + dy], thick, 2)
    if (shape.some(([px, py]) => py > shore(px))) return ''
    return fill(wobble(shape, noise, 2), colour, { opacity: 0.9 })
  }
  return (
    line(wide * 0.6, 4, 11, dark) +
    line(wide * 0.52, 11 + random.range(0, 3), 8, palette.water) +
    line(wide * 0.47, 0, 4, pale) +
    line(wide * 0.4, 20, 5, pale)
  )
}
