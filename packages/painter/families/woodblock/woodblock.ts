import { mix, type Oklch, oklch } from '../../colour'
import { silhouette } from '../../draw-motif'
import { hasSky } from '../../emblem'
import { type Box, ellipse, type Point, rectangle, wholeSheet, wobble } from '../../geometry'
import type { Drawing, Family, FamilyContext } from '../../painting'
import { drawLit } from '../../shading'
import { clipPath, fill, group, stroke, verticalGradient } from '../../svg'
import { countedSubjects } from '../arrangement'
import { coloursOn, drawEach, footShadows } from '../coloured'
import { planOf } from '../day-subjects'
import { variant } from '../variant'
import { isDiscLeft, placeGroup } from '../layouts'
import { waterline } from '../strata/water'
import { FORMATS, type Format, sheetOf } from './formats'
import { hills, type Inks, inksOf, mountain, plain, sky, type View, VIEWS, water } from './land'
import { blockGrain, branch, mistBands, weather } from './marks'

/** What stands in the sea, as the gate of Itsukushima does. */
const IN_SEA = /^(?:gate of a shrine|flamingo)$/

function viewOf({ brief }: FamilyContext): View {
  const [{ mount, name = '' } = {}] = brief.subjects
  // What stands does not stand on waves.
  const views = VIEWS.filter((view) => mount !== 'stands' || view !== 'waves')
  const byWeather: Partial<Record<string, View>> = { rain: 'mist', snow: 'snow', mist: 'mist' }
  const wanted =
    byWeather[brief.weather] ??
    views[(brief.occurrence + Math.floor(brief.occurrence / 5)) % views.length]
  return mount === 'floats' || IN_SEA.test(name) ? 'waves' : (wanted ?? 'hills')
}

function backOf(context: FamilyContext, view: View, box: Box, ground: number, inks: Inks) {
  const far =
    view === 'mountain' || view === 'waves'
      ? mountain(context, box, ground + 6, inks)
      : hills(context, box, ground, inks)
  const near =
    view === 'waves' ? water(context, box, ground, inks) : plain(context, box, ground, inks)
  const high = box.bottom - box.top
  const bands = view === 'mist' ? [0.3, 0.44, 0.56] : [0.5]
  const mist = mistBands(
    context,
    box,
    bands.map((share) => box.top + high * share),
    inks,
  )
  return { defs: far.defs + near.defs, body: far.body + mist + near.body }
}

const SEAL = oklch(0.55, 0.18, 30)

/** The maker's seal on the margin or in a corner. */
function seal({ box }: { box: Box }, format: Format, size: number, paper: Oklch): string {
  const side = size * 0.034
  const x = format === 'tall' ? box.right + side * 0.7 : box.right - side * 1.8
  const y = format === 'tall' ? box.bottom - side * 1.2 : box.bottom + side * 0.45
  const inner = ellipse(x + side / 2, y + side / 2, side * 0.26)
  return fill(rectangle(x, y, side, side), SEAL) + fill(inner, paper)
}

/** The sun or the moon of a print. */
function discOf(
  { size, palette }: FamilyContext,
  box: Box,
  format: Format,
  isLeft: boolean,
  low: Oklch,
) {
  const night = palette.key === 'night'
  const tone = night ? oklch(0.93, 0.045, 95) : oklch(0.63, 0.19, 33)
  const x = box.left + (box.right - box.left) * (isLeft ? 0.3 : 0.7)
  const y = box.top + (box.bottom - box.top) * (format === 'fan' ? 0.36 : 0.3)
  const radius = size * (format === 'wide' || format === 'fan' ? 0.066 : 0.082)
  return {
    name: night ? 'a moon' : 'a red sun',
    defs: verticalGradient('disc', y - radius, y + radius, [
      { at: 0, colour: tone },
      { at: 1, colour: mix(tone, low, night ? 0 : 0.55) },
    ]),
    body: fill(ellipse(x, y, radius), 'url(#disc)'),
  }
}

