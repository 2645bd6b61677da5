import { lens, type Point, spline } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { fillAll, stroke } from '../../svg'
import { type Garden, headIn, leafIn, onLine } from './growths'
import { fern } from './plants'

/** A line in leaf with flowers at some shares of its length. */
function spray(
  { size, rng, noise }: FamilyContext,
  garden: Garden,
  line: readonly Point[],
  n: number,
  flowers: readonly number[],
): string {
  const random = rng.fork(`spray:${n}`)
  const length = line.reduce((sum, [x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)
  const pairs = Math.round(length / (size * 0.058))
  const leaves = Array.from({ length: pairs }, (_, k) => {
    const share = (k + 0.7) / pairs
    const { at, along } = onLine(line, share)
    const long = size * random.range(0.068, 0.09) * (1.1 - share * 0.35)
    return [-1, 1].map((way) =>
      leafIn(garden, at, along + way * random.range(0.6, 0.95), long, garden.tint(n + k).leaf),
    )
  })
  const heads = flowers.map((share, i) => {
    const { at, along } = onLine(line, share)
    const r = size * random.range(0.042, 0.062)
    return headIn(garden, n + i, at, r, along, { rng: random, noise })
  })
  return stroke(line, garden.tint(n).stem, 5.5) + leaves.flat().join('') + heads.join('')
}

/** Two climbing stems that meet above the guest. */
export function arch(context: FamilyContext, garden: Garden): string {
  const { frame } = garden
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top]
  return [0, 1]
    .map((n) => {
      const at = (x: number, y: number): Point => [
        n === 0 ? frame.left + wide * x : frame.right - wide * x,
        frame.top + high * y,
      ]
      const line = spline(
        [at(0.13, 1.03), at(0.1, 0.72), at(0.13, 0.4), at(0.28, 0.17), at(n ? 0.46 : 0.49, 0.1)],
        false,
        14,
      )
      const ferns = [0.06, 0.2].map((x, i) =>
        fern(
          at(x, 1.03),
          -Math.PI / 2 + (n === 0 ? 1 : -1) * (i - 0.6) * 0.5,
          high * (0.22 - i * 0.05),
          (n === 0 ? 1 : -1) * 0.35,
          garden.tint(n + i).leaf,
        ),
      )
      return ferns.join('') + spray(context, garden, line, n, [0.2, 0.42, 0.6, 0.8, 0.97])
    })
    .join('')
}

/** Sprays that spread from two opposite corners. */
export function corners(context: FamilyContext, garden: Garden, fromLeft: boolean): string {
  const { frame } = garden
  const { rng } = context
  const random = rng.fork('corners')
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top]
  return [0, 1]
    .map((corner) => {
      const at = (x: number, y: number): Point => {
        const [u, v] = corner === 0 ? [x, y] : [1 - x, 1 - y]
        return [frame.left + wide * (fromLeft ? u : 1 - u), frame.top + high * v]
      }
      return [0.08, 0.42, 0.8, 1.17, 1.5]
        .map((turn, i) => {
          const long = [0.62, 0.36, 0.27, 0.38, 0.62][i] ?? 0.3
          const reach = long * random.range(0.94, 1.06)
          const end: [number, number] = [Math.cos(turn) * reach, Math.sin(turn) * reach]
          const bend = i < 2 ? -0.035 : 0.035
          const line = spline(
            [
              at(0, 0),
              at(end[0] * 0.5 - bend, end[1] * 0.5 + bend),
              at(end[0] + 0.02, end[1] + 0.02),
            ],
            false,
            12,
          )
          return spray(context, garden, line, corner * 5 + i, i % 2 ? [0.97] : [0.45, 0.97])
        })
        .join('')
    })
    .join('')
}

/** Grass and flowers along the lower edge, with a clearing. */
export function meadow(
  { size, rng, noise }: FamilyContext,
  garden: Garden,
  clearing: { from: number; to: number },
): string {
  const random = rng.fork('meadow')
  const { frame } = garden
  const blades: Point[][][] = [[], [], []]
  for (let i = 0; i < 130; i++) {
    const x = random.range(frame.left, frame.right)
    const isClear = x > clearing.from && x < clearing.to
    const tall = size * random.range(0.06, isClear ? 0.1 : 0.22)
    const lean = random.range(-0.35, 0.35) * tall
    blades[i % 3]?.push(
      lens([x, frame.bottom + 8], [x + lean, frame.bottom - tall], size * 0.011, lean * 0.15),
    )
  }
  const stems = Array.from({ length: 15 }, (_, i) => {
    const x = frame.left + ((frame.right - frame.left) * (i + random.range(0.25, 0.75))) / 15
    const tall = size * random.range(0.2, 0.4)
    const top: Point = [x + random.range(-26, 26), frame.bottom - tall]
    const line = spline([[x, frame.bottom + 8], [x + 5, frame.bottom - tall * 0.5], top], false, 9)
    return { line, top, i }
  }).filter(({ top: [x] }) => x < clearing.from - size * 0.05 || x > clearing.to + size * 0.05)
  return (
    stems
      .map(({ line, top, i }) => {
        const tint = garden.tint(i)
        const leaves = [0.35, 0.6].map((share, k) => {
          const { at } = onLine(line, share)
          const turn = -Math.PI / 2 + ((i + k) % 2 ? 0.8 : -0.8)
          return leafIn(garden, at, turn, size * random.range(0.05, 0.075), tint.leaf)
        })
        const r = size * random.range(0.032, 0.052)
        return (
          stroke(line, tint.stem, 4) +
          leaves.join('') +
          headIn(garden, i, top, r, -Math.PI / 2, { rng: random, noise })
        )
      })
      .join('') + blades.map((shapes, i) => fillAll(shapes, garden.tint(i).leaf)).join('')
  )
}
