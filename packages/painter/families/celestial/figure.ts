import { mix, type Oklch, shade, standOff } from '../../colour'
import { type PlacedMotif, type RoleColours, roleColours } from '../../draw-motif'
import { createDistanceField } from '../../distance-field'
import { formOf } from '../../form'
import { boundsOf, type Point, resample } from '../../geometry'
import { baseOf, type BaseRole, byRole, ofPart, type Role } from '../../roles'
import { isFlag } from '../../motifs/flags'
import type { Brief } from '../../painting'
import type { Palette } from '../../palette'
import type { Rng } from '../../random'
import { createStencil, type Stencil } from '../../stencil'
import { fill, fillPath, num, stroke } from '../../svg'

/** Colours of the chart: the sky, its gold lines and its starlight. */
export type Tones = { sky: Oklch; gold: Oklch; light: Oklch }

/** Local colours as light on a dark sky. */
export function glowOf(
  { palette, brief }: { palette: Palette; brief: Pick<Brief, 'emojiNames'> },
  { motif }: PlacedMotif,
  { sky }: Tones,
): RoleColours {
  const share = brief.emojiNames.length > 0 ? 0.06 : 0.2
  const all = roleColours(motif, palette, sky, share)
  const litBy = (colour: Oklch, minLight: number, apart: number): Oklch => {
    const l = Math.max(minLight, colour.l)
    return standOff({ ...colour, l, c: Math.max(colour.c, 0.03) }, sky, apart)
  }
  const lit = (colour: Oklch) => litBy(colour, 0.74, 0.46)
  return byRole(motif, (index) => {
    const { main, second, extra } = motif.parts?.[index] ?? motif
    const colours = ofPart(all, index)
    // A dark face beside white wool stays the darker of the two, and its eyes are seen.
    const isDim = second.l < main.l - 0.2
    const litSecond = (colour: Oklch) => (isDim ? litBy(colour, 0.54, 0.28) : lit(colour))
    return {
      m: lit(colours.m),
      s: litSecond(colours.s),
      x: lit(shade(colours.x, 0.05)),
      y: litSecond(colours.y),
      l: lit(colours.l),
      // The dark of a flag is one of its colours.
      d: extra?.d ? lit(colours.d) : mix(sky, lit(colours.d), 0.55),
      a: lit(colours.a),
      k: shade(sky, -0.05),
    }
  })
}

/** How much of a shape is dust: light parts are dense, dark ones nearly empty. */
const DENSITY: Record<BaseRole, number> = {
  m: 0.9,
  s: 1,
  x: 0.74,
  y: 0.8,
  l: 1,
  d: 0.45,
  a: 0.95,
  k: 0,
}

const MAX_GRAINS = 15_000

export type Dust = (index: number, glow: RoleColours) => string

/** The bodies of the figures as grains of dust, dense along their outlines and open inside. All
 * figures of a picture share the number of grains. */
export function createDust(placed: readonly PlacedMotif[], size: number, rng: Rng): Dust {
  const stencil = figureStencil(placed, size)
  const distance = createDistanceField(stencil, size)
  const within = (value: number) => Math.max(0, Math.min(size, value))
  const area = placed.reduce(
    (sum, { box: { left, top, right, bottom } }) =>
      sum + (within(right) - within(left)) * (within(bottom) - within(top)),
    0,
  )
  const step = Math.max(5.6, Math.sqrt((area * 0.7) / MAX_GRAINS))
  return (index, glow) => {
    const one = placed[index]
    if (!one) return ''
    const { box, motif } = one
    const form = formOf(one)
    const random = rng.fork(String(index))
    const paths = new Map<Oklch, string[]>()
    for (let y = within(box.top); y < within(box.bottom); y += step) {
      for (let x = within(box.left); x < within(box.right); x += step) {
        const [px, py] = [x + random.range(0, step), y + random.range(0, step)]
        const [luck, grain] = [random.next(), random.range(0.46, 0.9) * step]
        const here = stencil.at(px, py)
        if (here?.motif !== index) continue
        const deep = Math.exp(distance.at(px, py) / 70)
        const base = baseOf(here.role)
        const density = base === 'd' && motif.extra?.d ? DENSITY.m : DENSITY[base]
        const lit = Math.max(0.2, 0.45 + 0.62 * form.at(px, py))
        if (luck > density * lit * (0.7 + 0.3 * deep)) continue
        const colour = glow[here.role]
        const path = paths.get(colour) ?? []
        paths.set(colour, path)
        const s = num(grain)
        path.push(`M${num(px - grain / 2)} ${num(py - grain / 2)}h${s}v${s}h-${s}z`)
      }
    }
    return [...paths].map(([colour, path]) => fillPath(path.join(''), colour)).join('')
  }
}

