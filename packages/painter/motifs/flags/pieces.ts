import type { Point } from '../../geometry'
import {
  around,
  bandAcross,
  boxOf,
  crescentAt,
  halfDiscAt,
  HIGH,
  clothPoint,
  type Part,
  roundAt,
  clothOutline,
  shieldAt,
  starAt,
  WHOLE,
  WIDE,
} from './cloth'
import { emblemNamed } from './emblems'

/** A piece on the cloth: an outline, or a line with a width. */
export type Piece = { colour: string; points: Point[]; width?: number }

const CANTON: Part = [0, 0, 0.5, 0.5]

const UNION: readonly string[] = [
  'Bn0,0,50,50',
  'Xw9,0,0,50,50',
  'Xw9,0,50,50,0',
  'Xr3,0,0,50,50',
  'Xr3,0,50,50,0',
  'Bw19.5,0,30.5,50',
  'Bw0,17,50,33',
  'Br22,0,28,50',
  'Br0,20.5,50,29.5',
]

function pairsOf(numbers: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i): Point => [
    numbers[i * 2] ?? 0,
    numbers[i * 2 + 1] ?? 0,
  ])
}

/** Outlines of the filled pieces, by letter. */
function outlinesOf(kind: string, name: string, n: readonly number[], part: Part): Point[][] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = n
  switch (kind) {
    case 'B':
      return [clothOutline(boxOf([a, b, c, d]))]
    case 'P':
      return [clothOutline(pairsOf(n))]
    case 'X':
      return [clothOutline(bandAcross(a, [b, c], [d, e], part))]
    case 'N': {
      const side = (a / 2) * (HIGH / WIDE)
      return [
        clothOutline(boxOf([b - side, 0, b + side, 1])),
        clothOutline(boxOf([0, 0.5 - a / 2, 1, 0.5 + a / 2])),
      ]
    }
    case 'D':
      return [roundAt(a, b, c).map(clothPoint)]
    case 'C':
      return [halfDiscAt(a, b, c, d * 100).map(clothPoint)]
    case 'S':
      return [starAt(a, b, c).map(clothPoint)]
    case 'Q':
      return [starAt(a, b, c, d === 0 ? 12 : Math.round(d * 100), 0.62).map(clothPoint)]
    case 'R':
      return roundAt(a, b, c, Math.round(e * 100)).map(([x, y]) => starAt(x, y, d).map(clothPoint))
    case 'M':
      return [crescentAt(a, b, c, d * 100).map(clothPoint)]
    case 'H':
      return [shieldAt(a, b, c).map(clothPoint)]
    case 'G': {
      const points = emblemNamed(name).map(([x, y]): Point => [x * c, y * c])
      return [around(a, b, points).map(clothPoint)]
    }
    default:
      throw new Error(`No piece of a flag: ${kind}`)
  }
}

/**
 * Parses one piece: a letter, a colour and places in hundredths of the cloth from the upper corner
 * at the hoist. @throws Error when it is not in the notation of the rows
 */
export function readPiece(text: string, part: Part = WHOLE): Piece[] {
  if (text === 'U') return UNION.flatMap((piece) => readPiece(piece, CANTON))
  const [, kind = '', colour = '', name = '', places = ''] =
    /^([A-Z])([a-z])(?:([a-z]+):)?([-\d.,]+)$/.exec(text) ?? []
  const n = places.split(',').map((number) => Number(number) / 100)
  const [width = 0, x = 0, y = 0, radius = 0] = n
  if (kind === 'L')
    return [{ colour, points: clothOutline(pairsOf(n.slice(1)), false), width: width * HIGH }]
  if (kind === 'O') {
    const ring = roundAt(x, y, radius).map(clothPoint)
    return [{ colour, points: [...ring, ...ring.slice(0, 1)], width: width * HIGH }]
  }
  return outlinesOf(kind, name, n, part).map((points) => ({ colour, points }))
}

/** The ground: a colour, or stripes across (`h`) or down (`v`). */
export function groundOf(ground: string, stripes: string): Piece[] {
  if (ground === '-') return []
  if (ground !== 'h' && ground !== 'v')
    return [{ colour: ground, points: clothOutline(boxOf(WHOLE)) }]
  const step = 1 / stripes.length
  return [...stripes].map((colour, i) => {
    // Stripes overlap slightly, so that no gap shows between them.
    const [from, to] = [i * step, Math.min(1, (i + 1) * step + 0.01)]
    const part: Part = ground === 'h' ? [0, from, 1, to] : [from, 0, to, 1]
    return { colour, points: clothOutline(boxOf(part)) }
  })
}
