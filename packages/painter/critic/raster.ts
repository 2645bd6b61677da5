import sharp from 'sharp'
import { printer } from '../overprint'
import { SIDE } from '../preview/coverage'
import type { Finish } from '../painting'
import type { Pixels } from '../texture'

export { SIDE }

const DENSITY = 72

/** An SVG of `width` px as a square RGB picture. */
export async function rasterise(svg: string, width: number, side = SIDE): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg), { density: (DENSITY * side) / width })
    .resize(side, side, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  }
}

/** The colours on paper: of three inks, where the SVG holds their plates. */
export function onPaper({ data, width, height }: Pixels, inks: Finish['inks']): Pixels {
  if (!inks) return { data, width, height }
  const print = printer(inks)
  const out = new Uint8Array(data.length)
  for (let i = 0; i < data.length; i += 3)
    out.set(print([data[i] ?? 255, data[i + 1] ?? 255, data[i + 2] ?? 255]), i)
  return { data: out, width, height }
}
