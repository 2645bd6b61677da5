import sharp from 'sharp'
import { AppError } from '@/lib/errors'
import { UnusablePicture } from '@/lib/integrations/images/port'
import { rasteriseSvg } from '@/lib/integrations/images/svg/rasterise-svg'
import { sanitiseSvg } from '@/lib/integrations/images/svg/sanitise-svg'
import { openPicture } from '@/lib/media/intake'
import { toSquarePng } from '@/lib/media/square-png'

const SVG = /^\uFEFF?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i
/** The part of a file that tells whether it is an SVG. */
const HEAD_BYTES = 512
/** An SVG is drawn this much larger, then scaled down, so that its edges are smooth. */
const OVERSAMPLING = 2

/** A square transparent PNG; an SVG is sanitised first (G-10), an unreadable file is 415. */
export async function drawSquare(
  bytes: Uint8Array<ArrayBuffer>,
  side: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES))
  const isSvg = SVG.test(head)
  const source = isSvg ? sharp(await drawSvg(bytes, side, signal)) : await openPicture(bytes)
  return toSquarePng(source, side)
}

async function drawSvg(
  bytes: Uint8Array<ArrayBuffer>,
  side: number,
  signal: AbortSignal,
): Promise<Buffer> {
  try {
    const text = new TextDecoder().decode(bytes)
    const svg = sanitiseSvg(text, { side: OVERSAMPLING * side, minShapes: 1 })
    return await rasteriseSvg(svg, { signal, background: 'none' })
  } catch (cause) {
    if (!(cause instanceof UnusablePicture)) throw cause
    throw new AppError('unsupported_type', { message: cause.message, cause })
  }
}
