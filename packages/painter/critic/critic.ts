import type { Painting } from '../painting'
import { hasDrawing } from '../shown'
import { maskOf } from './mask'
import { shareOutlined, toOklab } from './outline'
import { onPaper, rasterise } from './raster'
import { valuesOf } from './values'
import { changedCells, withInverted } from './visible'

/** Limits of a picture that is accepted. */
const LIMITS = {
  /** It is a share of a subject's area. */
  visible: 0.85,
  /** It applies to a subject that the composition cuts or covers on purpose. */
  visibleIfCropped: 0.6,
  /** It is a share of a subject's outline. */
  outlined: 0.7,
  /** Difference in OKLab across the outline. */
  contrast: 0.16,
  /** It lies between a subject and the frame, px at 1024. */
  margin: 24,
  /** It is a difference of lightness, between the darkest and the lightest hundredth. */
  range: 0.3,
  /** It is a share of the picture's area, each for dark, middle and light. */
  value: 0.02,
} as const

export type FaultKind = 'hidden' | 'faint' | 'cut' | 'values'
export type Fault = {
  kind: FaultKind
  /** Name of the motif, and its number in the picture. */
  subject?: string
  index?: number
  /** How far the picture falls short of the limit, 0–1. */
  short: number
}

type Named = Pick<Fault, 'subject' | 'index'>

/** What is wrong with a painting, seen at 256 px before its finish. Empty if it is accepted. */
export async function faultsOf(painting: Painting): Promise<Fault[]> {
  const { svg, width, shown, finish } = painting
  const flat = await rasterise(svg, width)
  const lab = toOklab(onPaper(flat, finish.inks))
  const faults: Fault[] = []
  const fault = (kind: FaultKind, min: number, value: number, of?: Named) => {
    if (value < min) faults.push({ kind, short: (min - value) / min, ...of })
  }
  for (let first = 0; first < shown.length; first += 3) {
    const changed = withInverted(svg, first)
    const other = changed === undefined ? undefined : await rasterise(changed, width)
    for (const [channel, subject] of shown.slice(first, first + 3).entries()) {
      const of = { subject: subject.motif.name, index: first + channel }
      const mask = maskOf(subject, width)
      // What has no drawing is painted stroke by stroke over the ground: nothing can cover it.
      const seen =
        other && hasDrawing(svg, first + channel)
          ? changedCells(mask, flat, other, channel)
          : mask.cells
      const visible = mask.inside * (countOf(seen) / Math.max(1, countOf(mask.cells)))
      const minVisible = subject.crops ? LIMITS.visibleIfCropped : LIMITS.visible
      fault('hidden', minVisible, visible, of)
      fault('faint', LIMITS.outlined, shareOutlined(mask.cells, seen, lab, LIMITS.contrast), of)
      fault('cut', 1, roomOf(painting, subject), of)
    }
  }
  const { range, dark, middle, light } = valuesOf(lab)
  fault('values', LIMITS.range, range)
  fault('values', LIMITS.value, Math.min(dark, middle, light))
  return faults
}

function countOf(cells: Uint8Array): number {
  return cells.reduce((sum, cell) => sum + cell, 0)
}

/** 1 where a subject is far enough inside of the frame, less the farther it is outside. */
function roomOf({ width, border }: Painting, { box, crops }: Painting['shown'][number]): number {
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const [low, high] = [border, width - border]
  if (crops) return x >= low && x <= high && y >= low && y <= high ? 1 : 0
  const room = Math.min(box.left - low, box.top - low, high - box.right, high - box.bottom)
  return Math.min(1, Math.max(0, room / LIMITS.margin))
}
