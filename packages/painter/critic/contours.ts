import { hexToRgb, mix, oklchToOklab, rgbToOklab } from '../colour'
import { outlinesOf } from '../families/outlines'
import { labOfDrawing } from '../drawing-lab'
import { printer } from '../overprint'
import type { Drawing } from '../painting'
import type { Palette } from '../palette'
import { type Contours, hasDrawing, type Shown } from '../shown'
import type { Paint } from '../svg'

/** Share of an outline below which it is drawn; the critic asks for 0.7. The preview shows a small
 * outline in few pixels, so that its share before sky and water may be farther off. */
const MIN = { usual: 0.72, small: 0.8 }
/** px at 1024. */
const SMALL = 220

/** No ink, and the two dark ones, as the plates of a print hold them. */
const PLATES = ['#ffffff', '#0061ff'] as const

type Options = {
  size: number
  palette: Palette
  also: ReadonlySet<number>
  /** Whether what is small is far away, in a landscape. */
  isFar: boolean
  /** Whether outlines are of ink alone: a key block, or the lead of a window. */
  isInked: boolean
}

function leastOf(subject: Shown | undefined, isFar: boolean): number {
  if (!subject || !isFar) return MIN.usual
  const { left, right, top, bottom } = subject.box
  return Math.max(right - left, bottom - top) < SMALL ? MIN.small : MIN.usual
}

/**
 * The colour of a contour for each subject that does not stand out from its ground: paper or ink.
 * Subjects that are painted stroke by stroke have none.
 * @param also numbers of subjects that have one in any case
 */
export function contoursFor(
  drawing: Drawing,
  shown: readonly Shown[],
  { size, palette, also, isFar, isInked }: Options,
): Contours {
  const { inks } = drawing.finish
  if (!shown.some((_, index) => hasDrawing(drawing.body, index))) return new Map()
  const print = inks && printer(inks)
  const lab = labOfDrawing(drawing)
  const outlines = outlinesOf(shown, size)
  const paints: readonly [Paint, ...Paint[]] = print
    ? PLATES
    : isInked
      ? [palette.ink]
      : [isFar ? mix(palette.paper, palette.mid, 0.5) : palette.paper, palette.ink]
  const toLab = (paint: Paint) => {
    if (typeof paint !== 'string') return oklchToOklab(paint)
    const rgb = hexToRgb(paint)
    return rgbToOklab(print?.(rgb) ?? rgb)
  }
  const shares = outlines.shares(lab)
  const faint = shares.flatMap((share, i) =>
    share < leastOf(shown[i], isFar) || also.has(i) ? [i] : [],
  )
  return outlines.contours(lab, faint, paints, toLab)
}
