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

/** The same with photos above the shapes, as JPEG, which stays small with many colours. */
export async function drawWithPhotos(drawing: Drawing, photos: readonly Photo[]): Promise<Buffer> {
  return sharp(toSvg(drawing))
    .composite(await Promise.all(photos.map(place)))
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

async function place({ bytes, x, y, width, height, fit }: Photo) {
  const { data, info } = await sharp(bytes)
    .resize({ width, height, fit: fit === 'cover' ? 'cover' : 'inside' })
    .toBuffer({ resolveWithObject: true })
  const left = x + Math.round((width - info.width) / 2)
  const top = y + Math.round((height - info.height) / 2)
  return { input: data, left, top }
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
