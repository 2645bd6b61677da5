import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '@/lib/config/limits'
import { AppError } from '@/lib/errors'

const WEBP_QUALITY = 82
const DECODE_SECONDS = 20

export type IntakePicture = { bytes: Buffer; width: number; height: number }

/** Magic numbers; other data never reaches a decoder (G-10). */
const SIGNATURES: readonly [format: string, test: (head: Buffer) => boolean][] = [
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['gif', (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6))],
  ['webp', (head) => /^RIFF[\s\S]{4}WEBP/.test(head.toString('latin1', 0, 12))],
  ['heif', (head) => /^[\s\S]{4}ftyp(avif|avis|mif1|msf1)/.test(head.toString('latin1', 0, 12))],
]

/** WebP of at most 2000 px a side, upright, without metadata; throws 415 or 413 (G-10). */
export async function intakePicture(bytes: Uint8Array): Promise<IntakePicture> {
  const picture = await openPicture(bytes)
  try {
    const { data, info } = await picture
      .resize({
        width: LIMITS.imageSide,
        height: LIMITS.imageSide,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: WEBP_QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (cause) {
    throw new AppError('unsupported_type', { message: 'The image is damaged.', cause })
  }
}

export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  if (bytes.byteLength > LIMITS.fileBytes) throw new AppError('too_large')
  await checkHeader(bytes)
  return open(bytes).timeout({ seconds: DECODE_SECONDS }).autoOrient()
}

async function checkHeader(bytes: Uint8Array): Promise<void> {
  const head = Buffer.from(bytes.subarray(0, 32))
  const format = SIGNATURES.find(([, test]) => test(head))?.[0]
  if (!format) throw new AppError('unsupported_type')
  const metadata = await open(bytes)
    .metadata()
    .catch((cause: unknown) => {
      // For some formats libvips checks the pixel count itself.
      if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooLarge()
      throw new AppError('unsupported_type', { message: 'The image is damaged.', cause })
    })
  if (metadata.format !== format) throw new AppError('unsupported_type')
  // HEIC and AVIF share a container.
  if (format === 'heif' && metadata.compression !== 'av1') throw new AppError('unsupported_type')
  const { width, height } = metadata
  const isTooLong = Math.max(width, height) > LIMITS.imageSourceSide
  if (isTooLong || width * height > LIMITS.imagePixels) throw tooLarge()
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error', animated: false })
}

/** G-114 */
function tooLarge(): AppError {
  return new AppError('too_large', { message: 'Image too large' })
}
