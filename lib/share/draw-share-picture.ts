import { cutText } from '@/lib/config/cut-text'
import type { Band, ShareCard } from '@/lib/share/share-card'
import { drawPicture, type Drawing, drawWithPhotos } from '@/lib/media/draw-picture'
import { isDrawable, type TextBlock, textLines } from '@/lib/media/draw-text'
import type { DrawnPicture } from '@/lib/media/send-drawing'

export const SHARE_SIZE = { width: 1200, height: 630 }
/** Raised with every change of the drawing. */
export const SHARE_VERSION = 2

export const PAPER = '#f4f4f1'
export const INK = '#18191a'
export const MUTED = '#585957'
const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const SIDE = 64
const SPINE = 24
/** A square at the left: the picture, or the colours alone. */
const TEXT = { x: HEIGHT + SIDE, width: WIDTH - HEIGHT - 2 * SIDE }
const TITLE_SIZES = [
  { size: 64, lineHeight: 68, lines: 3 },
  { size: 48, lineHeight: 54, lines: 4 },
] as const
const LONGEST_TITLE = { size: 36, lineHeight: 42, lines: 6 } as const

/** The site's name stands for a title in a script that the font lacks (G-137). */
export async function drawSharePicture(
  { card, palette, siteName }: { card: ShareCard; palette: readonly Band[]; siteName: string },
  photo: Uint8Array | null,
): Promise<DrawnPicture> {
  const drawing: Drawing = {
    ...SHARE_SIZE,
    background: PAPER,
    shapes: bands(palette, { width: photo ? SPINE : HEIGHT, height: HEIGHT }),
    texts: texts(card, siteName),
  }
  if (!photo) return { type: 'image/png', bytes: await drawPicture(drawing) }
  const fit = card.fit ?? 'cover'
  const margin = fit === 'whole' ? 40 : 0
  const place = {
    x: SPINE + margin,
    y: margin,
    fit,
    bytes: photo,
    width: HEIGHT - SPINE - margin,
    height: HEIGHT - 2 * margin,
  }
  return { type: 'image/jpeg', bytes: await drawWithPhotos(drawing, [place]) }
}

function texts({ label, title, fact, figure }: ShareCard, siteName: string): TextBlock[] {
  const isShown = isDrawable(title, 200)
  const { shown, size, lineHeight } = fitTitle(isShown ? title : siteName)
  const top = 104
  const titleTop = top + 72 + (size - 36) / 2
  const below = titleTop + (shown.length - 1) * lineHeight
  const line = { ...TEXT, colour: MUTED, weight: 400, size: 24, lineHeight: 32 } as const
  return [
    { ...line, text: label, y: top },
    ...shown.map((text, i) => ({
      ...TEXT,
      text,
      y: titleTop + i * lineHeight,
      colour: INK,
      ...({ weight: 200, size, lineHeight } as const),
    })),
    { ...line, text: cut(fact, figure ? 2 : 4, line), y: below + 56 },
    ...(figure
      ? [{ ...line, text: figure, y: 470, colour: INK, weight: 200, size: 64 } as const]
      : []),
    { ...line, text: isShown ? siteName : '', y: HEIGHT - SIDE, colour: INK, weight: 800 },
  ]
}

function fitTitle(title: string) {
  const words = title.split(/\s+/)
  for (const { lines, ...size } of TITLE_SIZES) {
    const setting = { ...size, weight: 200, width: TEXT.width } as const
    const shown = textLines(title, setting)
    // A word that is longer than a line would be cut.
    const isWhole = words.every((word) => textLines(word, setting).length < 2)
    if (shown.length <= lines && isWhole) return { ...size, shown }
  }
  const { lines, ...size } = LONGEST_TITLE
  const setting = { ...size, weight: 200, width: TEXT.width } as const
  return { ...size, shown: textLines(cut(title, lines, setting), setting) }
}

function cut(text: string, maxLines: number, setting: Parameters<typeof textLines>[1]): string {
  const lines = textLines(text, setting)
  if (lines.length <= maxLines) return text
  const fitting = lines.slice(0, maxLines).join(' ')
  return `${cutText(fitting, fitting.length - 1)}…`
}

/** Each band reaches down to the edge of their place, so that no gap shows. */
export function bands(
  palette: readonly Band[],
  { width, height }: { width: number; height: number },
): string {
  const whole = palette.reduce((sum, { share }) => sum + share, 0)
  let top = 0
  const rects = palette.map(({ hex, share }) => {
    const y = (height * top) / whole
    top += share
    return `<rect y="${y.toFixed(1)}" width="${width}" height="${height}" fill="${hex}"/>`
  })
  return `<svg width="${width}" height="${height}">${rects.join('')}</svg>`
}
