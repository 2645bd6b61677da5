import type { Sharp } from 'sharp'
import { AppError } from '@/lib/errors'

/** Whole within a square, on nothing; 415 where it cannot be decoded. */
export function toSquarePng(picture: Sharp, side: number): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return picture
    .resize({ width: side, height: side, fit: 'contain', background })
    .png()
    .toBuffer()
    .catch((cause: unknown) => {
      throw new AppError('unsupported_type', { message: 'The image is damaged.', cause })
    })
}
