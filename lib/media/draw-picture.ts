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

/** Draws a picture of the server that holds text, as PNG. */
export function drawPicture({
  width,
  height,
  background,
  shapes,
  texts,
}: Drawing): Promise<Buffer> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>` +
    shapes +
    texts.map(textPaths).join('') +
    '</svg>'
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}
