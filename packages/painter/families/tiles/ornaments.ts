import { flattenPath, type Point } from '../../geometry'

/** Shapes of a tile in the square from -1 to 1, by the number of their colour. */
export type Ornament = readonly (readonly [tone: number, points: readonly Point[]])[]

function turned(points: readonly Point[], quarters: number): Point[] {
  return points.map(([x, y]): Point => {
    if (quarters === 1) return [-y, x]
    if (quarters === 2) return [-x, -y]
    return quarters === 3 ? [y, -x] : [x, y]
  })
}

/** The same shape at all four sides of a tile. */
function four(points: readonly Point[]): Point[][] {
  return [0, 1, 2, 3].map((quarters) => turned(points, quarters))
}

function arc([cx, cy]: Point, outer: number, inner: number, from: number): Point[] {
  const side = (radius: number) =>
    Array.from({ length: 13 }, (_, i): Point => {
      const angle = from + (Math.PI / 2) * (i / 12)
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
    })
  return [...side(outer), ...side(inner).reverse()]
}

/** Two bands from the middle of a side to the middle of the next (Truchet). */
const TRUCHET: Ornament = [
  [1, arc([-1, -1], 1.28, 0.72, 0)],
  [1, arc([1, 1], 1.28, 0.72, Math.PI)],
  [2, arc([-1, -1], 1.08, 0.92, 0)],
  [2, arc([1, 1], 1.08, 0.92, Math.PI)],
]

/** One shape, and one at all four sides, in the notation of motifs. */
const one = (tone: number, path: string) => [[tone, flattenPath(path)] as const]
const around = (tone: number, path: string) =>
  four(flattenPath(path)).map((points) => [tone, points] as const)

const DIAMOND: Ornament = [
  ...one(1, 'M0 -1 L1 0 L0 1 L-1 0'),
  ...one(2, 'M0 -.6 L.6 0 L0 .6 L-.6 0'),
  ...around(3, 'M-1 -1 L-.62 -1 L-1 -.62'),
]

const FLOWER: Ornament = [
  ...around(1, 'M0 -.1 C-.34 -.4 -.3 -.7 0 -.94 C.3 -.7 .34 -.4 0 -.1'),
  ...around(2, 'M.1 -.1 C.16 -.5 .4 -.7 .74 -.74 C.7 -.4 .5 -.16 .1 -.1'),
  ...one(3, 'O 0 0 .2'),
]

const PINWHEEL: Ornament = around(1, 'M0 0 L-1 -1 L0 -1')

const STAR: Ornament = [
  ...around(1, 'M0 0 L-.36 -.36 L0 -1 L.36 -.36'),
  ...around(2, 'M-1 -1 L-.36 -.36 L-1 0'),
  ...around(3, 'M-1 -1 L-.36 -.36 L0 -1'),
]

const CHECKS: Ornament = [
  ...around(1, 'M-1 -1 L-.33 -1 L-.33 -.33 L-1 -.33'),
  ...one(2, 'M-.33 -.33 L.33 -.33 L.33 .33 L-.33 .33'),
]

const QUATREFOIL: Ornament = [
  ...around(1, 'O 0 -.46 .42'),
  ...around(2, 'O 0 -.46 .2'),
  ...one(1, 'O 0 0 .4'),
  ...one(3, 'O 0 0 .22'),
  ...four(arc([-1, -1], 0.42, 0.3, 0)).map((points) => [3, points] as const),
]

export const ORNAMENTS = { TRUCHET, DIAMOND, FLOWER, PINWHEEL, STAR, CHECKS, QUATREFOIL }

/** An ornament in its place. */
export function placedOn(ornament: Ornament, cx: number, cy: number, half: number, quarters = 0) {
  return ornament.map(
    ([tone, points]) =>
      [
        tone,
        turned(points, quarters).map(([x, y]): Point => [cx + x * half, cy + y * half]),
      ] as const,
  )
}
