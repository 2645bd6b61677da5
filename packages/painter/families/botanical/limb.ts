import { type Box, type Point, spline } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { stroke } from '../../svg'
import { type Garden, headIn, leafIn, onLine } from './growths'

const WIDTH = 15

/** The places of limbs, as shares of the frame: level and up at its end, hanging, or rising. */
const LIMBS = [
  [0.86, 0.79, 0.755, 0.745, 0.69, 0.57],
  [0.67, 0.72, 0.755, 0.765, 0.75, 0.68],
  [0.92, 0.85, 0.79, 0.735, 0.67, 0.62],
] as const
const ALONG = [-0.06, 0.14, 0.4, 0.66, 0.84, 0.93] as const

/** The limb that guests sit on, from one edge of the frame to the other side, nearly level.
 * @param turn of its forms */
export function limbLine({ frame }: Pick<Garden, 'frame'>, fromLeft: boolean, turn = 0): Point[] {
  const [wide, high] = [frame.right - frame.left, frame.bottom - frame.top]
  const at = (x: number, y: number): Point => [
    frame.left + wide * (fromLeft ? x : 1 - x),
    frame.top + high * y,
  ]
  const heights = LIMBS[turn % LIMBS.length] ?? LIMBS[0]
  return spline(
    ALONG.map((x, i) => at(x, heights[i] ?? 0.75)),
    false,
    16,
  )
}

/** The height at which a guest sits: the upper side of the limb. */
export function seatAt(line: readonly Point[], x: number): number {
  const nearest = line.reduce((best, point) =>
    Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best,
  )
  return nearest[1] - WIDTH / 2 + 3
}

/** Twigs leave the limb here: share of its length, turn against it, length. */
const TWIGS: readonly (readonly [share: number, turn: number, long: number])[] = [
  [0.12, -1.15, 0.3],
  [0.2, -0.75, 0.21],
  [0.27, 0.95, 0.13],
  [0.5, 0.85, 0.15],
  [0.68, 0.75, 0.14],
  [0.76, -0.95, 0.24],
  [0.86, -0.35, 0.26],
  [0.97, -0.75, 0.17],
]

/** A limb in leaf and flower round a free seat. @param seats the guests' boxes, kept free */
export function limb(
  { size, rng, noise }: FamilyContext,
  garden: Garden,
  line: readonly Point[],
  fromLeft: boolean,
  seats: readonly Box[],
): string {
  const random = rng.fork('limb')
  const isFree = ([x, y]: Point, by: number) =>
    !seats.some(
      ({ left, right, top, bottom }) =>
        x > left - by && x < right + by && y > top - by && y < bottom + by / 3,
    )
  const side = fromLeft ? 1 : -1
  const twigs = TWIGS.map(([share, turn, long], i) => {
    const { at, along } = onLine(line, share)
    const angle = along + side * turn
    const reach = size * long * random.range(0.9, 1.1)
    const end: Point = [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach]
    const middle: Point = [
      (at[0] + end[0]) / 2 + random.range(-14, 14),
      (at[1] + end[1]) / 2 + random.range(-14, 14),
    ]
    return { line: spline([at, middle, end], false, 10), angle, end, i }
  }).filter(({ end }) => isFree(end, size * 0.075))
  const leavesOn = (path: readonly Point[], count: number, long: number) =>
    Array.from({ length: count }, (_, k) => {
      const { at, along } = onLine(path, (k + 0.6) / count)
      return [-1, 1].map((way) => {
        const reach = long * random.range(0.85, 1.15)
        const turn = along + way * random.range(0.6, 0.95)
        const tip: Point = [at[0] + Math.cos(turn) * reach, at[1] + Math.sin(turn) * reach]
        return isFree(tip, 6) ? leafIn(garden, at, turn, reach, garden.tint(k % 3).leaf) : ''
      })
    })
      .flat()
      .join('')
  const { stem } = garden.tint(0)
  return (
    stroke(line, stem, WIDTH) +
    twigs.map((twig) => stroke(twig.line, stem, 6)).join('') +
    leavesOn(line, 9, size * 0.085) +
    twigs.map((twig) => leavesOn(twig.line, 4, size * 0.08)).join('') +
    twigs
      .map(({ end, angle, i }) => {
        const r = size * random.range(0.046, 0.062)
        return headIn(garden, i, end, r, angle, { rng: random, noise })
      })
      .join('')
  )
}
