import { hexToRgb, mix, type Oklch, shade } from './colour'
import { drawMotif, type KeyLine, type PlacedMotif, type RoleColours } from './draw-motif'
import { boundsOf, type Point } from './geometry'
import { type Form, formOf, isFlat, UPPER_LEFT } from './form'
import { areasAbove } from './level-lines'
import { partOf, type Shape } from './motif'
import type { Noise } from './noise'
import { byRole, ofPart, type Role, ROLES } from './roles'
import { clipPaths, group, num, type Paint } from './svg'

type Lit = {
  /** Direction to the light. */
  light?: Point
  /** Colour of the ground, which the shadow reflects. */
  ground?: Oklch
  line?: KeyLine
  /** Strength; 1 is the usual one. */
  depth?: number
}

const SHADOW = 0.3
const LIGHT = 0.9
const BOUNCE = -0.28

/** The colours of all roles, each changed. */
export function changed<P, T>(
  colours: Record<Role, P>,
  change: (colour: P, role: Role) => T,
): Record<Role, T> {
  const all = ROLES.map((role) => [role, change(colours[role], role)] as const)
  return Object.fromEntries(all) as Record<Role, T>
}

/** The painted facets of a motif give way to the light: shades come near to their colours. */
export function withoutFacets({ motif }: PlacedMotif, colours: RoleColours): RoleColours {
  return byRole(motif, (index) => {
    const { extra } = motif.parts?.[index] ?? motif
    const part = ofPart(colours, index)
    const x = extra?.x ? part.x : mix(part.x, part.m, 0.72)
    return { ...part, x, y: extra?.y ? part.y : mix(part.y, part.s, 0.72) }
  })
}

const MAX_GLINTS = 2

/** White marks of light on a body, unlike dots or eyes: few, small and with nothing on them. */
function isGlint({ motif, shapes, box }: PlacedMotif, index: number): boolean {
  const side = Math.max(box.right - box.left, box.bottom - box.top)
  const isSmall = ({ role, points }: Shape) => {
    const { left, right, top, bottom } = boundsOf(points)
    return role.startsWith('l') && Math.max(right - left, bottom - top) < side * 0.3
  }
  const isBare = (at: number) => {
    const one = shapes[at]
    // What a sign says is drawn in white, too, and so are eyes that look up.
    if (!one || !isSmall(one)) return false
    const { kind, mount } = partOf(motif, one.role)
    if (kind === 'symbol' || (kind === 'person' && mount === 'flies')) return false
    const bounds = boundsOf(one.points)
    const [x, y] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2]
    const isOver = ({ points }: Shape) => {
      const { left, right, top, bottom } = boundsOf(points)
      return x >= left && x <= right && y >= top && y <= bottom
    }
    const under = shapes.slice(0, at).findLast(isOver)
    return under !== undefined && /^[mx]/.test(under.role) && !shapes.slice(at + 1).some(isOver)
  }
  if (!isBare(index)) return false
  return shapes.filter((_, i) => isBare(i)).length <= MAX_GLINTS
}

function withoutGlints(placed: PlacedMotif): PlacedMotif {
  const shapes = placed.shapes.filter((_, i) => !isGlint(placed, i))
  return shapes.length === placed.shapes.length ? placed : { ...placed, shapes }
}

function areas(form: Form, level: number, sign: 1 | -1): Point[][] {
  const values = sign === 1 ? form.light : form.light.map((value) => -value)
  return areasAbove({ ...form, values }, level * sign)
}

type Values<P> = {
  colours: Record<Role, P>
  dark: Record<Role, P>
  bright: Record<Role, P>
  bounced?: Record<Role, P>
}

/** A motif in colours, and in others where it is dark or bright. */
function drawValues(
  placed: PlacedMotif,
  { colours, dark, bright, bounced }: Values<Paint>,
  noise: Noise,
  amount: number,
  light: Point,
  line?: KeyLine,
): string {
  const form = formOf(placed, light)
  const id = `lit${[...form.from, form.cell].map((value) => num(value * 10)).join('-')}`
  const part = (name: string, outlines: readonly Point[][], paints: Record<Role, Paint>) =>
    outlines.length === 0
      ? ''
      : clipPaths(id + name, outlines) +
        group(drawMotif(placed, paints, noise, amount, line), { clip: id + name })
  return (
    drawMotif(placed, colours, noise, amount, line) +
    part('d', areas(form, SHADOW, -1), dark) +
    (bounced ? part('b', areas(form, BOUNCE, -1), bounced) : '') +
    part('l', areas(form, LIGHT, 1), bright)
  )
}

type Plates = `#${string}`

/** A motif on plates of ink: more of the first ink in its shadow, less of all where it is bright. */
export function drawLitPlates(
  placed: PlacedMotif,
  given: Record<Role, Plates>,
  noise: Noise,
): string {
  if (isFlat(placed.motif)) return drawMotif(placed, given, noise, 1)
  const colours = byRole(placed.motif, (index) => {
    const { extra } = placed.motif.parts?.[index] ?? placed.motif
    const part = ofPart(given, index)
    return { ...part, x: extra?.x ? part.x : part.m, y: extra?.y ? part.y : part.s }
  })
  const plated = (change: (value: number, plate: number) => number) =>
    changed(colours, (plates): Plates => {
      const values = hexToRgb(plates).map((value, plate) => Math.round(change(value, plate)))
      return `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    })
  const dark = plated((value, plate) => (plate === 0 ? value * 0.62 : value))
  const bright = plated((value) => value + (255 - value) * 0.34)
  return drawValues(withoutGlints(placed), { colours, dark, bright }, noise, 1, UPPER_LEFT)
}

/** A motif in three values of each colour, by the one light of its picture, and a bounce of the
 * ground's colour in its shadow. */
export function drawLit(
  whole: PlacedMotif,
  given: RoleColours,
  noise: Noise,
  amount = 2,
  { light = UPPER_LEFT, ground, line, depth = 1 }: Lit = {},
): string {
  if (isFlat(whole.motif)) return drawMotif(whole, given, noise, amount, line)
  const placed = withoutGlints(whole)
  const colours = withoutFacets(placed, given)
  // Before a dark ground a body is seen by its bright side.
  const [down, up] = ground && ground.l < 0.42 ? [0.5 * depth, 1.7 * depth] : [depth, depth]
  const dark = changed(colours, (colour, role) => {
    const by = role.startsWith('k') ? 0.03 : role.startsWith('d') ? 0.06 : 0.1
    return shade(colour, -by * down)
  })
  const bright = changed(colours, (colour, role) =>
    shade(colour, (role.startsWith('k') ? 0.02 : 0.055) * up),
  )
  const bounced = ground ? changed(dark, (colour) => mix(colour, ground, 0.13)) : dark
  const values = { colours, dark, bright, ...(ground ? { bounced } : {}) }
  return drawValues(placed, values, noise, amount, light, line)
}
