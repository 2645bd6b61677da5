import { type Point, spline } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { stroke } from '../../svg'
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
