import { mix, type Oklch, oklch, shade } from '../../colour'
import { type Box, ellipse, lens, lineOf, type Point } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillAll, stroke, strokeAll, strokeLines } from '../../svg'
import type { Inks, View } from './land'

/** Thin streaks of mist that end in points: with blunt ends they would be slabs before the sky. */
export function mistBands(
  { rng, palette }: FamilyContext,
  box: Box,
  ys: readonly number[],
  inks: Inks,
): string {
  const random = rng.fork('mist')
  const wide = box.right - box.left
  const clouds = ys.flatMap((y, i) =>
    [0, 1, 2, 3].map((k) => {
      const long = wide * random.range(0.35, 0.7)
      const middle = (i % 2 === 0 ? box.left : box.right) + wide * random.range(-0.15, 0.15)
      const at = y + k * 19 + random.range(-6, 6)
      return lens([middle - long, at], [middle + long, at], random.range(9, 20))
    }),
  )
  const tone = mix(inks.paper, inks.low, palette.key === 'night' ? 0.75 : 0.12)
  return fillAll(clouds, tone, { opacity: 0.8 })
}

/** A branch of pine or of blossom that comes in from a corner. */
export function branch(
  { rng, noise, brief, palette }: FamilyContext,
  box: Box,
  isLeft: boolean,
  inks: Inks,
  blossom: Oklch,
): string {
  const random = rng.fork('branch')
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const way = isLeft ? 1 : -1
  const line = lineOf(15, (t) => [
    (isLeft ? box.left - 10 : box.right + 10) + way * wide * 0.52 * t,
    box.top + high * (0.06 + 0.11 * t ** 1.6) + noise(t * 5, 7) * 16,
  ])
  const twigs = [4, 6, 8, 10, 12, 14].map((i) => {
    const [x, y] = line[i] ?? [0, 0]
    const up = i % 4 === 0 ? -1 : 1
    const tip: Point = [x + way * random.range(18, 40), y + up * random.range(24, 54)]
    return [[x, y], tip] as const
  })
  const isPine = brief.occurrence % 4 < 2
  const leaves = twigs.flatMap(([, [x, y]]) =>
    Array.from({ length: isPine ? 26 : 7 }, (): Point[] => {
      if (!isPine)
        return ellipse(x + random.gauss() * 20, y + random.gauss() * 16, random.range(6, 11))
      const [angle, long] = [random.range(0, Math.PI * 2), random.range(20, 34)]
      const tip: Point = [x + long * Math.cos(angle), y - 6 + long * 0.6 * Math.sin(angle)]
      return [[x, y + 2], tip, [x + 2, y + 3]]
    }),
  )
  const green = mix(oklch(0.42, 0.07, 155), inks.key, 0.25)
  // Blossoms of a branch that is as dark as the night would hover.
  const wood = palette.key === 'night' ? mix(inks.low, inks.paper, 0.25) : inks.key
  return (
    stroke(line, wood, 10) +
    strokeLines(twigs, wood, 4) +
    (isPine
      ? strokeAll(leaves, green, 2.2)
      : fillAll(leaves, blossom) + strokeAll(leaves, shade(blossom, -0.22), 1.2))
  )
}

/** Flakes of snow. */
export function weather({ rng }: FamilyContext, box: Box, view: View): string {
  const random = rng.fork('weather')
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  const anywhere = (): Point => [
    box.left + random.range(-0.1, 1.1) * wide,
    box.top + random.range(-0.2, 1) * high,
  ]
  const flakes = Array.from({ length: view === 'snow' ? 170 : 0 }, () =>
    ellipse(...anywhere(), random.range(2.5, 6.5), undefined, 0, 9),
  )
  return fillAll(flakes, oklch(0.98, 0.006, 90))
}

/** Grain of the block in the flat areas. */
export function blockGrain({ rng, noise }: FamilyContext, box: Box): string {
  const random = rng.fork('grain')
  const lines: Point[][] = []
  for (let y = box.top; y < box.bottom; y += random.range(7, 15))
    lines.push(
      lineOf(25, (t) => {
        const x = box.left + (box.right - box.left) * t
        return [x, y + 15 * noise(x / 260, y / 95)]
      }),
    )
  const some = (isDark: boolean) => lines.filter((_, i) => i % 3 > 0 === isDark)
  return (
    strokeLines(some(true), oklch(0.2, 0.02, 260), 1.5, { opacity: 0.06 }) +
    strokeLines(some(false), oklch(0.98, 0.02, 260), 1.5, { opacity: 0.09 })
  )
}
