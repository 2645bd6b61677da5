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

type Seen = { lab: Float32Array; side: number }

/** Renders the finished picture.
 * @returns colours in OKLab, `side` px wide: `inside` its paper border, a print in three inks with it;
 * the `whole` of a print from a block, whose border is of the paper in its cuts */
export async function colourViews(
  painting: Painting,
): Promise<{ inside: Seen; whole: Seen | null }> {
  const pixels = await render(painting, painting.finish.brush ? SIDE.brushed : SIDE.usual)
  // Bare paper is a colour of a print in three inks, which has it between its dots too.
  const isPrint = painting.finish.inks !== undefined
  const border = painting.view === 'whole' && !isPrint ? paperBorder(painting) : 0
  const margin = Math.round((border * pixels.width) / painting.width)
  const isDotted = isPrint || painting.family === 'celestial'
  const isBlock = painting.family === 'lino' && margin > 0
  return {
    inside: await seenWithin(pixels, margin, isDotted),
    whole: isBlock ? await seenWithin(pixels, 0, isDotted) : null,
  }
}

async function seenWithin(pixels: Pixels, margin: number, isDotted: boolean): Promise<Seen> {
  const { data, width, height } = pixels
  const side = isDotted ? TINTS : PIXELS
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: margin, top: margin, width: width - 2 * margin, height: height - 2 * margin })
    .resize(side, side, { fit: 'fill', kernel: isDotted ? 'cubic' : 'nearest' })
    .raw()
    .toBuffer()
  return { lab: toOklab({ data: new Uint8Array(small), width: side, height: side }), side }
}

const isPaper = (name = '') => /white|cream/.test(name)

/** How a painting looks when it is finished. Of a print an ink is told beside what covers most. */
export async function lookOf(painting: Painting): Promise<Look> {
  const { inside, whole } = await colourViews(painting)
  const { lab, side } = inside
  const [first, ...others] = mainColours(lab, side)
  const [paper] = whole ? mainColours(whole.lab, side) : []
  if (paper && first && isPaper(paper) && !isPaper(first)) {
    return { colours: [paper, first], tone: toneOf(lab) }
  }
  const inks = painting.finish.inks ? mainColours(withoutTints(lab)) : []
  // Beside bare paper it is the tint that covers most.
  const second = (isPaper(first) ? [...others, ...inks] : [...inks, ...others]).find(
    (name) => name !== first,
  )
  return { colours: [first, second].filter((name) => name !== undefined), tone: toneOf(lab) }
}
