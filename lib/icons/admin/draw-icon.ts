import sharp from 'sharp'
import { AppError } from '@/lib/errors'
import { ICON_SIDE } from '@/lib/icons/admin/catalogue'
import { rasteriseSvg } from '@/lib/integrations/images/svg/rasterise-svg'
import { sanitiseSvg } from '@/lib/integrations/images/svg/sanitise-svg'
import { UnusablePicture } from '@/lib/integrations/images/unusable-picture'
import { openPicture } from '@/lib/media/intake'
import { toSquarePng } from '@/lib/media/square-png'

const SVG = /^\uFEFF?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)/i

/** A square transparent PNG; an SVG is sanitised first (G-10), an unreadable file is 415. */
export async function drawIcon(
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Buffer> {
  const text = new TextDecoder().decode(bytes)
  const source = SVG.test(text) ? sharp(await drawSvg(text, signal)) : await openPicture(bytes)
  return toSquarePng(source, ICON_SIDE)
}

async function drawSvg(text: string, signal: AbortSignal): Promise<Buffer> {
  try {
    const svg = sanitiseSvg(text, { side: 4 * ICON_SIDE, minShapes: 1 })
    return await rasteriseSvg(svg, { signal, background: 'none' })
  } catch (cause) {
    if (!(cause instanceof UnusablePicture)) throw cause
    throw new AppError('unsupported_type', { message: cause.message, cause })
  }
}