const THIN = 15
/** How much of its colour a body has under the grains: less is hard to read. */
const BODY = 0.68

/** A shade of another role: the light has its place. */
function isFacet({ extra, parts }: PlacedMotif['motif'], role: Role): boolean {
  const base = baseOf(role)
  return (base === 'x' || base === 'y') && !parts && !extra?.[base]
}

/** The outlines of a figure over a faint body that hides what is behind it. */
export function outlines({ motif, shapes }: PlacedMotif, glow: RoleColours, tones: Tones): string {
  const { sky, gold } = tones
  return shapes
    .map(({ role, points, width }) => {
      // A pole as dark as the sky would be a hollow line.
      const ink = isFlag(motif.name) ? mix(sky, gold, 0.7) : glow.k
      const isInk = baseOf(role) === 'k'
      const body = isInk ? ink : mix(sky, glow[role], BODY)
      if (width === undefined && (isInk || isFacet(motif, role))) return fill(points, body)
      if (width === undefined) {
        const { left, top, right, bottom } = boundsOf(points)
        const isSmall = Math.min(right - left, bottom - top) < 26
        return fill(points, body) + stroke(points, gold, isSmall ? 1.5 : 2.4, { closed: true })
      }
      if (width < THIN || baseOf(role) === 'k')
        return stroke(points, gold, Math.max(2.4, Math.min(5, width * 0.4)))
      return stroke(points, gold, width + 4.5) + stroke(points, body, width)
    })
    .join('')
}

type Star = { at: Point; r: number }

const SPAN = 3
const APART = 72
const MAX_STARS = 14
/** px from a star to the sky */
const OUTSIDE = 12

/** Stars on the outer edge where it turns; the sharper the turn, the larger the star. Inside a
 * figure, as on eyes and stripes, they would mean nothing.
 * @returns them from the largest down */
export function outlineStars(placed: PlacedMotif, size: number): Star[] {
  const { shapes } = placed
  const stencil = figureStencil([placed], size)
  const isOuter = ([x, y]: Point) =>
    Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).some(
      (t) => !stencil.at(x + OUTSIDE * Math.cos(t), y + OUTSIDE * Math.sin(t)),
    )
  const found = shapes.flatMap(({ points, width, role }) => {
    const { left, top, right, bottom } = boundsOf(points)
    if (baseOf(role) === 'k' || Math.max(right - left, bottom - top) < 60) return []
    const closed = width === undefined
    const line = resample(points, 10, closed)
    const n = line.length
    const at = (i: number): Point =>
      line[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
    return line.map((here, i): Star => {
      const isEnd = !closed && (i === 0 || i === n - 1)
      const [ax, ay] = at(i - SPAN)
      const [bx, by] = at(i + SPAN)
      const into = Math.atan2(here[1] - ay, here[0] - ax)
      const out = Math.atan2(by - here[1], bx - here[0])
      const turn = Math.abs(Math.atan2(Math.sin(out - into), Math.cos(out - into)))
      return { at: here, r: 5 + 15 * Math.min(1, isEnd ? 0.7 : turn / 2) }
    })
  })
  const stars: Star[] = []
  for (const star of found.toSorted((one, other) => other.r - one.r)) {
    if (star.r < 7.2 || stars.length >= MAX_STARS) break
    const isNear = stars.some(
      ({ at }) => Math.hypot(at[0] - star.at[0], at[1] - star.at[1]) < APART,
    )
    if (!isNear && isOuter(star.at)) stars.push(star)
  }
  return stars
}

export function figureStencil(placed: readonly PlacedMotif[], size: number): Stencil {
  return createStencil(placed, size, 3)
}
