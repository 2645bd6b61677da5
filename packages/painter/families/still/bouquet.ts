import { mix, type Oklch, oklch, shade } from '../../colour'
import { ellipse, lens, type Point, spline } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fill, fillAll, stroke } from '../../svg'

function daisy(at: Point, r: number, petals: number, colour: Oklch, heart: Oklch): string {
  const leaves = Array.from({ length: petals }, (_, i) => {
    const t = (i / petals) * Math.PI * 2
    return ellipse(
      at[0] + r * 0.62 * Math.cos(t),
      at[1] + r * 0.62 * Math.sin(t),
      r * 0.42,
      r * 0.24,
      t,
      14,
    )
  })
  return (
    fillAll(
      leaves.filter((_, i) => i % 2 === 0),
      colour,
    ) +
    fillAll(
      leaves.filter((_, i) => i % 2 === 1),
      shade(colour, -0.04),
    ) +
    fill(ellipse(at[0], at[1], r * 0.29), heart)
  )
}

function cupFlower(at: Point, r: number, colour: Oklch): string {
  const [x, y] = at
  return (
    fill(
      [
        [x - r * 0.7, y - r * 0.8],
        [x - r * 0.2, y - r * 0.3],
        [x, y - r],
        [x + r * 0.2, y - r * 0.3],
        [x + r * 0.7, y - r * 0.8],
        [x + r * 0.6, y + r * 0.3],
        [x, y + r * 0.7],
        [x - r * 0.6, y + r * 0.3],
      ],
      colour,
    ) +
    fill(
      [
        [x, y - r],
        [x + r * 0.2, y - r * 0.3],
        [x + r * 0.7, y - r * 0.8],
        [x + r * 0.6, y + r * 0.3],
        [x, y + r * 0.7],
      ],
      shade(colour, -0.07),
    )
  )
}

/** A dahlia: rings of pointed petals, lighter toward the middle. */
function dahlia(at: Point, r: number, colour: Oklch): string {
  const ring = (petals: number, reach: number, turn: number) =>
    Array.from({ length: petals }, (_, i) => {
      const t = (i / petals) * Math.PI * 2 + turn
      const [dx, dy] = [Math.cos(t), Math.sin(t)]
      return lens(
        [at[0] + dx * r * 0.12, at[1] + dy * r * 0.12],
        [at[0] + dx * reach, at[1] + dy * reach],
        ((reach * Math.PI * 2) / petals) * 0.82,
      )
    })
  return (
    fill(ellipse(at[0], at[1], r * 0.5), shade(colour, -0.2)) +
    fillAll(ring(11, r * 1.08, 0), shade(colour, -0.1)) +
    fillAll(ring(9, r * 0.78, 0.3), colour) +
    fillAll(ring(7, r * 0.48, 0.1), shade(colour, 0.06)) +
    fill(ellipse(at[0], at[1], r * 0.13), shade(colour, -0.22))
  )
}

/** Stems, leaves and heads above a vase's opening, in two or three colours, one of them rare. */
export function drawBouquet(
  context: FamilyContext,
  mouth: Point,
  reach: number,
  wall: Oklch,
): string {
  const { rng, palette } = context
  const random = rng.fork('bouquet')
  const night = palette.key === 'night'
  const white = oklch(night ? 0.86 : 0.96, 0.025, 85)
  const main = random.pick([
    palette.a,
    palette.b,
    white,
    oklch(0.72, 0.14, 5),
    oklch(0.66, 0.18, 35),
  ])
  const colours: readonly (readonly [Oklch, number])[] = [
    [main, 5],
    [mix(main, white, 0.55), 3],
    [random.pick([palette.b, white, palette.light]), 2],
  ]
  const green = oklch(night ? 0.42 : 0.52, 0.09, 152)
  const leafTone =
    wall.l > 0.35 && wall.l < 0.6 && wall.h > 100 && wall.h < 200 ? shade(green, 0.16) : green
  const kind = random.int(0, 2)
  const count = random.int(7, 10)
  const heads = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const angle = -Math.PI / 2 + (t - 0.5) * 2.15 + random.range(-0.1, 0.1)
    const far = reach * (i % 2 ? random.range(0.62, 0.78) : random.range(0.86, 1.04))
    const at: Point = [mouth[0] + Math.cos(angle) * far * 0.82, mouth[1] + Math.sin(angle) * far]
    return { at, r: reach * random.range(0.14, 0.2), colour: random.weighted(colours) }
  })
  const stems = heads.map(({ at }) => {
    const bend: Point = [mouth[0] + (at[0] - mouth[0]) * 0.32, mouth[1] + (at[1] - mouth[1]) * 0.6]
    return stroke(
      spline([[mouth[0] + (at[0] - mouth[0]) * 0.06, mouth[1] + 8], bend, at]),
      shade(leafTone, -0.04),
      4.5,
    )
  })
  const leaves = heads.flatMap(({ at }, i) => {
    if (i % 3 === 2) return []
    const from: Point = [mouth[0] + (at[0] - mouth[0]) * 0.4, mouth[1] + (at[1] - mouth[1]) * 0.5]
    const side = i % 2 ? 1 : -1
    return [
      lens(
        from,
        [from[0] + side * reach * random.range(0.26, 0.4), from[1] - reach * random.range(0, 0.26)],
        reach * 0.12,
        side * 9,
      ),
    ]
  })
  const ordered = [...heads].sort((a, b) => a.at[1] - b.at[1])
  const blooms = ordered.map(({ at, r, colour }, i) => {
    if (kind === 0) return daisy(at, r * 1.12, 8, colour, night ? palette.a : oklch(0.82, 0.15, 80))
    if (kind === 1) return i % 3 === 2 ? dahlia(at, r * 0.9, colour) : cupFlower(at, r, colour)
    return i % 4 === 3 ? daisy(at, r, 7, colour, palette.a) : dahlia(at, r * 1.05, colour)
  })
  return (
    stems.join('') +
    fillAll(
      leaves.filter((_, i) => i % 2 === 0),
      leafTone,
    ) +
    fillAll(
      leaves.filter((_, i) => i % 2 === 1),
      shade(leafTone, -0.06),
    ) +
    blooms.join('')
  )
}
