import { LIMITS } from '@/lib/config/limits'
import { HEIC_START, PICTURE_TYPES } from '@/lib/config/picture-types'
import { drawnFile } from './canvas-picture'
import { type Prepared, type Refused, tooLargeText } from './file-rules'

/** A picture of at most this size, and no wider than the server stores it, is sent as it is. */
const SMALL_BYTES = 1_000_000

const FIRST_FRAME = 'Of the animation, the first frame is taken.'
/** What tells at the start of a GIF, WebP or PNG that it is animated. */
const ANIMATED = /^GIF8[^]*NETSCAPE2\.0|^RIFF[^]*ANIM|^.PNG[^]*acTL/

let last: Promise<unknown> = Promise.resolve()

/** One at a time, as a decoded picture takes up to 200 MB. */
export function preparePicture(file: File): Promise<Prepared | Refused> {
  const work = last.then(() => prepare(file))
  last = work.catch(() => undefined)
  return work
}

async function prepare(file: File): Promise<Prepared | Refused> {
  const start = await file.slice(0, 4096).arrayBuffer()
  const head = new TextDecoder('latin1').decode(start)
  const isAnimated = ANIMATED.test(head)
  const note = isAnimated ? { note: FIRST_FRAME } : {}
  const isTaken = PICTURE_TYPES.some((type) => type === file.type) && !HEIC_START.test(head)
  const scaled = await scale(file, isTaken).catch(() => null)
  if (scaled) return { file: scaled, ...note }
  if (!isTaken) return { refusal: unreadableText(file) }
  // The server says what is wrong with it.
  if (file.size > LIMITS.fileBytes) return { refusal: tooLargeText(file, LIMITS.fileBytes) }
  return { file, ...note }
}

async function scale(file: File, isTaken: boolean): Promise<File> {
  const bitmap = await read(file, isTaken)
  const isNarrow = Math.max(bitmap.width, bitmap.height) <= LIMITS.imageSide
  try {
    if (isTaken && isNarrow && file.size <= SMALL_BYTES) return file
    const drawn = await drawnFile(file, bitmap)
    return isTaken && isNarrow && drawn.size >= file.size ? file : drawn
  } finally {
    bitmap.close()
  }
}

/** Upright. Some browsers read HEIC themselves. */
async function read(file: File, isTaken: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (error) {
    if (isTaken) throw error
    return (await import('./read-heic')).readHeic(file)
  }
}

function unreadableText({ name }: File): string {
  return `“${name}” cannot be read here. Please save it as JPEG and choose that file.`
}
