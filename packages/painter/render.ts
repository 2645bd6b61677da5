import sharp from 'sharp'
import { repaint } from './brush'
import { overprint } from './overprint'
import type { Painting } from './painting'
import { relief } from './relief'
import { type Pixels, texture } from './texture'
import { watercolour } from './watercolour'
import { windswept } from './wind'

function finished(flat: Pixels, { finish, shown, seed }: Painting): Pixels {
  const { brush, wash, wind, inks } = finish
  if (wind) return relief(windswept(flat, { ...wind, shown, seed }))
  if (brush) return relief(repaint(flat, { ...brush, seed }))
  if (wash) return watercolour(flat, seed)
  return inks ? overprint(flat, { ...inks, seed }) : flat
}

/** Prints remarques on a picture in flat colours. */
async function withRemarques(pixels: Pixels, svg: string, density: number): Promise<Pixels> {
  const { data, width, height } = pixels
  const printed = await sharp(data, { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(svg), density }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { ...pixels, data: new Uint8Array(printed) }
}

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
  const { grain, wobble, dropout } = painting.finish
  const { remarques } = painting
  const picture = finished(flat, painting)
  return texture(remarques ? await withRemarques(picture, remarques, density) : picture, {
    grain,
    wobble,
    dropout,
    seed: painting.seed,
  })
}
