import { LIMITS } from '@/lib/config/limits'
import { endingOf } from './file-rules'

const QUALITY = 0.9

/** A part of a picture, in percent of its sides. */
type Part = { x: number; y: number; width: number; height: number }
export const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 }

/** Sized as it is stored (G-10); WebP, or else PNG if it may be transparent, or JPEG. */
export async function drawnFile(source: File, bitmap: ImageBitmap, part = WHOLE): Promise<File> {
  const [across, down] = [bitmap.width / 100, bitmap.height / 100]
  const [width, height] = [part.width * across, part.height * down]
  const scale = Math.min(1, LIMITS.imageSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.imageSmoothingQuality = 'high'
  const from = [part.x * across, part.y * down, width, height] as const
  context.drawImage(bitmap, ...from, 0, 0, canvas.width, canvas.height)
  const webp = await encode(canvas, 'image/webp')
  const isOpaque = /jpe?g|hei[cf]/.test(source.type + endingOf(source))
  const blob = webp.type !== 'image/webp' && isOpaque ? await encode(canvas, 'image/jpeg') : webp
  const name = source.name.replace(/\.\w+$/, '') + blob.type.replace(/^image\//, '.')
  return new File([blob], name, { type: blob.type })
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture cannot be written.'))
    canvas.toBlob(take, type, QUALITY)
  })
}
