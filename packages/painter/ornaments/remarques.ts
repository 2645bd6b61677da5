import { mix, type Oklab, oklabToOklch, type Oklch, oklch } from '../colour'
import { drawMotif, fit, type PlacedMotif, type RoleColours, roleColours } from '../draw-motif'
import { emojiOutlines } from '../emoji-outline'
import { type Point, rectangle } from '../geometry'
import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import type { Noise } from '../noise'
import type { Palette } from '../palette'
import { isInColours, sortOf } from '../relations/sorts'
import { changed } from '../shading'
import { fillPath, type Paint, stroke } from '../svg'
import { flattened, isOfOneColour, type Printed } from './print'

/** What a remarque is drawn with. */
export type Press = { palette: Palette; noise: Noise }

/** The ink of lines without colours; a plate prints nothing else. */
export type RemarqueInk = { paint: Paint; isPlate: boolean }

/** px at 1024 of a figure, and from one to the next: in a picture of 480 px a figure has the size at
 * which emojis are read in text. */
const FIGURE = 86
const STEP = 101

/** Share of a colour's chroma that is left: the small drawing is quieter than the picture. */
const SOFTNESS = 0.62
const softened = ({ l, c, h }: Oklch) => oklch(l, c * SOFTNESS, h)

/** px of so many figures side by side. */
export function remarquesSize(count: number): { wide: number; high: number; isRow: boolean } {
  return { wide: FIGURE + (count - 1) * STEP, high: FIGURE, isRow: count > 1 }
}

/** What a figure is drawn with: without a body it is lines alone. */
type Colours = { ink: Paint; body?: Paint }

/** Lines in ink on a body in one colour, as the emoji is known; undefined where the font lacks it. */
function emojiAt({ emoji = '' }: Motif, [x, y]: Point, colours: Colours): string | undefined {
  const outlines = emojiOutlines(emoji, { x, y, side: FIGURE })
  if (outlines.length === 0) return undefined
  const { ink, body } = colours
  const ground = body ? outlines.map((outline) => fillPath(outline, body)).join('') : ''
  return ground + fillPath(outlines.join(''), ink)
}

/** A figure with a thin line round its parts; a flag with a hem, as a white one ends nowhere
 * without. */
function figureAt(placed: PlacedMotif, colours: RoleColours, noise: Noise, ink: Oklch): string {
  if (!isFlag(placed.motif.name))
    return drawMotif(placed, changed(colours, softened), noise, 1, { paint: ink, width: 2.2 })
  const { left, right, top, bottom } = placed.box
  const hem = rectangle(left, top, right - left, bottom - top)
  return drawMotif(placed, colours, noise, 1) + stroke(hem, ink, 2.5, { closed: true })
}

/** Their outlines alone are those of other things: a wedge of cheese, a heap of socks, a book. */
const UNLIKE_OUTLINES = /^(?:fast train|ginger root|leaf in the wind|beginner's mark|skyline)$/

/** Flags, hearts and people are told by their colours. */
const isToldByColours = (motif: Motif) =>
  isFlag(motif.name) ||
  UNLIKE_OUTLINES.test(motif.name) ||
  isOfOneColour(motif) ||
  (motif.kind === 'person' && sortOf(motif) === 'actor')

function remarqueAt(
  { palette, noise }: Press,
  motif: Motif,
  at: Point,
  sheet: Oklch,
  ink?: RemarqueInk,
): Printed {
  const placed = fit(flattened(motif), ...at, FIGURE)
  const colours = roleColours(placed.motif, palette, sheet, isFlag(motif.name) ? 0 : 0.08)
  const line = mix(palette.ink, oklch(0.3, 0.03, 40), 0.5)
  const isInInk = ink && (ink.isPlate || !isInColours(motif))
  const known = isToldByColours(motif)
    ? undefined
    : emojiAt(motif, at, isInInk ? { ink: ink.paint } : { ink: line, body: softened(colours.m) })
  return { placed, svg: known ?? figureAt(placed, colours, noise, line) }
}

/** Remarques: small drawings in a row in the margin, as printmakers add them.
 * @param wide px of the row @param lab the colour there @param ink without it all have colours */
export function remarquesAt(
  press: Press,
  motifs: readonly Motif[],
  { x, y, wide, lab }: { x: number; y: number; wide: number; lab: Oklab },
  ink?: RemarqueInk,
): Printed[] {
  const step = (wide - FIGURE) / Math.max(1, motifs.length - 1)
  return motifs.map((motif, i) =>
    remarqueAt(press, motif, [x + FIGURE / 2 + i * step, y + FIGURE / 2], oklabToOklch(lab), ink),
  )
}
