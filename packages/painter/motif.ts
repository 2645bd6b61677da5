import { type Oklch, oklch } from './colour'
import { type Box, boundsOf, flattenPath, type Point } from './geometry'
import { BASE_ROLES, partOfRole, type Role } from './roles'

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

/** It says where a scene places a motif. */
export type Mount = 'stands' | 'floats' | 'flies'

/** How far a picture may move a motif's hues: anywhere, by 40°, or not at all. */
export const HUE_LICENCES = ['free', 'near', 'fixed'] as const
type HueLicence = (typeof HUE_LICENCES)[number]

export type Shape = {
  role: Role
  points: readonly Point[]
  /** Width of a stroked line; without it the shape is a closed, filled outline. */
  width?: number
}

export type Motif = {
  name: string
  /** That a remarque shows, as it was chosen. */
  emoji?: string
  kind: Kind
  mount: Mount
  /** Never mirrored: it has letters, an arrow, a clock's hands or another known direction. */
  oneWay: boolean
  hues: HueLicence
  /** Share of its height below the surface of the water; 0 for a motif that does not float. */
  draught: number
  /** Local colours in daylight. */
  main: Oklch
  second: Oklch
  accent: Oklch
  /** Colours instead of the two shades and the dark, for flags and other motifs of many hues. */
  extra?: Partial<Record<'x' | 'y' | 'd', Oklch>>
  /** Those that it is put together of, in the order of their roles. */
  parts?: readonly Motif[]
  /** Rooms on it for other motifs. */
  fields?: readonly Box[]
  shapes: readonly Shape[]
  box: Box
}

export type Hue = readonly [l: number, c: number, h: number]

type Draft = {
  kind: Kind
  mount?: Mount
  oneWay?: boolean
  hues?: HueLicence
  draught?: number
  /** Turned by so much, radians. */
  lean?: number
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

/** Parses one line of a drawing. @throws Error when the line is not in the notation above */
export function readShape(line: string): Shape[] {
  const match = LINE.exec(line)
  const [, role, width, flags = '', path = ''] = match ?? []
  const known = BASE_ROLES.find((candidate) => candidate === role)
  if (!known) throw new Error(`Not a motif shape: ${line}`)
  const half = flattenPath(path)
  const [start] = half
  // A stroked ring is closed explicitly.
  if (width !== undefined && start && /^O[^A-Z]*$/.test(path)) half.push(start)
  const points = flags.includes('|') ? [...half, ...mirrored(half).reverse()] : half
  const shape: Shape =
    width === undefined ? { role: known, points } : { role: known, points, width: Number(width) }
  return flags.includes('&') ? [shape, { ...shape, points: mirrored(points) }] : [shape]
}

function colour([l, c, h]: Hue): Oklch {
  return oklch(l, c, h)
}

type Made = {
  kind: Kind
  mount?: Mount
  oneWay?: boolean
  hues?: HueLicence
  draught?: number
  fields?: readonly Box[]
  shapes: readonly Shape[]
  main: Hue
  second?: Hue | undefined
  accent?: Hue | undefined
  extra?: Partial<Record<'x' | 'y' | 'd', Hue | undefined>>
}

/** A shape whose points are elsewhere, and whose line is so many times as wide. */
export function movedShape(shape: Shape, at: (point: Point) => Point, scale: number): Shape {
  const { width } = shape
  const points = shape.points.map(at)
  return { ...shape, points, ...(width !== undefined && { width: width * scale }) }
}

/**
 * The bounds of shapes, widths of their lines included.
 * @param scale of the shapes, against the box from -1 to 1
 */
export function boxOf(shapes: readonly Shape[], scale = 1): Box {
  return boundsOf(
    shapes.flatMap(({ points, width = 0 }) => {
      const by = width / 2
      return by < 0.1 * scale
        ? points
        : points.flatMap(([x, y]): Point[] => [
            [x - by, y - by],
            [x + by, y + by],
          ])
    }),
  )
}

/** Width against height. */
export function aspectOf({ box }: Pick<Motif, 'box'>): number {
  return (box.right - box.left) / (box.bottom - box.top)
}

const HUES_OF_KIND: Record<Kind, HueLicence> = {
  food: 'fixed',
  vessel: 'free',
  plant: 'near',
  animal: 'near',
  sky: 'near',
  place: 'free',
  vehicle: 'free',
  object: 'free',
  symbol: 'fixed',
  person: 'fixed',
}

const DRAUGHT = 0.11

export function motifOf(name: string, made: Made): Motif {
  const { x, y, d } = made.extra ?? {}
  return {
    name,
    kind: made.kind,
    mount: made.mount ?? 'stands',
    oneWay: made.oneWay ?? made.kind === 'symbol',
    hues: made.hues ?? HUES_OF_KIND[made.kind],
    draught: made.mount === 'floats' ? (made.draught ?? DRAUGHT) : 0,
    main: colour(made.main),
    second: colour(made.second ?? [0.9, 0.03, 90]),
    accent: colour(made.accent ?? [0.7, 0.17, 40]),
    ...(x || y || d
      ? {
          extra: {
            ...(x ? { x: colour(x) } : {}),
            ...(y ? { y: colour(y) } : {}),
            ...(d ? { d: colour(d) } : {}),
          },
        }
      : {}),
    ...(made.fields && made.fields.length > 0 ? { fields: made.fields } : {}),
    shapes: made.shapes,
    box: boxOf(made.shapes),
  }
}

function leaning({ draw, lean = 0 }: Draft): Shape[] {
  const shapes = draw.flatMap(readShape)
  if (lean === 0) return shapes
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
  return shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]),
  }))
}

/** Outlines are parsed lazily: a picture uses a few of hundreds of motifs. */
export function defineMotif(name: string, draft: Draft): Motif {
  let drawn: Motif | undefined
  const draw = () => (drawn ??= motifOf(name, { ...draft, shapes: leaning(draft) }))
  return {
    ...motifOf(name, { ...draft, shapes: [] }),
    get shapes() {
      return draw().shapes
    },
    get box() {
      return draw().box
    },
  }
}

type Drafts = Readonly<Record<string, Draft>>

export function defineMotifs(drafts: Drafts): Motif[] {
  return Object.entries(drafts).map(([name, draft]) => defineMotif(name, draft))
}

/** The part of a group to which a role belongs. */
export function partOf(motif: Motif, role: Role): Motif {
  return motif.parts?.[partOfRole(role)] ?? motif
}
