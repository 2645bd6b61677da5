import { emojiOutlines } from '@pochade/painter/emoji-outline'
import type { PostcardFormat } from '@/lib/aotd/catalogue'
import type { PaletteBand } from '@/lib/aotd/schema'
import { longDay } from '@/lib/format'
import { drawWithPhotos } from '@/lib/media/draw-picture'
import { isDrawable, type TextBlock, textLines } from '@/lib/media/draw-text'
import { bands, INK, MUTED, PAPER } from '@/lib/share/draw-share-picture'

/** Raised with every change of the drawing. */
export const POSTCARD_VERSION = 2

export type PostcardFacts = {
  title: string
  dateKey: string
  signature: string
  quote: string | null
  emojis: readonly string[]
  palette: readonly PaletteBand[]
  siteName: string
}

type Sheet = {
  width: number
  height: number
  picture: { width: number; height: number } | null
  text: { x: number; y: number; width: number }
  medal: { x: number; y: number; side: number }
  /** The scale of the text, against that of a picture of 1200 × 630. */
  scale: number
}

/** A6 across at 300 dots an inch. */
export const A6 = { width: 1748, height: 1240 }

const SHEETS: Record<PostcardFormat, Sheet> = {
  landscape: {
    width: 1200,
    height: 630,
    picture: { width: 630, height: 630 },
    text: { x: 678, y: 88, width: 474 },
    medal: { x: 1044, y: 468, side: 108 },
    scale: 1,
  },
  portrait: {
    width: 1080,
    height: 1350,
    picture: { width: 1080, height: 760 },
    text: { x: 64, y: 848, width: 952 },
    medal: { x: 872, y: 1160, side: 144 },
    scale: 1.15,
  },
  pdf: {
    ...A6,
    picture: null,
    text: { x: 96, y: 160, width: 820 },
    medal: { x: 1412, y: 96, side: 240 },
    scale: 1.7,
  },
}

/** Picture and text in one; as PDF it is the back of a card, with lines for an address. */
export function drawPostcard(
  format: PostcardFormat,
  facts: PostcardFacts,
  { picture, medal }: { picture: Uint8Array; medal: Uint8Array },
): Promise<Buffer> {
  const sheet = SHEETS[format]
  const { width, height, medal: stamp } = sheet
  const { texts, emojisAt } = setTexts(sheet, facts)
  const size = 56 * sheet.scale
  const emojis = facts.emojis.map((emoji, i) => {
    const [x, y] = [sheet.text.x + size * (0.5 + i * 1.5), emojisAt - size * 0.35]
    return `<path fill="${INK}" d="${emojiOutlines(emoji, { x, y, side: size }).join('')}"/>`
  })
  const ground = sheet.picture ? bands(facts.palette, sheet.picture) : addressLines(sheet)
  const drawing = { width, height, background: PAPER, shapes: ground + emojis.join(''), texts }
  const place = sheet.picture && { bytes: picture, x: 0, y: 0, ...sheet.picture }
  return drawWithPhotos(drawing, [
    ...(place ? [{ ...place, fit: 'whole' as const }] : []),
    { bytes: medal, ...stamp, width: stamp.side, height: stamp.side, fit: 'whole' },
  ])
}

function setTexts({ text, height, scale }: Sheet, facts: PostcardFacts) {
  const texts: TextBlock[] = []
  let y = text.y
  const add = (line: string, size: number, weight: TextBlock['weight'], colour: string) => {
    const lineHeight = Math.round(size * 1.25)
    const block = { text: line, x: text.x, size, lineHeight, weight, colour, width: text.width }
    texts.push({ ...block, y })
    y += lineHeight * textLines(line, block).length
  }
  const { title, quote, siteName } = facts
  add(`Art of the day, ${longDay(facts.dateKey)}`, 18 * scale, 400, MUTED)
  y += 32 * scale
  add(isDrawable(title, 200) ? title : siteName, 40 * scale, 200, INK)
  y += 8 * scale
  if (quote && isDrawable(quote, 400)) add(`“${quote}”`, 24 * scale, 400, INK)
  add(facts.signature, 18 * scale, 400, MUTED)
  const foot = { x: text.x, y: height - 40 * scale, size: 18 * scale, width: text.width }
  texts.push({ ...foot, text: siteName, lineHeight: 24 * scale, weight: 800, colour: INK })
  return { texts, emojisAt: Math.max(y + 48 * scale, height - 96 * scale) }
}

function addressLines({ width, height, text }: Sheet): string {
  const left = text.x + text.width + 96
  const lines = [0, 1, 2, 3].map(
    (row) => `<rect x="${left}" y="${640 + row * 120}" width="${width - left - 96}" height="2"/>`,
  )
  const fold = `<rect x="${left - 48}" y="96" width="2" height="${height - 192}"/>`
  return `<g fill="${MUTED}">${fold}${lines.join('')}</g>`
}
