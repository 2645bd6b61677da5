import { type Oklch } from '../colour'
import { fit, type PlacedMotif } from '../draw-motif'
import { boundsOf, rectangle } from '../geometry'
import { aspectOf, boxOf, type Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import { flatCloth } from '../motifs/flags/cloth'
import { isInColours, sortOf } from '../relations/sorts'
import { byRole } from '../roles'
import { fill, type Paint, stroke } from '../svg'

/** Ink and bare ground of a block that prints once. */
export type Inks = { ink: Paint; ground: Paint }

/** Lightness from which a part of a motif is a light one. */
const LIGHT = 0.62
const WHITE = 0.9

/** Share of a motif's size that a line between its parts has. */
const LINE = 0.032

/** A flag without its pole, as flat as paper. */
export function flattened(motif: Motif): Motif {
  if (!isFlag(motif.name) || motif.name === 'crossed flags') return motif
  const shapes = motif.shapes
    .slice(1, -1)
    .map((shape) => ({ ...shape, points: shape.points.map(flatCloth) }))
  return { ...motif, shapes, box: boxOf(shapes) }
}

/** Width for a height, or height for a width. */
const SLIM = 0.5

/** Fruits, animals and signs that are motifs of wallpaper and cloth. */
const PRINTED =
  /(?:heart|star|sun|moon|shell|bird|dove|duck|swan|owl|fish|butterfly|bee|snowflake|sparkles|crown|anchor|apple|pear|cherry|lemon|orange|strawberry|grapes|peach|pineapple)$/
const GEOMETRIC = /^(?:\w+ ){1,2}(?:circle|square|diamond|disc)$/

/** Whether it makes a pattern: a heart or a leaf does; rows of faces, tools or clothes are icons. */
export function isPattern(motif: Motif): boolean {
  const { name, kind, parts } = motif
  if (GEOMETRIC.test(name)) return true
  const isIcon = /^(?:face|hand|sign)$/.test(sortOf(motif)) || kind === 'person' || parts
  const aspect = aspectOf(motif)
  // What is long and thin would be lines.
  const isThin = aspect <= SLIM || aspect >= 1 / SLIM
  if (isIcon || isThin || isInColours(motif) || name === 'human heart') return false
  return kind === 'plant' || PRINTED.test(name)
}

/** Its one colour is what it says: a blue heart, an orange square. */
export function inkOf({ name, kind, main }: Motif): Oklch | undefined {
  return kind === 'symbol' && /heart|circle|square|diamond/.test(name) && main.c > 0.06
    ? main
    : undefined
}

function isLightAt(motif: Motif) {
  return byRole(motif, (i) => {
    const part = motif.parts?.[i] ?? motif
    // A sign is light on its square, whatever the colour of that is.
    const light = ({ l }: Oklch) => l >= (part.kind === 'symbol' ? WHITE : LIGHT)
    const [m, s, a] = [light(part.main), light(part.second), light(part.accent)]
    const x = part.extra?.x ? light(part.extra.x) : m
    const y = part.extra?.y ? light(part.extra.y) : s
    return { m, s, x, y, a, l: true, d: false, k: false }
  })
}

/** Whether the largest part of a motif is dark. */
function isDark(motif: Motif): boolean {
  const light = isLightAt(motif)
  // Of a sign of lines alone the first one counts.
  let [dark, largest] = [false, -1]
  for (const { role, points, width } of motif.shapes) {
    const { left, right, top, bottom } = boundsOf(points)
    const area = width === undefined ? (right - left) * (bottom - top) : 0
    if (area > largest) [dark, largest] = [!light[role], area]
  }
  return dark
}

/** A motif in two tones, as a block prints it: the most of it in ink, the parts that are lighter or
 * darker than that bare. */
function blockPrint(placed: PlacedMotif, { ink, ground }: Inks): string {
  const { left, right, top, bottom } = placed.box
  const size = Math.max(right - left, bottom - top)
  const light = isLightAt(placed.motif)
  const dark = isDark(placed.motif)
  return placed.shapes
    .map(({ role, points, width }) => {
      const [tone, other] = light[role] === dark ? [ground, ink] : [ink, ground]
      if (width !== undefined) return stroke(points, tone, Math.max(size * LINE, width))
      const edge = /^[xy]/.test(role)
        ? ''
        : stroke(points, other, size * LINE * 0.7, { closed: true })
      return edge + fill(points, tone)
    })
    .join('')
}

export type Printed = { svg: string; placed: PlacedMotif }

/** A disc or a square alone would be a blank field. */
const BLANK = /^\w+ (?:disc|square)$/

/** A blank field with another one inside, in both tones. */
function ringed(motif: Motif, [x, y, side]: readonly [number, number, number], inks: Inks): string {
  if (!BLANK.test(motif.name)) return ''
  return [0.66, 0.34]
    .map((share, i) => {
      const [field] = fit(motif, x, y, side * share).shapes
      return fill(field?.points ?? [], i === 0 ? inks.ground : inks.ink)
    })
    .join('')
}

/** A motif in a square round a point in one ink; a flag with its edge. */
export function inkedAt(
  motif: Motif,
  at: readonly [x: number, y: number, side: number],
  inks: Inks,
): Printed {
  const [x, y, side] = at
  const placed = fit(flattened(motif), x, y, side)
  const { left, right, top, bottom } = placed.box
  const edge = isFlag(motif.name)
    ? stroke(rectangle(left, top, right - left, bottom - top), inks.ink, side * 0.05, {
        closed: true,
      })
    : ''
  return { placed, svg: blockPrint(placed, inks) + ringed(motif, at, inks) + edge }
}
