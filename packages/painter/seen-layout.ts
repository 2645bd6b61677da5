import {
  hexToRgb,
  mix,
  type Oklab,
  type Oklch,
  oklabToOklch,
  oklchToOklab,
  rgbToOklab,
  shade,
  standOff,
} from './colour'
import { meanOf } from './critic/outline'
import { labOfDrawing } from './drawing-lab'
import { paperBorder } from './border'
import { rectangle, wobble } from './geometry'
import { type Layout, SIZE } from './layout'
import type { Noise } from './noise'
import { quietSpot } from './ornaments/quiet'
import { FIGURES, remarquesAt, remarquesSize } from './ornaments/remarques'
import { remarquesText } from './ornaments/words'
import type { Drawing } from './painting'
import { SIDE } from './preview/coverage'
import { clipPath, fill, group, type Paint } from './svg'
import { ON_SHEET, type ViewName } from './views/view'
import { mounted, viewed } from './views/viewed'

/** Views that are things on a wall or in it. */
const HUNG: readonly ViewName[] = ['scroll', 'oval', 'window']

/** Views that have room for one thing alone. */
const ALONE: readonly ViewName[] = ['column', 'scroll', 'stamp']

/** Puts the picture inside an uneven edge on a sheet of paper. */
function frame(
  { body, border }: Drawing,
  paper: Parameters<typeof fill>[1],
  noise: Noise,
): { defs: string; body: string } {
  if (border === 0) return { defs: '', body }
  const [low, high] = [border, SIZE - border]
  const edge = wobble(rectangle(low, low, high - low, high - low), noise, 5)
  const sheet = fill(rectangle(0, 0, SIZE, SIZE), paper)
  return { defs: clipPath('frame', edge), body: sheet + group(body, { clip: 'frame' }) }
}

/** Everything inside of the SVG. */
export function partsOf({ drawing, palette, noise }: Layout): { defs: string; body: string } {
  const framed = frame(drawing, palette.paper, noise)
  return { defs: drawing.defs + framed.defs, body: framed.body }
}

/** px of the ring along the edge of a composition whose colour its paper must differ from. */
const RING = 90

const previews = new WeakMap<Layout, Float32Array>()

/** The colours of a layout at 256 px in OKLab, before its finish. */
export function labOf(layout: Layout): Float32Array {
  const known = previews.get(layout)
  if (known) return known
  const { drawing } = layout
  const lab = labOfDrawing(drawing.border === 0 ? drawing : { ...drawing, ...partsOf(layout) })
  previews.set(layout, lab)
  return lab
}

/** The mean colour along the edge of a composition. */
function edgeOf(layout: Layout): Oklab {
  const at = Math.round(((layout.drawing.border + RING) * SIDE) / SIZE)
  const far = SIDE - 1 - at
  const cells = Array.from({ length: far - at }, (_, i) => at + i).flatMap((i) => [
    at * SIDE + i,
    far * SIDE + i,
    i * SIDE + at,
    i * SIDE + far,
  ])
  return meanOf(cells, labOf(layout)) ?? [0, 0, 0]
}

/** The sheet round a composition: bare paper, or a tint where the composition is as pale as paper. */
function sheetOf(layout: Layout): Paint {
  const { palette, drawing } = layout
  if (drawing.finish.inks) return '#ffffff'
  const { paper, light, deep, b } = palette
  const edge = edgeOf(layout)
  const off = (colour: Oklch) =>
    Math.hypot(...oklchToOklab(colour).map((value, i) => value - (edge[i] ?? 0)))
  const order = [paper, mix(light, paper, 0.35), mix(b, paper, 0.5), shade(deep, -0.04)]
  return order.find((colour) => off(colour) >= 0.14) ?? paper
}

/** How the darkest plate of a print in three inks is told apart. */
const FIRST_PLATE = '#0061ff'

/** How much of its paper the ink of several remarques has: they are as quiet as pencil on a light one. */
const QUIET = { light: 0.35, dark: 0.12 }

function darkestOf(inks: readonly string[]): Oklch | undefined {
  const all = inks.map((ink) => oklabToOklch(rgbToOklab(hexToRgb(ink))))
  return all.toSorted((one, two) => one.l - two.l)[0]
}

/** The ink of several remarques: the darkest of a print, else one of the palette. A single one has
 * colours. */
