import { execFile } from 'node:child_process'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { LIMITS } from '@/lib/config/limits'
import { HEIC_START } from '@/lib/config/picture-types'
import { AppError } from '@/lib/errors'
import { shared } from '@/lib/runtime/process-state'

const WEBP_QUALITY = 82
const DECODE_SECONDS = 20
const TOO_BUSY = 'The site has no time for this picture right now. Please try again in a moment.'

type IntakePicture = { bytes: Buffer; width: number; height: number }

/** Magic numbers; other data never reaches a decoder (G-10). */
const SIGNATURES: readonly [format: string, test: (head: Buffer) => boolean][] = [
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['gif', (head) => /^GIF8[79]a/.test(head.toString('latin1', 0, 6))],
  ['webp', (head) => /^RIFF[\s\S]{4}WEBP/.test(head.toString('latin1', 0, 12))],
  ['heif', (head) => /^[\s\S]{4}ftyp(avif|avis|mif1|msf1)/.test(head.toString('latin1', 0, 12))],
]

/** Larger AVIFs are decoded in a process of their own, at 18 bytes a pixel. */
const AVIF_PIXELS = 4_000_000

const intake = () => shared('picture-intake', () => ({ last: Promise.resolve() }))

/** WebP of at most 2000 px a side, upright, without metadata; throws 415 or 413 (G-10). */
export async function intakePicture(bytes: Uint8Array): Promise<IntakePicture> {
  // One at a time, as a decoded picture takes up to 160 MB.
  const work = intake().last.then(() => decode(bytes))
  intake().last = work.then(
    () => undefined,
    () => undefined,
  )
  return work
}

async function decode(bytes: Uint8Array): Promise<IntakePicture> {
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
    refuse(cause)
  }
}

export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  if (bytes.byteLength > LIMITS.fileBytes) throw new AppError('too_large')
  const { format, pixels } = await readHeader(bytes)
  const isHeavy = format === 'heif' && pixels > AVIF_PIXELS
  const source = isHeavy ? await reduceInChild(bytes).catch(refuse) : bytes
  return open(source).timeout({ seconds: DECODE_SECONDS }).autoOrient()
}

async function readHeader(bytes: Uint8Array): Promise<{ format: string; pixels: number }> {
  const head = Buffer.from(bytes.subarray(0, 32))
  if (HEIC_START.test(head.toString('latin1')))
    throw new AppError('unsupported_type', {
      message: 'HEIC cannot be read here. Please save it as JPEG.',
    })
  const format = SIGNATURES.find(([, test]) => test(head))?.[0]
  if (!format) throw new AppError('unsupported_type')
  const metadata = await open(bytes)
    .metadata()
    .catch((cause: unknown) => {
      // For some formats libvips checks the pixel count itself.
      if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw tooLarge()
      refuse(cause)
    })
  if (metadata.format !== format) throw new AppError('unsupported_type')
  // HEIC and AVIF share a container.
  if (format === 'heif' && metadata.compression !== 'av1') throw new AppError('unsupported_type')
  if (isTooLarge(metadata)) throw tooLarge()
  return { format, pixels: metadata.width * metadata.height }
}

function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error', animated: false })
}

/** Decoding takes long for a narrow picture too, where each line has a cost of its own (G-114). */
export function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return width * height > LIMITS.imagePixels || Math.max(width, height) > LIMITS.imageSourceSide
}

function refuse(cause: unknown): never {
  if (isTimeout(cause)) throw new AppError('unavailable', { message: TOO_BUSY, cause })
  throw new AppError('unsupported_type', { message: 'The image is damaged.', cause })
}

/** What sharp or the child process did not end in time, which says nothing about the picture. */
function isTimeout(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  return /^timeout/.test(cause.message) || ('killed' in cause && cause.killed === true)
}

function tooLarge(): AppError {
  return new AppError('too_large', { message: 'Image too large' })
}

const TIMEOUT_MS = 60_000
/** Four channels, uncompressed. */
const MAX_BYTES = 5 * LIMITS.imageSide * LIMITS.imageSide

/** An upright PNG of at most 2000 px a side; rejects for what cannot be decoded. */
function reduceInChild(bytes: Uint8Array): Promise<Buffer> {
  // Resolved at run time, so that no bundler follows it.
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/media/reduce-child.mjs')
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [file, String(LIMITS.imagePixels), String(LIMITS.imageSide)],
      {
        timeout: TIMEOUT_MS,
        maxBuffer: MAX_BYTES,
        killSignal: 'SIGKILL',
        encoding: 'buffer',
        env: { NODE_ENV: 'production' },
      },
      (error, png) => (error ? reject(error) : resolve(png)),
    )
    // The child may exit before it has read all; its exit is handled above.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(bytes)
  })
}
