import { endingOf } from './file-rules'

const QUALITY = 0.9

/** A part of a picture, in its own pixels. */
type Area = { x: number; y: number; width: number; height: number }

type Drawn = { bitmap: ImageBitmap; area: Area; scale?: number }

/** WebP; where the browser writes none, PNG for what may be transparent, and else JPEG. */
export async function drawnFile(source: File, { bitmap, area, scale = 1 }: Drawn): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * scale))
  canvas.height = Math.max(1, Math.round(area.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.imageSmoothingQuality = 'high'
  const { x, y, width, height } = area
  context.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const webp = await encode(canvas, 'image/webp')
  const isOpaque = /jpe?g|hei[cf]/.test(source.type + endingOf(source))
  const blob = webp.type !== 'image/webp' && isOpaque ? await encode(canvas, 'image/jpeg') : webp
  const ending = blob.type.replace(/^image\//, '.')
  return new File([blob], source.name.replace(/\.\w+$/, '') + ending, { type: blob.type })
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture cannot be written.'))
    canvas.toBlob(take, type, QUALITY)
  })
}
