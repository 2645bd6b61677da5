import sharp from 'sharp'
import { type TextBlock, textPaths } from './draw-text'

export type Drawing = {
  width: number
  height: number
  background: string
  /** SVG elements of our own, below the texts. */
  shapes: string
  texts: readonly TextBlock[]
}

export type Photo = {
  bytes: Uint8Array
  x: number
  y: number
  width: number
  height: number
  /** Cropped to the place, or whole in its middle. */
  fit: 'cover' | 'whole'
}

export function drawPicture(drawing: Drawing): Promise<Buffer> {
  return sharp(toSvg(drawing)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** The same with a photo above the shapes, as JPEG, which stays small with many colours. */
export async function drawWithPhoto(drawing: Drawing, photo: Photo): Promise<Buffer> {
  const { width, height, fit } = photo
  const { data, info } = await sharp(photo.bytes)
    .resize({ width, height, fit: fit === 'cover' ? 'cover' : 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = photo.x + Math.round((width - info.width) / 2)
  const top = photo.y + Math.round((height - info.height) / 2)
  return sharp(toSvg(drawing))
    .composite([{ input: data, left, top }])
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function toSvg({ width, height, background, shapes, texts }: Drawing): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
      `<rect width="${width}" height="${height}" fill="${background}"/>` +
      shapes +
      texts.map(textPaths).join('') +
      '</svg>',
  )
}
