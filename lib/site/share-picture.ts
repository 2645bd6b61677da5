import type { PaletteBand } from '@/lib/aotd/schema'
import { drawPicture } from '@/lib/media/draw-picture'

/** What link previews show of a page without a picture of its own (G-137). */
export const SHARE_PICTURE = { width: 1200, height: 630 }

const PAPER = '#f4f4f1'
const INK = '#18191a'
const SIDE = 80

/** The five colours of the day beside the site's name. */
export function drawSharePicture(
  palette: readonly PaletteBand[],
  siteName: string,
): Promise<Buffer> {
  const { width, height } = SHARE_PICTURE
  const left = height + SIDE
  const text = { x: left, width: width - left - SIDE / 2, colour: INK }
  return drawPicture({
    ...{ width, height, background: PAPER },
    shapes: bands(palette, height),
    texts: [
      { ...text, text: siteName, y: 120, size: 48, lineHeight: 56, weight: 800 },
      {
        ...{ ...text, text: 'One small picture a day', y: 380 },
        ...{ size: 56, lineHeight: 72, weight: 200 },
      },
    ],
  })
}

/** A square; each band reaches down to the edge, so that no gap shows. */
function bands(palette: readonly PaletteBand[], side: number): string {
  const whole = palette.reduce((sum, { share }) => sum + share, 0)
  let top = 0
  return palette
    .map(({ hex, share }) => {
      const y = (side * top) / whole
      top += share
      return `<rect y="${y.toFixed(1)}" width="${side}" height="${side}" fill="${hex}"/>`
    })
    .join('')
}
