import sharp from 'sharp'
import { repaint } from './brush'
import { overprint } from './overprint'
import type { Painting } from './painting'
import { type Pixels, texture } from './texture'

/** Rasterises a painting and applies its finish. @param size px of the longer side */
export async function render(painting: Painting, size = 1024): Promise<Pixels> {
  const density = (72 * size) / Math.max(painting.width, painting.height)
  const { data, info } = await sharp(Buffer.from(painting.svg), { density })
    .resize(size, size, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const flat: Pixels = {
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  }
  const { brush, inks, grain, wobble, dropout } = painting.finish
  const painted = brush
    ? repaint(flat, { ...brush, seed: painting.seed })
    : inks
      ? overprint(flat, { ...inks, seed: painting.seed })
      : flat
  return texture(painted, { grain, wobble, dropout, seed: painting.seed })
}
