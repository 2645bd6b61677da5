import { shortened } from '@/lib/config/cut-text'
import QRCode from 'qrcode'
import {
  CODE_LEVEL,
  CODE_MARGIN,
  formatLabel,
  formatText,
  HOME_MADE,
  inWords,
  scoreOf,
  scoreText,
} from '@/lib/coffee/catalogue'
import { drawCupMap } from '@/lib/coffee/map/draw-map'
import { rateColourOf } from '@/lib/coffee/rating'
import type { CoffeeCard, Coordinates } from '@/lib/coffee/schema'
import { shortDay } from '@/lib/format'
import { drawPicture } from '@/lib/media/draw-picture'
import type { TextBlock } from '@/lib/media/draw-text'

const CARD_PICTURE = { width: 1080, height: 1350 }

const PAPER = '#f4f4f1'
const INK = '#18191a'
const MUTED = '#585957'
const TRACK = '#eaeae5'
const SIDE = 64
const INNER = CARD_PICTURE.width - 2 * SIDE
const MAP = { y: 392, height: 320 }
const RATINGS_TOP = 772
const ROWS_END = 1290
const CODE = { side: 232, x: CARD_PICTURE.width - SIDE - 232, y: 1054 }
const BAR = { x: 330, width: 280 }

type CardFacts = {
  /** The code leads to it. */
  url: string
  card: CoffeeCard
  place: Coordinates | null
  city: string
  /** ISO */
  date: string
  name: string
}

export function drawCard({ url, card, place, city, date, name }: CardFacts): Promise<Buffer> {
  const map = place
    ? drawCupMap({ place, city, x: SIDE, y: MAP.y, width: INNER, height: MAP.height })
    : homeMade()
  const bars = drawRatings(card)
  const text = { x: SIDE, width: INNER, colour: INK, lineHeight: 56 }
  const facts = [card.shopLocation, card.coordinates, shortDay(date)].filter(Boolean).join(', ')
  const format = Object.entries(card.coffeeFormat)
    .map(([field, value]) => `${formatLabel(field)}: ${formatText(value)}`)
    .join(', ')
  return drawPicture({
    ...CARD_PICTURE,
    background: PAPER,
    shapes:
      `<rect width="${CARD_PICTURE.width}" height="16" fill="${card.rateColor}"/>` +
      map.shapes +
      bars.shapes +
      drawCode(url),
    texts: [
      { ...text, text: scoreText(scoreOf(card)), y: 208, size: 168, weight: 200 },
      { ...text, text: card.coffee, x: 380, width: 636, y: 140, size: 48, weight: 800 },
      {
        ...text,
        text: format,
        x: 380,
        width: 636,
        y: 192,
        size: 26,
        lineHeight: 36,
        weight: 400,
        colour: MUTED,
      },
      { ...text, text: shortened(card.shopName, 38), y: 310, size: 40, weight: 400 },
      {
        ...text,
        text: shortened(facts, 68),
        y: 358,
        size: 22,
        lineHeight: 32,
        weight: 400,
        colour: MUTED,
      },
      ...map.texts,
      ...bars.texts,
      {
        ...text,
        text: shortened(name, 16),
        x: CODE.x,
        width: CODE.side,
        y: CODE.y - 20,
        size: 24,
        lineHeight: 32,
        weight: 800,
      },
    ],
  })
}

function homeMade() {
  const box = `x="${SIDE}" y="${MAP.y}" width="${INNER}" height="${MAP.height}"`
  const text: TextBlock = {
    text: HOME_MADE,
    x: SIDE + 40,
    y: MAP.y + MAP.height / 2 + 20,
    width: INNER,
    size: 64,
    lineHeight: 72,
    weight: 200,
    colour: MUTED,
  }
  return { shapes: `<rect ${box} fill="${TRACK}"/>`, texts: [text] }
}

/** There are at most as many rows as there is room for; the heaviest come first. */
function drawRatings({ partialRatings }: CoffeeCard) {
  const height = Math.min(52, (ROWS_END - RATINGS_TOP) / Math.max(1, partialRatings.length))
  const rows = partialRatings.map((one, i) => ({ ...one, y: RATINGS_TOP + i * height }))
  const size = Math.min(24, height * 0.56)
  const text = { size, lineHeight: height, colour: INK } as const
  return {
    shapes: rows
      .map(({ value, y }) => {
        const bar = `x="${BAR.x}" y="${(y - size * 0.62).toFixed(1)}" height="12"`
        return (
          `<rect ${bar} width="${BAR.width}" fill="${TRACK}"/>` +
          `<rect ${bar} width="${(value / 10) * BAR.width}" fill="${rateColourOf(value)}"/>`
        )
      })
      .join(''),
    texts: rows.flatMap(({ name, value, y }): TextBlock[] => [
      { ...text, text: inWords(name), x: SIDE, y, width: BAR.x - SIDE, weight: 400 },
      { ...text, text: value.toFixed(1), x: BAR.x + BAR.width + 20, y, width: 100, weight: 800 },
    ]),
  }
}

function drawCode(url: string): string {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: CODE_LEVEL })
  const cells = modules.size + 2 * CODE_MARGIN
  const dark = Array.from({ length: modules.size ** 2 }, (_, i) => {
    const [row, column] = [Math.floor(i / modules.size), i % modules.size]
    return modules.get(row, column) ? `M${column + CODE_MARGIN} ${row + CODE_MARGIN}h1v1h-1z` : ''
  })
  return (
    `<svg x="${CODE.x}" y="${CODE.y}" width="${CODE.side}" height="${CODE.side}" viewBox="0 0 ${cells} ${cells}" shape-rendering="crispEdges">` +
    `<rect width="${cells}" height="${cells}" fill="#fff"/><path d="${dark.join('')}" fill="#000"/></svg>`
  )
}
