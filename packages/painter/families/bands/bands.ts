import { mix, type Oklch, oklch, shade, standOff } from '../../colour'
import { type PlacedMotif, type RoleColours, roleColours, silhouette } from '../../draw-motif'
import { type Point, wholeSheet } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'

import { drawLit } from '../../shading'
import { createStencil } from '../../stencil'
import { fill, fillByColour } from '../../svg'
import { countedSubjects } from '../arrangement'
import { coloursOn, drawEach } from '../coloured'
import { planOf } from '../day-subjects'
import { bestBehind, edgeRoles, edgeShown } from '../edges'
import { variant } from '../variant'
import { createCurrent, type Current } from '../flow/current'
import { seaHue } from '../flow/inks'
import { FILLED_WAYS, filledInTurn, isBuild } from '../build-turns'
import { placeBuild } from '../builds'
import { gather } from '../gather'
import { bandOutline, evenBands } from './even'

type Look = {
  current: Current
  /** The widest first, px. */
  widths: readonly [number, ...number[]]
  longest: number
  /** Size and place of the subject, as shares of the side. */
  side: number
  at: number
}

const LOOKS: readonly [Look, ...Look[]] = [
  { current: 'halo', widths: [36, 25, 15], longest: 620, side: 0.5, at: 0.5 },
  { current: 'fall', widths: [26, 19, 13], longest: 420, side: 0.42, at: 0.36 },
  { current: 'two eddies', widths: [32, 22, 14], longest: 700, side: 0.48, at: 0.5 },
  { current: 'rise', widths: [42, 28, 16], longest: 520, side: 0.4, at: 0.36 },
]

type Tones = { ground: Oklch; weights: readonly (readonly [Oklch, number])[] }

function tonesOf({ palette, brief }: FamilyContext): Tones {
  const sea = seaHue(brief.subjects[0])
  const mid = sea ?? palette.mid.h
  const night = palette.key === 'night'
  const deep = sea ?? palette.deep.h
  const hue = deep > 25 && deep < 120 ? 335 : deep
  // On white the gap round a subject would be a sticker's rim.
  const grounds = [oklch(night ? 0.25 : 0.35, 0.08, hue), oklch(0.82, 0.07, hue)] as const
  const known = brief.subjects.map((motif) => ({ motif, edges: edgeRoles(motif) }))
  const ground = bestBehind(grounds, (behind) =>
    Math.min(
      1,
      ...known.map(({ motif, edges }) =>
        edgeShown(edges, roleColours(motif, palette, behind), behind, 0.18),
      ),
    ),
  )
  const apart = (colour: Oklch) => standOff(colour, ground, 0.1)
  // A dark yellow or orange would be brown: it has red beside it.
  const isYellow = mid > 62 && mid < 118
  const isWarm = mid > 25 && mid < 118
  const main = apart(oklch(isYellow ? 0.8 : isWarm ? 0.7 : 0.63, 0.125, mid))
  const dark = isWarm ? oklch(0.54, 0.14, 12) : shade(main, -0.16)
  return {
    ground,
    // Most is of one colour, a quarter of its neighbours, and little of the accents.
    weights: [
      [main, 5],
      [apart(shade(main, 0.12)), 3],
      [apart(dark), 3],
      [apart(oklch(0.62, 0.1, sea === undefined ? palette.scheme.second : sea + 30)), 1.6],
      [apart(palette.b), 1.1],
      [apart(palette.a), 0.9],
    ],
  }
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, palette, brief } = context
  const look = variant(context, LOOKS)
  const several = brief.subjects.length > 1
  const border = brief.occurrence % 2 === 0 ? 56 : 0
  const tones = tonesOf(context)
  const side = size * (several ? 0.64 : look.side)
  const x = size * (several ? 0.5 : look.at)
  const y = size * (look.at === 0.5 || several ? 0.5 : 0.58)
  const box = { left: x - side / 2, right: x + side / 2, top: y - side / 2, bottom: y + side / 2 }
  const way = filledInTurn(FILLED_WAYS, brief)
  const [hero] = brief.subjects
  const edge = border + 30
  const field = { left: edge, top: edge, right: size - edge, bottom: size - edge }
  const placed =
    hero && isBuild(way)
      ? placeBuild(way, hero, field, rng.fork('place'))
      : gather(brief.subjects, box, rng.fork('place'))
  const stencil = createStencil(placed, size)
  const eddy: Point = [size * (look.at < 0.5 ? 0.8 : 0.2), size * 0.24]
  const whirls =
    look.current === 'two eddies'
      ? [
          { at: eddy, reach: size * 0.26 },
          { at: [size - eddy[0], size * 0.8] as const, reach: size * 0.22, sense: -1 as const },
        ]
      : []
  const flow = createCurrent({ size, noise, current: look.current, stencil, whirls })
  const random = rng.fork('bands')
  const bands = evenBands({
    size,
    rng: random,
    angle: (px, py) => {
      const [dx, dy] = flow(px, py)
      return Math.atan2(dy, dx)
    },
    isBlocked: (px, py) => stencil.isNear(px, py, 3),
    widths: look.widths,
    gap: 7,
    longest: look.longest,
  })
  const shapes: { colour: Oklch; points: Point[] }[] = []
  for (const band of bands) {
    // Some bands change their colour on the way.
    const cut = random.chance(0.3) ? random.int(1, 3) : 0
    const long = Math.ceil(band.line.length / (cut + 1))
    for (let part = 0; part <= cut; part++) {
      const line = band.line.slice(part * long, (part + 1) * long + 1)
      if (line.length < 3) continue
      shapes.push({
        colour: random.weighted(tones.weights),
        points: bandOutline({ ...band, line }),
      })
    }
  }
  const body = fill(wholeSheet(size), tones.ground) + fillByColour(shapes)
  const rims = placed.map((one) => silhouette(one, tones.ground, noise, 7)).join('')
  const colours = coloursOn(context, placed, { defs: '', body: body + rims, behind: tones.ground })
  // What shines is the lightest, not a grey thing under the light of the night.
  const glow = tones.ground.l < 0.5 ? 0.6 : 0
  const lit = ({ motif }: PlacedMotif, local: RoleColours): RoleColours =>
    motif.kind === 'sky' ? { ...local, m: mix(local.m, oklch(0.95, 0.09, 92), glow) } : local
  const figures = drawEach(placed, colours, (one, local) =>
    context.show(one, drawLit(one, lit(one, local), noise, 1.5, { ground: palette.mid })),
  )
  return {
    defs: '',
    body: body + rims + figures,
    finish: { grain: 1, wobble: 0.9, dropout: 0.25 },
    facts: {
      medium: 'A picture of',
      subjects: countedSubjects(placed),
      details: ['winding bands all around'],
      timeless: true,
      setting: '',
    },
    border,
    ...(isBuild(way) ? { isWhole: true as const } : {}),
  }
}

export const bands: Family = {
  name: 'bands',
  plan: planOf('bands'),
  draw,
}
