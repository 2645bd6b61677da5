import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, lens, type Point, wobble } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll, stroke } from '../../svg'

/** A fir: a trunk line and ragged boughs. */
function fir({ rng }: FamilyContext, x: number, y: number, high: number): Point[] {
  const random = rng.fork(`fir:${Math.round(x)}:${Math.round(y)}`)
  const wide = high * random.range(0.2, 0.27)
  const rows = 6
  const left: Point[] = []
  const right: Point[] = []
  for (let i = 1; i <= rows; i++) {
    const t = i / rows
    const reach = wide * t ** 0.85
    left.push(
      [x - reach * random.range(0.85, 1.1), y - high * (1 - t)],
      [x - reach * 0.5, y - high * (1 - t) - high * 0.02],
    )
    right.push(
      [x + reach * random.range(0.85, 1.1), y - high * (1 - t)],
      [x + reach * 0.5, y - high * (1 - t) - high * 0.02],
    )
  }
  return [
    [x, y - high],
    ...left,
    [x - high * 0.02, y],
    [x - high * 0.02, y + high * 0.08],
    [x + high * 0.02, y + high * 0.08],
    [x + high * 0.02, y],
    ...right.reverse(),
  ]
}

export function firRow(
  context: FamilyContext,
  heightAt: (x: number) => number,
  count: number,
  high: number,
  colour: Oklch,
  label: string,
  gap?: readonly [number, number],
): string {
  const random = context.rng.fork(`firs:${label}`)
  const shapes = Array.from({ length: count }, (_, i) => {
    const x = ((i + random.range(-0.4, 0.4)) / (count - 1)) * (context.size + 60) - 30
    return { x, tall: high * random.range(0.6, 1.25) }
  }).filter(({ x }) => !gap || x < gap[0] || x > gap[1])
  return fillAll(
    // Deep enough that no bough ends over the slope below it.
    shapes.map(({ x, tall }) => fir(context, x, heightAt(x) + 8 + tall * 0.1, tall)),
    colour,
  )
}

/** Round bushes and slim cypresses scattered over a slope, each with a dark side. */
export function dottedTrees(
  context: FamilyContext,
  heightAt: (x: number) => number,
  count: number,
  high: number,
  colour: Oklch,
  label: string,
): string {
  const random = context.rng.fork(`dots:${label}`)
  return Array.from({ length: count }, () => {
    const x = random.range(20, context.size - 20)
    const y = heightAt(x) + random.range(8, 40)
    const tall = high * random.range(0.7, 1.2)
    const slim = random.chance(0.5)
    const [rx, ry] = slim ? [tall * 0.17, tall * 0.5] : [tall * 0.36, tall * 0.36]
    return (
      fill(ellipse(x + rx * 0.9, y + 2, rx * 1.7, tall * 0.07), shade(colour, -0.06), {
        opacity: 0.5,
      }) +
      fill(wobble(ellipse(x, y - ry, rx, ry), context.noise, 2), colour) +
      fill(
        wobble(ellipse(x + rx * 0.4, y - ry * 0.85, rx * 0.55, ry * 0.8), context.noise, 2),
        shade(colour, -0.06),
      )
    )
  }).join('')
}

/** Fields in stripes that follow the slope. */
export function furrows(
  context: FamilyContext,
  heightAt: (x: number) => number,
  from: number,
  to: number,
  depth: number,
  colour: Oklch,
): string {
  const bands: Point[][] = []
  for (let i = 0; i < 6; i++) {
    const down = 14 + (depth * i) / 6
    const top: Point[] = []
    const bottom: Point[] = []
    for (let x = from; x <= to; x += 20) {
      const fade = Math.sin((Math.PI * (x - from)) / (to - from))
      top.push([x, heightAt(x) + down])
      bottom.push([x, heightAt(x) + down + (3 + i * 1.6) * fade])
    }
    bands.push([...top, ...bottom.reverse()])
  }
  return fillAll(bands, colour, { opacity: 0.75 })
}

/** px between the lowest flower and the lower edge. */
const LOWEST = 62

/** Flowers and grass of the foreground, larger toward the lower edge. */
export function flowers(
  context: FamilyContext,
  heightAt: (x: number) => number,
  count: number,
  label: string,
): string {
  const { rng, palette, size } = context
  const random = rng.fork(`flowers:${label}`)
  const night = palette.key === 'night'
  const colours = [palette.a, palette.b, oklch(0.96, 0.02, 90), shade(palette.a, 0.12)].map((c) =>
    night ? mix(c, palette.sky[1], 0.25) : c,
  )
  const stem = oklch(night ? 0.25 : 0.4, 0.08, 150)
  const blades = Array.from({ length: count * 2 }, () => {
    const x = random.range(0, size)
    const y = Math.min(size + 10, heightAt(x) + random.range(30, 330))
    const tall = 14 + (y / size) * 34
    return lens([x, y], [x + random.range(-14, 14), y - tall], 4.5, 3)
  })
  const heads = Array.from({ length: count }, () => {
    const x = random.range(0, size)
    // None is on the lower edge, which would cut it.
    const from = heightAt(x) + 36
    const y = from + random.next() ** 0.8 * Math.min(300, size - LOWEST - from)
    const r = 3 + (y / size) ** 3 * 10
    return fill(ellipse(x, y, r, r * 0.85, 0, 10), random.pick(colours))
  })
  return fillAll(blades, stem, { opacity: 0.6 }) + heads.join('')
}

/** Reeds at the near shore, in one or two clumps. */
export function reeds(
  context: FamilyContext,
  x: number,
  y: number,
  count: number,
  colour: Oklch,
): string {
  const random = context.rng.fork(`reeds:${Math.round(x)}`)
  return Array.from({ length: count }, () => {
    const foot: Point = [x + random.gauss() * 58, y + random.range(-6, 26)]
    const tall = random.range(90, 230)
    const tip: Point = [foot[0] + random.range(-40, 40), foot[1] - tall]
    const head = random.chance(0.4)
      ? fill(
          lens([tip[0], tip[1] - 6], [tip[0] - (tip[0] - foot[0]) * 0.12, tip[1] + 38], 13),
          shade(colour, -0.08),
        )
      : ''
    return fill(lens(foot, tip, 6, random.range(-12, 12)), colour) + head
  }).join('')
}

/** A bare winter tree in thin strokes. */
export function bareTree(
  { rng }: FamilyContext,
  x: number,
  y: number,
  high: number,
  colour: Oklch,
): string {
  const random = rng.fork(`bare:${Math.round(x)}`)
  const trunk: Point = [x + random.range(-10, 10), y - high]
  const parts = [
    stroke([[x, y], [x + random.range(-5, 5), y - high * 0.5], trunk], colour, high * 0.034),
  ]
  for (let i = 0; i < 9; i++) {
    const t = 0.3 + 0.65 * (i / 9)
    const side = i % 2 ? 1 : -1
    const from: Point = [x + (trunk[0] - x) * t, y - high * t]
    const reach = high * (0.34 - 0.2 * t) * random.range(0.8, 1.2)
    const elbow: Point = [from[0] + side * reach * 0.7, from[1] - reach * 0.6]
    parts.push(
      stroke(
        [from, elbow, [elbow[0] + side * reach * 0.3, elbow[1] - reach * 0.6]],
        colour,
        Math.max(1.6, high * 0.016),
      ),
    )
    parts.push(
      stroke(
        [elbow, [elbow[0] - side * reach * 0.06, elbow[1] - reach * 0.5]],
        colour,
        Math.max(1.3, high * 0.011),
      ),
    )
  }
  return parts.join('')
}
