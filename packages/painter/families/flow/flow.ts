import { difference, oklch, standOff } from '../../colour'
import { drawMotif, type PlacedMotif, silhouette } from '../../draw-motif'
import { isSunOrMoon } from '../../emblem'
import { boundsOf, ellipse, type Point, wholeSheet } from '../../geometry'
import type { Motif } from '../../motif'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { previewOf } from '../../preview/preview'
import type { Shown } from '../../shown'
import { createStencil } from '../../stencil'
import { ribbon, streamlines } from '../../streams'
import { fill, fillByColour, group } from '../../svg'
import { type Composition, compositionOf, countedSubjects } from '../arrangement'
import { discPhrase } from '../disc-name'
import { planOf } from '../day-subjects'
import { type Build, FILLED_WAYS, filledInTurn, isBuild } from '../build-turns'
import { placeBuild } from '../builds'
import { gather } from '../gather'
import { outlinesOf } from '../outlines'
import { seenColours, subjectsOn } from '../seen'
import { labOf, previewLab } from '../sight'
import { angleOf, createCurrent, type Current, CURRENTS } from './current'
import { figureInks, inksFor } from './inks'

/** Share of an outline that is enough: the ground is seen between the strokes of a figure. */
const SEEN = 0.88
/** Share below which a figure has a contour; the critic asks for 0.7. */
const FAINT = 0.8

/** px */
const CONTOUR = 12

/** What swims or rises may do so in a slant. */
export const WAYS = [...FILLED_WAYS, 'fall'] as const

const COMPOSITIONS: readonly Composition[] = ['middle', 'small']

/** There is no ground: what stands is in the middle. */
function compositionsFor(subjects: readonly Motif[]): readonly Composition[] {
  const isGrounded = subjects.some(({ mount }) => mount === 'stands')
  return COMPOSITIONS.filter((one) => one !== 'small' || !isGrounded)
}

/** What anybody sees of a current. */
function describe(current: Current): string {
  return current === 'two eddies' ? 'swirls of short strokes' : 'flowing strokes all around'
}

function place(
  { size, brief, rng }: FamilyContext,
  composition: Composition,
  right: boolean,
): readonly Shown[] {
  const random = rng.fork('place')
  const several = brief.subjects.length > 1
  const small = composition === 'small'
  const side = size * (small ? (several ? 0.6 : 0.4) : several ? 0.74 : 0.62)
  const x = size * (0.5 + (right ? -1 : 1) * (small ? (several ? 0.12 : 0.17) : 0.03))
  const foot = size * (small ? 0.84 : several ? 0.87 : 0.85)
  const box = { left: x - side / 2, right: x + side / 2, top: foot - side, bottom: foot }
  return gather(brief.subjects, box, random)
}

function built({ size, rng }: FamilyContext, way: Build, hero: Motif, border: number) {
  const edge = border + 30
  const field = { left: edge, top: edge, right: size - edge, bottom: size - edge }
  return placeBuild(way, hero, field, rng.fork('place'))
}

/** Eyes and other small shapes, drawn whole over the strokes that would dissolve them. */
function small(motif: PlacedMotif): PlacedMotif {
  const shapes = motif.shapes.filter(({ points }) => {
    const { left, top, right, bottom } = boundsOf(points)
    return (right - left) * (bottom - top) < 2600
  })
  return { ...motif, shapes }
}

/** A line of paper or ink round each figure that is not seen without. */
function contoursOf(
  { size, palette, noise }: FamilyContext,
  ground: string,
  figures: string,
  placed: readonly PlacedMotif[],
): string {
  const lab = previewLab(previewOf('', ground + figures))
  const outlines = outlinesOf(placed, size)
  const faint = outlines.shares(lab).flatMap((share, i) => (share < FAINT ? [i] : []))
  const colours = [palette.paper, palette.ink] as const
  const contours = outlines.contours(lab, faint, colours, labOf)
  return placed
    .map((motif, i) => {
      const colour = contours.get(i)
      return colour ? silhouette(motif, colour, noise, CONTOUR) : ''
    })
    .join('')
}