function inkOf({ brief, drawing, palette }: Layout, lab: Oklab): Paint | undefined {
  if (brief.emojiNames.length < 2) return undefined
  const { inks } = drawing.finish
  if (inks) return darkestOf(inks.colours)
  const ground = oklabToOklch(lab)
  const quiet =
    ground.l > 0.55
      ? mix(mix(palette.ink, palette.deep, 0.6), ground, QUIET.light)
      : mix(palette.light, ground, QUIET.dark)
  return standOff(quiet, ground, 0.3)
}

/** A layout with remarques on its paper; undefined where there is no place. */
function withRemarques(layout: Layout): Layout | undefined {
  const { brief, drawing, shown } = layout
  const border = paperBorder({ family: brief.family, border: drawing.border })
  const low = Math.max(0, border)
  const frame = drawing.frame ?? { left: low, top: low, right: SIZE - low, bottom: SIZE - low }
  const boxes = shown.map(({ box }) => box)
  // The corners round a roundel are paper, and a woodblock print has a sheet of its own.
  const mayInside = layout.view === 'round' || brief.family === 'woodblock'
  const rooms = FIGURES.map((figure) => remarquesSize(brief.ornaments.length, figure))
  const spot = quietSpot(() => labOf(layout), frame, boxes, rooms, mayInside)
  if (!spot) return undefined
  const printed = remarquesAt(layout.noise, brief.ornaments, spot, inkOf(layout, spot.lab))
  const body = partsOf(layout)
  const seen = [drawing.facts.seen, remarquesText(spot.where, brief.ornaments)]
    .filter(Boolean)
    .join(' ')
  const remarqued: Layout = {
    ...layout,
    ornaments: printed.map(({ placed }) => placed),
    drawing: {
      ...drawing,
      defs: body.defs,
      body: body.body,
      remarques: printed.map(({ svg }) => svg).join(''),
      border: 0,
      facts: { ...drawing.facts, seen },
    },
  }
  // A remarque is too small to change the choice.
  previews.set(remarqued, labOf(layout))
  return remarqued
}

/** A layout in a view; undefined where the view does not suit it, or leaves no place for its
 * ornaments. */
export function seenAs(layout: Layout, view: ViewName): Layout | undefined {
  const hasRemarques = layout.brief.ornaments.length > 0
  // A scroll on a sheet would be a picture of one.
  if (hasRemarques && HUNG.includes(view)) return undefined
  const seen = withView(layout, view)
  if (!seen || !hasRemarques) return seen
  const remarqued = withRemarques(seen)
  if (remarqued || view === 'stamp' || ON_SHEET.includes(view)) return remarqued
  return withRemarques(onMount(seen))
}

/** A layout on a larger sheet of paper. */
function onMount(layout: Layout): Layout {
  const { brief, drawing, shown, view } = layout
  const border =
    view === 'whole' ? paperBorder({ family: brief.family, border: drawing.border }) : 0
  const edge = border > 0 ? border + 8 : 0
  const inner = { left: edge, top: edge, right: SIZE - edge, bottom: SIZE - edge }
  const sheet = view === 'whole' ? (drawing.frame ?? inner) : inner
  return { ...layout, ...mounted({ drawing, shown }, sightOf(layout), sheet) }
}

function withView(layout: Layout, view: ViewName): Layout | undefined {
  if (view === 'whole') return layout
  const { drawing, brief } = layout
  // No stamp is painted in strokes.
  if (drawing.isWhole || (view === 'stamp' && drawing.finish.brush)) return undefined
  const isSeveral =
    brief.subjects.length > 1 ||
    brief.subjects.some(({ kind, parts }) => parts ?? kind === 'person')
  if (isSeveral && ALONE.includes(view)) return undefined
  const { family } = brief
  const sight = { ...sightOf(layout), rng: layout.rng.fork(`view:${view}`) }
  const seen = viewed({ family, drawing, shown: layout.shown }, view, sight)
  return seen && { ...layout, ...seen, view }
}

/** What a view draws with. */
function sightOf(layout: Layout): Parameters<typeof viewed>[2] {
  const { drawing, palette, noise, rng } = layout
  const isPrint = drawing.finish.inks !== undefined
  const isNight = palette.key === 'night'
  return {
    size: SIZE,
    rng,
    noise,
    paper: () => sheetOf(layout),
    wall: isNight ? shade(palette.deep, -0.06) : mix(palette.light, palette.paper, 0.45),
    wood: isNight ? shade(palette.ink, 0.04) : mix(palette.paper, palette.b, 0.12),
    dark: isPrint ? FIRST_PLATE : mix(palette.ink, palette.deep, 0.25),
  }
}
