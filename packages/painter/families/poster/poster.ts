import { difference, mix, type Oklch, shade } from '../../colour'
import { type PlacedMotif, type RoleColours, roleColours, silhouette } from '../../draw-motif'
import { ellipse, rectangle, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { previewOf } from '../../preview/preview'
import { drawLit } from '../../shading'
import { showNothing } from '../../shown'
import { fill } from '../../svg'
import { roleShares } from '../../role-areas'
import { countedSubjects } from '../arrangement'
import { emblemOf, variant } from '../emblems'
import {
  isDiscLeft,
  type Layout,
  groundSeen,
  layoutInTurn,
  placeAbove,
  placeCropped,
  placeGroup,
  placeRanks,
  placeSmall,
} from '../layouts'
import { ENOUGH, hasValues, seenColours, subjectsOn } from '../seen'
import { previewLab } from '../sight'
import type { Backdrop } from './backdrop'
import { BACKDROPS, drawBackdrop } from './backdrops'

const TURNS = ['group', 'cropped', 'group', 'small', 'ranks'] as const
/** A circle behind a head would be cut to scraps. */
const PORTRAIT_BACKDROPS = ['diagonal', 'rays'] as const
const BORDER = 52
/** Share of an outline below which other colours are tried. */
const LEAST = 0.74
/** Share of a subject that may be near its ground before it needs a contour. */
const FAINT = 0.25

function place(
  { size, rng, brief }: FamilyContext,
  layout: Layout,
  { centre, wide, high, foot }: Backdrop,
  margin: number,
): PlacedMotif[] {
  const random = rng.fork('place')
  const { subjects } = brief
  const [hero] = subjects
  const field = { left: margin, top: margin, right: size - margin, bottom: size - margin }
  if (layout === 'cropped' && hero) return placeCropped(hero, field, random)
  const inner = Math.max(margin + 26, 40)
  const sheet = { left: inner, top: inner, right: size - inner, bottom: size - inner }
  if (layout === 'small') return placeSmall(subjects, sheet, foot, !isDiscLeft({ brief }), random)
  if (layout === 'above') return placeAbove(subjects, sheet, random)
  if (layout === 'ranks') return placeRanks(subjects, sheet, random)
  const more = subjects.length > 1 ? 1.3 : hero?.parts ? 1.18 : 1
  const half = Math.min((wide / 2) * more, size / 2 - margin - 26)
  const box = {
    left: centre[0] - half,
    right: centre[0] + half,
    top: Math.max(margin + 26, foot - high * more),
    bottom: foot,
  }
  return placeGroup(subjects, box, random)
}

type Print = { motif: PlacedMotif; colours: RoleColours; contour?: Oklch }
export type Poster = { layout: Layout; backdrop: Backdrop; printed: Print[]; seen: number }

/** px */
const CONTOUR = 9

function haloFor({ noise }: FamilyContext, { motif, contour }: Print): string {
  return contour ? silhouette(motif, contour, noise, CONTOUR) : ''
}

/** Colours in which the subjects are seen, and a contour for those that are not in any. */
function seenPrints(context: FamilyContext, backdrop: Backdrop, prints: readonly Print[]) {
  const coloured = (all: readonly Print[]) => {
    const halos = all.map((print) => haloFor(context, print))
    const planned = all.map(({ motif, colours }) => ({ placed: motif, colours }))
    const body = backdrop.body + halos.join('')
    const subjects = subjectsOn({ defs: '', body }, planned, context.size)
    const seen = seenColours(subjects)
    return all.map((print, i) => ({
      print: { ...print, colours: seen[i] ?? print.colours },
      seen: subjects[i]?.sight(seen) ?? 1,
    }))
  }
  const first = coloured(prints)
  if (first.every(({ seen }) => seen >= ENOUGH)) return first
  const { ink, deep, paper } = context.palette
  const dark = mix(ink, deep, 0.3)
  const others = [dark, paper].map((contour) =>
    coloured(
      prints.map((print, i) => ((first[i]?.seen ?? 1) < ENOUGH ? { ...print, contour } : print)),
    ),
  )
  return first.map((one, i) =>
    others.reduce((best, other) => {
      const option = other[i]
      return option && option.seen > best.seen ? option : best
    }, one),
  )
}

/** The subjects in their colours; a contour for those that are too near their ground. */
export function composePoster(context: FamilyContext, tone = 0): Poster {
  const { size, rng, palette, brief } = context
  const layout = layoutInTurn(context, TURNS)
  const isPortrait = brief.subjects.every(({ kind }) => kind === 'person')
  const name =
    layout === 'group'
      ? variant(context, isPortrait ? PORTRAIT_BACKDROPS : BACKDROPS)
      : ({ cropped: 'split', small: 'plain', ranks: 'bands', above: 'cloth' } as const)[layout]
  const isPale = brief.subjects.some(({ main }) => main.l > 0.84)
  const backdrop = drawBackdrop(context, name, isPale, tone)
  const share = brief.emojiNames.length > 0 ? 0.1 : rng.fork('share').chance(0.35) ? 0.5 : 0.22
  const margin = brief.occurrence % 2 === 0 ? BORDER : 0
  const prints = place(context, layout, backdrop, margin).map((motif): Print => {
    const colours = roleColours(motif.motif, palette, backdrop.behind, share)
    const faint = [...roleShares(motif, size)].reduce((sum, [role, part]) => {
      const isNear = backdrop.around.some((ground) => difference(ground, colours[role]) < 0.16)
      return sum + (isNear ? part : 0)
    }, 0)
    const near = backdrop.around.filter((ground) => difference(ground, colours.m) < 0.16)
    const distance = (line: Oklch) =>
      Math.min(...[...near, colours.m].map((ground) => difference(ground, line)))
    const [dark, light] = [mix(palette.ink, palette.deep, 0.3), palette.paper]
    const contour = distance(dark) > distance(light) ? dark : light
    return { motif, colours, ...(faint > FAINT ? { contour } : {}) }
  })
  const seen = seenPrints(context, backdrop, prints)
  return {
    layout,
    backdrop,
    printed: seen.map(({ print }) => print),
    seen: Math.min(...seen.map((one) => one.seen)),
  }
}

const TONES = 3

/** The first colours of the backdrop with which the picture has light, dark and seen subjects. */
function choosePoster(context: FamilyContext): Poster {
  const quiet = { ...context, show: showNothing }
  let best: { poster: Poster; merit: number } | undefined
  for (let tone = 0; tone < TONES; tone++) {
    const poster = composePoster(context, tone)
    const body = poster.backdrop.body + printsOf(quiet, poster).join('')
    const lab = previewLab(previewOf('', framed(context, body)))
    const merit = Math.min(poster.seen, ENOUGH) + (hasValues(lab) ? 1 : 0)
    if (!best || merit > best.merit) best = { poster, merit }
    if (merit >= 1 + LEAST) break
  }
  return best?.poster ?? composePoster(context)
}

/** The picture inside of its border. */
function framed({ size, palette, brief }: FamilyContext, body: string): string {
  if (brief.occurrence % 2 !== 0) return body
  const bar = (x: number, y: number, wide: number, high: number) =>
    fill(rectangle(x, y, wide, high), palette.paper)
  const far = size - BORDER
  return (
    body +
    bar(0, 0, size, BORDER) +
    bar(0, far, size, BORDER) +
    bar(0, 0, BORDER, size) +
    bar(far, 0, BORDER, size)
  )
}

function printsOf(context: FamilyContext, { layout, backdrop, printed }: Poster): string[] {
  const { noise, palette, show } = context
  return printed.map((print) => {
    const { motif, colours } = print
    const { left, right, bottom } = motif.box
    const shadow =
      motif.motif.mount === 'stands' &&
      layout !== 'cropped' &&
      layout !== 'ranks' &&
      backdrop.hasFloor
        ? fill(
            wobble(ellipse((left + right) / 2, bottom, (right - left) * 0.5, 15), noise, 3),
            shade(palette.deep, -0.1),
            { opacity: 0.4, blend: 'multiply' },
          )
        : ''
    const drawn = drawLit(motif, colours, noise, 1.5, { ground: backdrop.behind })
    return shadow + haloFor(context, print) + show(motif, drawn)
  })
}

function draw(context: FamilyContext): Drawing {
  const { brief } = context
  const poster = choosePoster(context)
  const { layout, backdrop, printed } = poster
  const prints = printsOf(context, poster)
  return {
    defs: '',
    body: backdrop.body + prints.join(''),
    finish: { grain: 1.25, wobble: 1.1, dropout: 0.2 },
    facts: {
      medium: 'A poster of',
      subjects: countedSubjects(printed.map(({ motif }) => motif)),
      details: [groundSeen(layout, backdrop.description)],
      timeless: true,
      setting: '',
    },
    border: brief.occurrence % 2 === 0 ? BORDER : 0,
  }
}

export const poster: Family = {
  name: 'poster',
  plan: (occurrence, shuffled) => emblemOf('poster', occurrence, shuffled),
  draw,
}