function draw(context: FamilyContext): Drawing {
  const { size, rng, noise, palette, brief } = context
  const random = rng.fork('flow')
  const { occurrence } = brief
  const composition = compositionOf(brief.subjects, compositionsFor(brief.subjects), occurrence)
  const border = occurrence % 2 === 0 ? 54 : 0
  const right = random.chance(0.5)
  const sun: Point = [size * (right ? 0.77 : 0.23), size * 0.24]
  const eddy: Point = [size * (right ? 0.2 : 0.8), size * 0.72]
  const turn = CURRENTS[(occurrence + Math.floor(occurrence / 5)) % CURRENTS.length] ?? 'swell'
  const shown = turn === 'vortex' && !brief.subjects.some(isSunOrMoon)
  const current = turn === 'vortex' && !shown ? 'swell' : turn
  const inks = inksFor(context)
  const way = filledInTurn(WAYS, brief)
  const [hero] = brief.subjects
  const placed =
    hero && isBuild(way) ? built(context, way, hero, border) : place(context, composition, right)
  const stencil = createStencil(placed, size)
  const whirls =
    current === 'two eddies'
      ? [
          { at: sun, reach: size * 0.28 },
          { at: eddy, reach: size * 0.24, sense: -1 as const },
        ]
      : shown || composition === 'small'
        ? [{ at: sun, reach: size * (composition === 'small' ? 0.4 : 0.3) }]
        : []
  const angle = angleOf(createCurrent({ size, noise, current, stencil, whirls }), stencil)
  const night = inks.ground.l < 0.5
  const hue = night ? palette.disc : standOff(oklch(0.7, 0.17, 45), inks.ground, 0.2)
  const made = new Map(brief.subjects.map((motif) => [motif, figureInks(context, motif, inks)]))
  const planned = placed.flatMap((one) => {
    const inksOfMotif = made.get(one.motif)
    return inksOfMotif ? [{ placed: one, colours: inksOfMotif }] : []
  })
  const radius = size * 0.085
  const lines = streamlines({
    size,
    rng: random.fork('lines'),
    angle,
    gap: 9,
    longest: 210,
    shortest: 24,
    isBlocked: (x, y) => x < 12 || y < 12 || x > size - 12 || y > size - 12,
  })
  const runs = lines.flatMap((line) => {
    const keyOf = ([x, y]: Point): string => {
      const here = stencil.at(x, y)
      if (here) return `${here.motif}:${here.role}`
      return shown && Math.hypot(x - sun[0], y - sun[1]) < radius ? 'sun' : ''
    }
    const parts: { key: string; points: Point[] }[] = []
    for (const point of line) {
      const key = keyOf(point)
      const run = parts.at(-1)
      if (run?.key === key) run.points.push(point)
      else parts.push({ key, points: [point] })
    }
    const tone = random.weighted([
      [0, 5],
      [1, 3],
      [2, 3],
      [3, 2.2],
      [4, 0.8],
    ] as const)
    const bold = random.range(4.2, 8)
    return parts
      .filter(({ points }) => points.length > 2)
      .map(({ key, points }) => {
        const first = points[0]
        const here = first && stencil.at(first[0], first[1])
        const around = key === 'sun' ? hue : (inks.tones[tone] ?? palette.mid)
        return { here, around, points: ribbon(points, here ? bold * 0.95 : bold) }
      })
  })
  const pale = difference(inks.ground, hue) > 0.3 ? 0.5 : 0.7
  const back =
    fill(wholeSheet(size), inks.ground) +
    (shown ? fill(ellipse(sun[0], sun[1], radius), hue, { opacity: pale }) : '')
  const field = runs
    .filter(({ here }) => !here)
    .map(({ around, points }) => ({ colour: around, points }))
  const ground = back + fillByColour(field)
  const subjects = subjectsOn({ defs: '', body: ground }, planned, size)
  const colours = seenColours(subjects, SEEN)
  const drawn = (motif: PlacedMotif, i: number) => {
    const motifColours = colours[i]
    return motifColours ? drawMotif(motif, motifColours, noise, 2) : ''
  }
  const strokes = runs.flatMap(({ here, points }) => {
    const colour = here && colours[here.motif]?.[here.role]
    return colour ? [{ colour, points }] : []
  })
  const figures = placed.map((motif, i) => group(drawn(motif, i), { opacity: 0.8 })).join('')
  const details = placed.map((motif, i) => drawn(small(motif), i)).join('')
  const over = figures + fillByColour(strokes) + details
  const contours = contoursOf(context, ground, over, placed)
  for (const motif of placed) context.show(motif)
  return {
    defs: '',
    body: ground + contours + over,
    finish: { grain: 0.9, wobble: 0.6, dropout: 0 },
    facts: {
      medium: 'A drawing of',
      subjects: countedSubjects(placed),
      details: [describe(current)],
      timeless: true,
      setting: shown ? discPhrase(hue, inks.ground, (name) => `a ${name}`) : '',
    },
    border,
    ...(isBuild(way) ? { isWhole: true as const } : {}),
  }
}

export const flow: Family = {
  name: 'flow',
  plan: planOf('flow'),
  draw,
}
