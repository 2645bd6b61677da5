import { ellipse, type Point } from '../geometry'
import { type Hue, type Motif, motifOf, movedShape, type Shape } from '../motif'
import type { Role } from '../roles'
import { boxOf, clothOutline, WHOLE } from './flags/cloth'
import { groundOf, type Piece, readPiece } from './flags/pieces'
import { FLAGS_A_TO_F } from './flags/rows-a-f'
import { FLAGS_G_TO_M } from './flags/rows-g-m'
import { FLAGS_N_TO_Z } from './flags/rows-n-z'
import { FLAGS_OTHERS } from './flags/rows-others'

const WHITE: Hue = [0.97, 0.008, 90]

const HUES: Readonly<Record<string, Hue>> = {
  r: [0.58, 0.2, 26],
  w: WHITE,
  b: [0.5, 0.15, 258],
  n: [0.36, 0.1, 268],
  s: [0.74, 0.1, 235],
  t: [0.68, 0.11, 212],
  g: [0.56, 0.14, 148],
  f: [0.44, 0.1, 155],
  y: [0.86, 0.16, 92],
  o: [0.72, 0.17, 55],
  k: [0.24, 0.01, 270],
  m: [0.42, 0.13, 15],
  v: [0.48, 0.16, 310],
  p: [0.78, 0.1, 355],
  q: [0.72, 0.015, 250],
}

/** White and black have fixed roles; other colours take these in turn. */
const FREE: readonly Role[] = ['m', 's', 'a', 'x', 'y', 'd']

const FOOT: Point = [-0.79, 1]

const POLE: readonly Shape[] = [
  {
    role: 'k',
    points: [
      [-0.84, -1],
      [-0.74, -1],
      [-0.74, 1],
      [-0.84, 1],
    ],
  },
]
const KNOB: Shape = { role: 'k', points: ellipse(FOOT[0], -1, 0.08) }

const CLOTH = clothOutline(boxOf(WHOLE))
const EDGE: Shape = { role: 'k', points: [...CLOTH, ...CLOTH.slice(0, 1)], width: 0.02 }

function shapesOf(
  pieces: readonly Piece[],
  roleOf: (colour: string) => Role,
  isWhole: boolean,
): Shape[] {
  const cloth = pieces.map(({ colour, points, width }) => ({
    role: roleOf(colour),
    points,
    ...(width === undefined ? {} : { width }),
  }))
  // White cloth gets a hem, to be visible on white paper.
  const isPale = isWhole && pieces.some(({ colour }) => colour === 'w')
  return [...POLE, ...cloth, ...(isPale ? [EDGE] : []), KNOB]
}

/** Two flags with crossed poles. */
function crossed(shapes: readonly Shape[]): Shape[] {
  const [cos, sin, scale] = [Math.cos(0.5), Math.sin(0.5), 0.62]
  const lean = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - FOOT[0]) * scale, (y - FOOT[1]) * scale]
    return [dx * cos - dy * sin - 0.34, dx * sin + dy * cos + 0.9]
  }
  const leaning = shapes.map((shape) => movedShape(shape, lean, scale))
  const mirrored = leaning.map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]): Point => [-x, y]),
  }))
  return [...mirrored, ...leaning]
}

/** @throws Error for unknown or too many colours: a mistake in a table, never in an input */
function flagOf(name: string, row: string): Motif {
  const [, ground = 'w', ...rest] = row.split(' ')
  const striped = ground === 'h' || ground === 'v'
  const pieces = [
    ...groundOf(ground, striped ? (rest[0] ?? '') : ''),
    ...(striped ? rest.slice(1) : rest).flatMap((piece) => readPiece(piece)),
  ]
  const colours = [...new Set(pieces.map(({ colour }) => colour))].filter(
    (colour) => colour !== 'w' && colour !== 'k',
  )
  if (colours.length > FREE.length || !colours.every((colour) => HUES[colour]))
    throw new Error(`A flag cannot be painted in these colours: ${row}`)
  const roleOf = (colour: string): Role =>
    colour === 'w' ? 'l' : colour === 'k' ? 'k' : (FREE[colours.indexOf(colour)] ?? 'm')
  const hueAt = (index: number): Hue | undefined => HUES[colours[index] ?? '']
  const shapes = shapesOf(pieces, roleOf, ground !== '-')
  return motifOf(name, {
    kind: 'symbol',
    main: hueAt(0) ?? WHITE,
    second: hueAt(1) ?? WHITE,
    accent: hueAt(2) ?? WHITE,
    extra: { x: hueAt(3), y: hueAt(4), d: hueAt(5) },
    shapes: name === 'crossed flags' ? crossed(shapes) : shapes,
  })
}

let rows: Map<string, string> | undefined

/** The flag for the two letters of a country or for another flag's code; undefined without a row.
 * @param name name of the flag */
export function flagMotif(code: string, name: string): Motif | undefined {
  rows ??= new Map(
    [FLAGS_A_TO_F, FLAGS_G_TO_M, FLAGS_N_TO_Z, FLAGS_OTHERS]
      .flatMap((text) => text.trim().split('\n'))
      .map((row) => [row.slice(0, row.indexOf(' ')), row]),
  )
  const row = rows.get(code)
  return row === undefined ? undefined : flagOf(name, row)
}

/** Whether it may be on another thing's pole; one of golf stands in its own green. */
export function isFlag(name: string): boolean {
  return /^flag\b|(?<!golf )\bflags?$/.test(name)
}
