import { mix, type Oklch, oklch, shade } from '../../colour'
import { type PlacedMotif, silhouette } from '../../draw-motif'
import { hasSky } from '../../emblem'
import { type Box, ellipse, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import type { Role } from '../../roles'
import { changed, drawLit, withoutFacets } from '../../shading'
import { createStencil, isDiscFree } from '../../stencil'
import { fill, fillAll, group, radialGradient, stroke } from '../../svg'
import { countedSubjects } from '../arrangement'
import { coloursOn, drawEach, planOf } from '../coloured'
import { variant } from '../emblems'
import { gather } from '../gather'
import { isDiscLeft, placeSmall } from '../layouts'
import { isOutdoors } from '../suits'
import { formLines, toneLines } from './lines'

const SUBJECTS = (
  'owl elephant shell teapot horse lighthouse mushroom hedgehog key crab pear deer balloon ' +
  'turtle clock bear pine cottage rocket peacock'
).split(' ')

const PLATES = ['land', 'night', 'oval'] as const
type Plate = (typeof PLATES)[number]

/** Dark printing inks. */
const INKS: readonly [Oklch, ...Oklch[]] = [
  oklch(0.27, 0.035, 50),
  oklch(0.29, 0.06, 255),
  oklch(0.26, 0.03, 160),
  oklch(0.28, 0.06, 20),
]

const EDGE = 84

function boxOn(plate: Plate, size: number, several: boolean): Box {
  const half = size * (several ? 0.36 : plate === 'oval' ? 0.25 : 0.29)
  const foot = size * (plate === 'oval' ? 0.74 : 0.79)
  const high = size * (several ? 0.5 : plate === 'oval' ? 0.46 : 0.56)
  return { left: size / 2 - half, right: size / 2 + half, top: foot - high, bottom: foot }
}

/** Sky and ground in lines, with the light of a disc left white. */
function surroundings(
  context: FamilyContext,
  plate: Plate,
  placed: readonly PlacedMotif[],
  ground: number,
  disc: Point | undefined,
): Point[][] {
  const { size, noise } = context
  const stencil = createStencil(placed, size)
  const within = { left: EDGE, top: EDGE, right: size - EDGE, bottom: size - EDGE }
  const radius = size * 0.075
  const reachOf = (x: number, y: number): number => {
    if (plate !== 'oval') return 1
    return Math.hypot((x / size - 0.5) / 0.34, (y / size - 0.5) / 0.41) < 1 ? 1 : 0
  }
  const standing = placed.filter(({ motif }) => motif.mount !== 'flies')
  const hillAt = (x: number) =>
    standing.length === 0 ? Infinity : ground - size * (0.05 + 0.055 * (1 + noise(x / 170, 5)))
  const shadows = standing.map(({ box: { left, right, bottom } }) => ({
    x: (left + right) / 2 + (right - left) * 0.32,
    y: bottom + 4,
    wide: (right - left) * 0.62,
  }))
  const tone = (x: number, y: number): number => {
    if (stencil.isNear(x, y, 7)) return 0
    const far = reachOf(x, y)
    if (far <= 0) return 0
    const cast = shadows.some(
      (one) => y > ground - 20 && ((x - one.x) / one.wide) ** 2 + ((y - one.y) / 26) ** 2 < 1,
    )
    if (cast) return 0.9
    if (y > ground && standing.length > 0) return Math.min(far, 0.3 + 0.32 * noise(x / 80, y / 26))
    if (disc) {
      const away = Math.hypot(x - disc[0], y - disc[1])
      if (away < radius) return 0
      if (plate === 'night') return Math.min(0.85, 0.3 + (away - radius) / 420)
    }
    if (y > hillAt(x)) return plate === 'night' ? 0.9 : 0.36 + 0.3 * noise(x / 120, 9)
    const cloud = noise(x / 190 + 7, y / 75)
    if (plate === 'night') return 0.74
    if (plate === 'oval') return 0.52 + 0.3 * noise(x / 150, y / 150)
    return cloud > 0.12 ? 0 : 0.22 + 0.36 * (1 - y / ground) - 0.2 * cloud
  }
  const round = disc && (plate === 'night' || plate === 'oval')
  return toneLines(context, 'around', {
    within,
    angle: (x, y) => {
      if (y > hillAt(x) && y < ground) return 0.9 * noise(x / 170, 3) - 0.5
      if (y > ground) return 0.3 + 0.6 * noise(x / 90, y / 45)
      if (round) return Math.atan2(y - disc[1], x - disc[0]) + Math.PI / 2
      return 0.1 * noise(x / 160, y / 160)
    },
    tone,
  })
}

/** Tufts of grass along the ground, or pebbles. */
function tufts({ rng, size }: FamilyContext, ground: number, wide: number): Point[][] {
  const random = rng.fork('tufts')
  return Array.from({ length: 9 }, () => {
    const x = size / 2 + random.range(-1, 1) * wide
    const y = ground + random.range(16, size * 0.1)
    return Array.from({ length: 7 }, (): Point[] => {
      const lean = random.range(-14, 14)
      return [
        [x + lean * 0.3 - 1, y],
        [x + lean * 1.4, y - random.range(14, 34)],
        [x + lean * 0.3 + 1.6, y],
      ]
    })
  }).flat()
}

/** The mark that the edge of a plate presses into the paper. */
function plateMark(size: number, paper: Oklch, ink: Oklch): string {
  const inset = EDGE - 26
  const side = size - 2 * inset
  const edge = rectangle(inset, inset, side, side)
  const tint = fill(edge, mix(paper, ink, 0.05))
  const line = (d: number, tone: Oklch) =>
    stroke(rectangle(inset + d, inset + d, side, side), tone, 3, { closed: true, opacity: 0.7 })
  return tint + line(1.5, shade(paper, -0.1)) + line(-1.5, shade(paper, 0.03))
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, palette, brief, noise } = context
  const isOutside = brief.subjects.every((motif) => isOutdoors(motif) || motif.mount === 'flies')
  const plate = !isOutside ? 'oval' : palette.key === 'night' ? 'night' : variant(context, PLATES)
  const ink = INKS[(brief.occurrence + (plate === 'night' ? 1 : 0)) % INKS.length] ?? INKS[0]
  const paper = mix(palette.paper, oklch(0.95, 0.025, 85), 0.6)
  const several = brief.subjects.length > 1
  const left = isDiscLeft(context)
  const ground = size * (plate === 'oval' ? 0.68 : 0.71)
  const random = rng.fork('place')
  const field = { left: 120, top: 120, right: size - 120, bottom: size - 120 }
  const placed =
    plate === 'land'
      ? placeSmall(brief.subjects, field, size * 0.8, !left, random)
      : gather(brief.subjects, boxOn(plate, size, several), random)
  const whole = createStencil(placed, size)
  const side = left ? 0.27 : 0.73
  const places: Point[] = [side, 1 - side, left ? 0.2 : 0.8].map((x, i) => [
    size * x,
    size * (i < 2 ? 0.26 : 0.19),
  ])
  const hasDisc = (plate === 'land' || plate === 'night') && !hasSky(brief.subjects)
  const disc = hasDisc ? places.find((one) => isDiscFree(whole, one, size * 0.095)) : undefined
  const lines = surroundings(context, plate, placed, ground, disc)
  const defs = radialGradient('tone', [size / 2, size * 0.45], size * 0.7, [
    { at: 0, colour: paper, opacity: 0 },
    { at: 1, colour: ink, opacity: plate === 'night' ? 0.5 : 0.1 },
  ])
  const sheet = fill(wholeSheet(size), paper) + plateMark(size, paper, ink)
  const inside = rectangle(EDGE - 26, EDGE - 26, size - 2 * EDGE + 52, size - 2 * EDGE + 52)
  const round = disc ? wobble(ellipse(disc[0], disc[1], size * 0.074), noise, 2) : []
  const moon = fill(round, mix(paper, palette.b, 0.5)) + stroke(round, ink, 2, { closed: true })
  const isAloft = placed.every(({ motif }) => motif.mount === 'flies')
  const grass = plate === 'oval' || isAloft ? [] : tufts(context, ground, size * 0.38)
  const body =
    sheet +
    fill(inside, 'url(#tone)') +
    fillAll(lines, ink) +
    (disc ? moon : '') +
    fillAll(grass, ink)
  const tint = plate === 'night' ? 0.75 : 0.6
  const behind = plate === 'night' ? mix(paper, ink, 0.6) : mix(paper, ink, 0.2)
  const colours = coloursOn(context, placed, {
    defs,
    body,
    behind,
    printed: (local) =>
      changed(local, (colour, role) => {
        if (role.startsWith('k')) return ink
        if (role.startsWith('d')) return mix(ink, colour, 0.35)
        return role.startsWith('l') ? paper : mix(paper, colour, tint)
      }),
  })
  const stencil = createStencil(placed, size, 3)
  const figures = drawEach(placed, colours, (one, tones, index) => {
    const local = withoutFacets(one, tones)
    const line = { paint: ink, width: 2.4 }
    const base = drawLit(one, local, noise, 1.2, { line, depth: 0.5 })
    const toneOf = (role: Role) => Math.max(0, 0.86 - local[role].l) * 0.9 + 0.12
    const hatched = fillAll(formLines(context, { placed: one, index, stencil, toneOf }), ink)
    return silhouette(one, ink, noise, 2.4) + context.show(one, group(base + hatched))
  })
  return {
    defs,
    body: body + figures,
    finish: { grain: 0.9, wobble: 0.5, dropout: 0 },
    facts: {
      medium: 'An etching of',
      subjects: countedSubjects(placed),
      details: ['fine crossed lines'],
      timeless: true,
      setting: disc && plate === 'night' ? 'a moon' : '',
    },
    border: 0,
  }
}

export const etching: Family = {
  name: 'etching',
  plan: planOf('etching', SUBJECTS),
  draw,
}
