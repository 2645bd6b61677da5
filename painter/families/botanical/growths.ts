import { type Point, spline } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { stroke } from '../../svg'
import { drawHead, fern, type Head, HEADS, leaf, type Tint } from './plants'

export type Garden = {
  /** The tint of the n-th plant; flowers of one picture have three tints at most. */
  tint(n: number): Tint
  heads: readonly [Head, Head, Head]
}

/** Three kinds of flower, chosen per picture. */
export function headsOf({ rng }: FamilyContext): Garden['heads'] {
  const [first, second, third] = rng.fork('heads').shuffle(HEADS)
  return [first ?? 'daisy', second ?? 'ball', third ?? 'spike']
}

/** Eight to eleven stems from the lower edge, tallest in the middle. */
export function stems(context: FamilyContext, garden: Garden): string {
  const { size, rng, noise } = context
  const random = rng.fork('stems')
  const count = random.int(8, 10)
  const plants = Array.from({ length: count }, (_, i) => {
    const share = (i + 0.5) / count
    const foot: Point = [size * (0.2 + 0.6 * share), size * 1.02]
    const tall = 0.3 + 0.42 * Math.sin(Math.PI * (0.12 + 0.76 * share)) + random.range(-0.1, 0.07)
    const top: Point = [size * (0.1 + 0.8 * share) + random.range(-20, 20), size * (1 - tall)]
    const bend: Point = [
      foot[0] + (top[0] - foot[0]) * 0.3 + random.range(-26, 26),
      foot[1] + (top[1] - foot[1]) * 0.55,
    ]
    return { line: spline([foot, bend, top], false, 10), top, i }
  })
  const ferns = [0.1, 0.3, 0.68, 0.9].map((x, i) =>
    fern(
      [size * x, size * 1.03],
      -Math.PI / 2 + (x - 0.5) * 0.7,
      size * random.range(0.3, 0.42),
      (x < 0.5 ? -1 : 1) * random.range(0.2, 0.5),
      garden.tint(i + 1).leaf,
    ),
  )
  const drawn = random.shuffle(plants).map(({ line, top, i }) => {
    const tint = garden.tint(i)
    const head = garden.heads[[0, 1, 0, 2, 1][i % 5] ?? 0] ?? 'daisy'
    const leaves = [0.3, 0.44, 0.58, 0.7].map((share, k) => {
      const at = line[Math.floor(share * (line.length - 1))] ?? top
      const side = (k + i) % 2 ? 1 : -1
      const long = size * random.range(0.075, 0.12) * (1.2 - share * 0.5)
      return leaf(at, -Math.PI / 2 + side * random.range(0.6, 1.05), long, long * 0.42, tint.leaf)
    })
    const before = line.at(-3) ?? top
    const up = Math.atan2(top[1] - before[1], top[0] - before[0])
    const r = size * random.range(0.046, 0.066)
    return (
      stroke(line, tint.stem, 4.6) +
      leaves.join('') +
      drawHead(head, top, r, tint, up, random, noise)
    )
  })
  return ferns.join('') + drawn.join('')
}

/** A ring of twigs, leaves and flowers with free room in the middle. */
export function wreath(context: FamilyContext, garden: Garden, centre: Point, r: number): string {
  const { size, rng, noise } = context
  const random = rng.fork('wreath')
  const on = (t: number, far: number): Point => [
    centre[0] + far * Math.cos(t),
    centre[1] + far * Math.sin(t),
  ]
  const twig = Array.from({ length: 73 }, (_, i) =>
    on((i / 72) * Math.PI * 2, r + 9 * noise(i * 0.4, 2)),
  )
  const leaves = Array.from({ length: 46 }, (_, i) => {
    const t = (i / 46) * Math.PI * 2 + random.range(-0.04, 0.04)
    const out = i % 2 === 0
    const long = size * random.range(0.07, 0.105)
    const turn = t + Math.PI / 2 + (out ? -0.7 : 0.75) + random.range(-0.2, 0.2)
    return leaf(on(t, r + (out ? 5 : -5)), turn, long, long * 0.42, garden.tint(i % 3).leaf)
  })
  const flowers = Array.from({ length: 13 }, (_, i) => {
    const t = (i / 13) * Math.PI * 2 + random.range(-0.1, 0.1)
    const large = i % 3 === 0
    const head = garden.heads[large ? 0 : i % 3] ?? 'daisy'
    const at = on(t, r + random.range(-14, 14))
    const side = size * (large ? random.range(0.06, 0.075) : random.range(0.032, 0.045))
    return drawHead(head, at, side, garden.tint(i), t, random, noise)
  })
  return stroke(twig, garden.tint(0).stem, 4.5) + leaves.join('') + flowers.join('')
}

/** One branch from a lower corner to the opposite upper one. */
export function branch(context: FamilyContext, garden: Garden, fromLeft: boolean): string {
  const { size, rng, noise } = context
  const random = rng.fork('branch')
  const x = (share: number) => size * (fromLeft ? share : 1 - share)
  const main = spline(
    [
      [x(-0.04), size * 0.9],
      [x(0.24), size * 0.7],
      [x(0.46), size * 0.46],
      [x(0.72), size * 0.34],
      [x(0.98), size * 0.12],
    ],
    false,
    14,
  )
  const twigs = [0.22, 0.36, 0.5, 0.64, 0.78].map((share, i) => {
    const at = main[Math.floor(share * (main.length - 1))] ?? [0, 0]
    const [ox, oy] = main[Math.floor(share * (main.length - 1)) + 2] ?? at
    const along = Math.atan2(oy - at[1], ox - at[0])
    const turn = along + (i % 2 ? 0.75 : -0.75)
    const long = size * random.range(0.17, 0.25)
    const end: Point = [at[0] + Math.cos(turn) * long, at[1] + Math.sin(turn) * long]
    const middle: Point = [
      (at[0] + end[0]) / 2 + random.range(-18, 18),
      (at[1] + end[1]) / 2 + random.range(-18, 18),
    ]
    return { line: spline([at, middle, end], false, 9), turn, end, i }
  })
  const leavesOn = (line: readonly Point[], every: number, long: number) =>
    line.flatMap((at, k) => {
      const next = line[k + 1]
      if (k % every !== 1 || !next) return []
      const along = Math.atan2(next[1] - at[1], next[0] - at[0])
      return [-1, 1].map((side) => {
        const reach = long * random.range(0.8, 1.15)
        const turn = along + side * random.range(0.6, 0.95)
        return leaf(at, turn, reach, reach * 0.4, garden.tint(k % 3).leaf)
      })
    })
  const stem = garden.tint(0).stem
  return (
    stroke(main, stem, 10) +
    twigs.map(({ line }) => stroke(line, stem, 5)).join('') +
    leavesOn(main, 6, size * 0.1).join('') +
    twigs.map(({ line }) => leavesOn(line, 4, size * 0.085).join('')).join('') +
    twigs
      .map(({ end, turn, i }) => {
        const head = garden.heads[i % 3] ?? 'daisy'
        return drawHead(
          head,
          end,
          size * random.range(0.05, 0.068),
          garden.tint(i),
          turn,
          random,
          noise,
        )
      })
      .join('')
  )
}