function place(context: FamilyContext, inner: Box, foot: number, format: Format, isLeft: boolean) {
  const { subjects } = context.brief
  const several = subjects.length > 1
  const isRound = format === 'round' || format === 'fan'
  const isLarge = several || subjects.some(({ kind, parts }) => parts ?? kind === 'person')
  const tall = (foot - inner.top) * (isLarge ? 0.84 : isRound ? 0.78 : 0.62)
  const wide = inner.right - inner.left
  const off = isLarge ? 0 : wide * (isLeft ? 0.1 : -0.1)
  const x = (inner.left + inner.right) / 2 + off
  const half = Math.min(wide * (isLarge ? 0.5 : 0.4), tall * 0.8)
  const box = { left: x - half, right: x + half, top: foot - tall, bottom: foot }
  return placeGroup(subjects, box, context.rng.fork('place'), true)
}

const SEEN: Record<View, string> = {
  waves: 'waves',
  hills: 'hills',
  mountain: 'a mountain',
  mist: 'bands of mist',
  snow: 'snow',
}

function draw(context: FamilyContext): Drawing {
  const { size, palette, brief, noise } = context
  const turn = variant(context, FORMATS)
  const isPerson = brief.subjects.some(({ kind }) => kind === 'person')
  // A fan is too low for somebody who stands.
  const format = isPerson && turn === 'fan' ? 'tall' : turn
  const view = viewOf(context)
  const inks = inksOf(context, view)
  const sheet = sheetOf(format, size)
  const { box, inner } = sheet
  const high = box.bottom - box.top
  const ground = box.top + high * (view === 'waves' ? 0.6 : 0.66)
  const isLeft = isDiscLeft(context)
  const above = sky(context, box, inks)
  const hasDisc = !hasSky(brief.subjects) && view !== 'mountain'
  const disc = discOf(context, box, format, isLeft, inks.low)
  const back = backOf(context, view, box, ground, inks)
  const edge = wobble(sheet.outline, noise, 2)
  const defs = above.defs + back.defs + disc.defs + clipPath('block', edge)
  const body = above.body + (hasDisc ? disc.body : '') + back.body
  const below = brief.subjects.length === 1 && hasSky(brief.subjects) ? -0.06 : 0.23
  const foot = Math.min(inner.bottom, ground + high * below)
  const placed = place(context, inner, foot, format, isLeft)
  const behind = view === 'waves' ? inks.water : mix(inks.land, inks.paper, 0.45)
  const outline = placed.map((one) => silhouette(one, inks.key, noise, 3)).join('')
  const colours = coloursOn(context, placed, { defs, body: body + outline, behind })
  const figures = drawEach(placed, colours, (one, tones) => {
    const light: Point = [isLeft ? -0.6 : 0.6, -0.55]
    const line = { paint: inks.key, width: 2.6 }
    const lit = drawLit(one, tones, noise, 1.2, { light, ground: behind, line })
    const { left, right, bottom } = one.box
    const wet = view === 'waves' ? waterline(context, (left + right) / 2, bottom, right - left) : ''
    return context.show(one, lit) + wet
  })
  const isRosy = palette.a.h < 75 || palette.a.h > 325
  const blossom = mix(isRosy ? palette.a : oklch(0.72, 0.13, 5), inks.paper, 0.35)
  // It comes in over the edge, which is lower at the side of a roundel.
  const onEdge = { ...box, top: box.top + (format === 'round' ? high * 0.12 : 0) }
  const print =
    body +
    (hasDisc && view !== 'snow' ? branch(context, onEdge, !isLeft, inks, blossom) : '') +
    (view === 'waves' ? '' : footShadows(placed, inks.key, 0.35)) +
    outline +
    figures +
    weather(context, box, view) +
    blockGrain(context, box)
  return {
    defs,
    body:
      fill(wholeSheet(size), inks.paper) +
      group(print, { clip: 'block' }) +
      stroke(edge, inks.key, 3, { closed: true }) +
      (brief.ornaments.length > 0 ? '' : seal(sheet, format, size, inks.paper)),
    finish: { grain: 1.1, wobble: 0.8, dropout: 0.2 },
    facts: {
      medium: format === 'fan' ? 'A printed fan with' : 'A woodblock print of',
      subjects: countedSubjects(placed),
      details: [SEEN[view]],
      timeless: true,
      setting: hasDisc ? disc.name : '',
    },
    border: 0,
    frame: box,
  }
}

export const woodblock: Family = {
  name: 'woodblock',
  plan: planOf('woodblock'),
  draw,
}
