import { type Oklch, oklch } from './colour'
import { type Box, boundsOf, flattenPath, type Point } from './geometry'

/** What a shape does: main, second, shade of main, shade of second, light, dark, accent, ink. */
export const ROLES = ['m', 's', 'x', 'y', 'l', 'd', 'a', 'k'] as const
export type Role = (typeof ROLES)[number]

export const KINDS = [
  'food',
  'vessel',
  'plant',
  'animal',
  'sky',
  'place',
  'vehicle',
  'object',
  'symbol',
  'person',
] as const
export type Kind = (typeof KINDS)[number]

/** Where a thing is at home in a scene. */
export type Mount = 'stands' | 'floats' | 'flies'

export type Shape = {
  role: Role
  points: readonly Point[]
  /** A stroked line of this width; otherwise a closed, filled outline. */
  width?: number
}

export type Motif = {
  name: string
  kind: Kind
  mount: Mount
  /** Local colours, as the thing is in daylight. */
  main: Oklch
  second: Oklch
  accent: Oklch
  shapes: readonly Shape[]
  box: Box
}

export type Hue = readonly [l: number, c: number, h: number]

type Draft = {
  kind: Kind
  mount?: Mount
  main: Hue
  second?: Hue
  accent?: Hue
  /** Lines of `role[/width][|][&] path`: `|` closes a half outline by its mirror image,
   * `&` draws the shape on both sides. In the box from -1 to 1, y downward. */
  draw: readonly string[]
}

const LINE = /^([msxyldak])(?:\/([\d.]+))?([|&]*) (.+)$/

function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y])
}

/** Reads one line of a drawing. @throws Error when the line is not in the notation above. */
export function readShape(line: string): Shape[] {
  const match = LINE.exec(line)
  const [, role, width, flags = '', path = ''] = match ?? []
  const known = ROLES.find((candidate) => candidate === role)
  if (!known) throw new Error(`Not a motif shape: ${line}`)
  const half = flattenPath(path)
  const points = flags.includes('|') ? [...half, ...mirrored(half).reverse()] : half
  const shape: Shape =
    width === undefined ? { role: known, points } : { role: known, points, width: Number(width) }
  return flags.includes('&') ? [shape, { ...shape, points: mirrored(points) }] : [shape]
}

function colour([l, c, h]: Hue): Oklch {
  return oklch(l, c, h)
}

export function defineMotif(name: string, draft: Draft): Motif {
  const shapes = draft.draw.flatMap(readShape)
  return {
    name,
    kind: draft.kind,
    mount: draft.mount ?? 'stands',
    main: colour(draft.main),
    second: colour(draft.second ?? [0.9, 0.03, 90]),
    accent: colour(draft.accent ?? [0.7, 0.17, 40]),
    shapes,
    box: boundsOf(shapes.flatMap(({ points }) => points)),
  }
}

export type Drafts = Readonly<Record<string, Draft>>

export function defineMotifs(drafts: Drafts): Motif[] {
  return Object.entries(drafts).map(([name, draft]) => defineMotif(name, draft))
}
