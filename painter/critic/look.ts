import sharp from 'sharp'
import { paperBorder } from '../border'
import { oklabToOklch } from '../colour'
import type { Painting } from '../painting'
import type { Look } from '../prompt'
import { render } from '../render'
import type { Pixels } from '../texture'
import { mainColours, nameOf } from './colour-names'
import { toOklab } from './outline'
import { meanLightness } from './values'

/** px. Strokes and stitches are still apart at this size. */
const SIDE = 512
/** Dots of ink and dust are seen as the tint that they make, everything else pixel by pixel: the
 * mean of a stroke and its ground would be a colour that nobody sees. */
const [TINTS, PIXELS] = [96, 256]

/** Few dots on paper have a grey mean, but no printer's ink is grey. */
function withoutGrey(lab: Float32Array): Float32Array {
  const isGrey = (i: number) => {
    const [l = 0, a = 0, b = 0] = lab.subarray(i, i + 3)
    return nameOf(oklabToOklch([l, a, b])).family === 'grey'
  }
  const starts = Array.from({ length: lab.length / 3 }, (_, i) => 3 * i)
  return Float32Array.from(
    starts.filter((i) => !isGrey(i)).flatMap((i) => [...lab.subarray(i, i + 3)]),
  )
}

/** The finished picture inside its paper border, in OKLab. */
export async function finishedLab(painting: Painting): Promise<Float32Array> {
  const { data, width, height }: Pixels = await render(painting, SIDE)
  const margin = Math.round((paperBorder(painting) * width) / painting.width)
  const [w, h] = [width - 2 * margin, height - 2 * margin]
  const isDotted = painting.finish.inks !== undefined || painting.family === 'celestial'
  const side = isDotted ? TINTS : PIXELS
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left: margin, top: margin, width: w, height: h })
    .resize(side, side, { fit: 'fill', kernel: isDotted ? 'cubic' : 'nearest' })
    .raw()
    .toBuffer()
  const lab = toOklab({ data: new Uint8Array(small), width: side, height: side })
  return painting.finish.inks ? withoutGrey(lab) : lab
}

/** How a painting looks when it is finished. */
export async function lookOf(painting: Painting): Promise<Look> {
  const lab = await finishedLab(painting)
  return { ...mainColours(lab), lightness: meanLightness(lab) }
}
