import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { type Point, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import type { Palette } from '../../palette'
import { fill, fillAll, verticalGradient } from '../../svg'
import { skyTone } from './sky'

const APART = 0.13

/** Snow on a peak as dark as the sky would hang in the air. */
export function peakTone(colour: Oklch, palette: Palette): Oklch {
  return standOff(colour, skyTone(palette, 0.8), APART)
}

type Range = {
  base: number
  rise: number
  colour: Oklch
  count: number
  snow: boolean
  lightLeft: boolean
  label: string
}

/** The jagged line from a summit to its foot. */
function flank(context: FamilyContext, from: Point, to: Point, row: number): Point[] {
  return Array.from({ length: 8 }, (_, i): Point => {
    const t = i / 7
    const off = t > 0 && t < 1 ? context.noise(i * 1.7 + row * 5, row * 3.1) * 13 : 0
    return [
      from[0] + (to[0] - from[0]) * t + off,
      from[1] + (to[1] - from[1]) * t ** 0.92 + off * 0.7,
    ]
  })
}

/** Single mountains: a bright and a dark face under a jagged crest, with tongues of snow. */
export function drawRange(
  context: FamilyContext,
  { base, rise, colour: wanted, count, snow, lightLeft, label }: Range,
): { defs: string; body: string } {
  const { size, rng, palette } = context
  const random = rng.fork(`range:${label}`)
  const colour = snow ? peakTone(wanted, palette) : wanted
  const dark = shade(colour, -0.075)
  const white =
    palette.key === 'night'
      ? oklch(0.72, 0.04, 255)
      : mix(oklch(0.98, 0.012, 240), palette.disc, palette.key === 'dusk' ? 0.45 : 0.15)
  const veil = mix(colour, palette.sky[2], 0.55)
  const faces = [`${label}-a`, `${label}-b`] as const
  const defs = [colour, dark]
    .map((tone, i) =>
      verticalGradient(faces[i] ?? label, base - rise, base + rise * 0.2, [
        { at: 0, colour: tone },
        { at: 1, colour: mix(tone, veil, palette.key === 'night' ? 0.35 : 0.85) },
      ]),
    )
    .join('')
  const mountains = Array.from({ length: count }, (_, i) => ({
    x: ((i + 0.5 + random.range(-0.22, 0.22)) / count) * size * 1.1 - size * 0.05,
    high:
      rise * (i === Math.floor(count / 2) ? random.range(0.92, 1.08) : random.range(0.55, 0.85)),
  })).sort((a, b) => b.high - a.high)
  const body = mountains.map(({ x, high }, i) => {
    const top: Point = [x, base - high]
    const half = high * random.range(0.85, 1.1)
    const left = flank(context, top, [x - half, base + 30], i * 2 + 1)
    const right = flank(context, top, [x + half, base + 30], i * 2 + 2)
    const crest = flank(context, top, [x + random.range(-0.2, 0.2) * half, base + 30], i * 2 + 9)
    const [bright, shadow] = lightLeft ? [left, right] : [right, left]
    const face = (edge: readonly Point[], paint: `url(#${string})`) =>
      fill([...edge, ...[...crest].reverse()], paint)
    const depth = high * random.range(0.3, 0.42)
    const cap = (edge: readonly Point[]): Point[] => {
      const along = (line: readonly Point[], drop: number): Point => {
        const t = Math.min(0.95, drop / high)
        const at = line[Math.round(t * 7)] ?? top
        return [at[0], at[1]]
      }
      const outer = along(edge, depth)
      const inner = along(crest, depth * 0.9)
      const tongues = Array.from({ length: 5 }, (_, k): Point => {
        const t = (k + 1) / 6
        return [
          outer[0] + (inner[0] - outer[0]) * t,
          outer[1] + (inner[1] - outer[1]) * t + (k % 2 ? -0.16 : 0.2) * depth,
        ]
      })
      const upTo = (line: readonly Point[], limit: number) => line.filter(([, y]) => y <= limit)
      return [...upTo(edge, outer[1]), ...tongues, ...upTo(crest, inner[1]).reverse()]
    }
    const caps = snow
      ? fill(wobble(cap(bright), context.noise, 2), white) +
        fill(wobble(cap(shadow), context.noise, 2), mix(white, dark, 0.34))
      : ''
    return face(bright, `url(#${faces[0]})`) + face(shadow, `url(#${faces[1]})`) + caps
  })
  const foot = fillAll(
    [
      [
        [-20, base + 10],
        [size + 20, base + 10],
        [size + 20, base + rise * 0.5],
        [-20, base + rise * 0.5],
      ],
    ],
    veil,
  )
  return { defs, body: foot + body.join('') }
}
