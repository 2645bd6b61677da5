import sharp from 'sharp'
import { paperBorder } from '../border'
import type { Painting } from '../painting'
import type { Look } from '../prompt'
import { render } from '../render'
import type { Pixels } from '../texture'
import { mainColours } from './main-colours'
import { toOklab } from './outline'
import { toneOf } from './values'

/** px. Stitches and dots are still apart at this size; strokes of a brush take long, and are so at less. */
const SIDE = { usual: 512, brushed: 384 }
/** Dots of ink and dust are seen as the tint that they make, everything else pixel by pixel: the
 * mean of a stroke and its ground would be a colour that nobody sees. */
const [TINTS, PIXELS] = [96, 192]

/** The tints of sparse dots are left out: one sees the ink or the paper. All, where nothing else is
 * left. */
function withoutTints(lab: Float32Array): Float32Array {
  const starts = Array.from({ length: lab.length / 3 }, (_, i) => 3 * i)
  const isInk = (i: number) => {
    const [l = 0, a = 0, b = 0] = lab.subarray(i, i + 3)
    return l < 0.4 || Math.hypot(a, b) > 0.08
  }
  const inks = starts.filter(isInk)
  if (inks.length < starts.length / 10) return lab
  return Float32Array.from(inks.flatMap((i) => [...lab.subarray(i, i + 3)]))
}

/** Renders the finished picture inside its paper border, a print in three inks with it.
 * @returns `lab` in OKLab, `side` px wide */
export async function finishedLab(
  painting: Painting,
): Promise<{ lab: Float32Array; side: number }> {
  const { data, width, height }: Pixels = await render(
    painting,
    painting.finish.brush ? SIDE.brushed : SIDE.usual,
  )
  // Bare paper is a colour of a print in three inks, which has it between its dots too.
  const isPrint = painting.finish.inks !== undefined
  const border = painting.view === 'whole' && !isPrint ? paperBorder(painting) : 0
  const margin = Math.round((border * width) / painting.width)
  const [w, h] = [width - 2 * margin, height - 2 * margin]
  const isDotted = isPrint || painting.family === 'celestial'
  const side = isDotted ? TINTS : PIXELS
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: margin, top: margin, width: w, height: h })
    .resize(side, side, { fit: 'fill', kernel: isDotted ? 'cubic' : 'nearest' })
    .raw()
    .toBuffer()
  const lab = toOklab({ data: new Uint8Array(small), width: side, height: side })
  return { lab, side }
}

/** How a painting looks when it is finished. Of a print an ink is told beside what covers most. */
export async function lookOf(painting: Painting): Promise<Look> {
  const { lab, side } = await finishedLab(painting)
  const [first, ...others] = mainColours(lab, side)
  const inks = painting.finish.inks ? mainColours(withoutTints(lab)) : []
  // Beside bare paper it is the tint that covers most.
  const isPaper = /white|cream/.test(first ?? '')
  const second = (isPaper ? [...others, ...inks] : [...inks, ...others]).find(
    (name) => name !== first,
  )
  return { colours: [first, second].filter((name) => name !== undefined), tone: toneOf(lab) }
}
