import { contrastRatio, hexToRgb, oklabToOklch, rgbToOklab, toHex } from '@pochade/painter/colour'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { BADGE_SIDE, type DefaultCode } from '@/lib/badges/catalogue'
import {
  CENTRE,
  closed,
  guilloche,
  innerRadius,
  type Outline,
  outlineRadius,
  OUTLINES,
  rose,
} from '@/lib/badges/medal/curves'
import { cached } from '@/lib/cache'
import { textPaths } from '@/lib/media/draw-text'

/** A PNG without a ground: the outline and a guilloche around what the code stands for (G-98). */
export function drawMedal(code: string, color: string): Promise<Buffer<ArrayBuffer>> {
  const colour = medalColour(color)
  return cached(`medal:${code}:${colour}`, [], async () => {
    const png = await sharp(Buffer.from(medalSvg(code, colour)))
      .png({ palette: true, colours: 16, compressionLevel: 9 })
      .toBuffer()
    return Buffer.from(png)
  })
}

export function medalSvg(code: string, colour: string): string {
  const { outline, points, motif } = designOf(code)
  const radius = outlineRadius(outline, points)
  const inner = innerRadius(radius)
  const [outer, middle] = [inner - 14, inner * 0.72]
  const waves = 24 + 2 * (points % 7)
  const band = guilloche(middle, outer, waves).map((d) => `<path d="${d}"/>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${BADGE_SIDE}" height="${BADGE_SIDE}" viewBox="0 0 512 512">` +
    `<style>.full{fill:${colour}}</style>` +
    `<g fill="none" stroke="${colour}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">` +
    `<path stroke-width="11" d="${closed(radius, 1440)}"/>${band.join('')}` +
    `<circle cx="${CENTRE}" cy="${CENTRE}" r="${(middle - 8).toFixed(1)}" stroke-width="5"/>` +
    `${drawMotif(motif, middle - 20, colour)}</g></svg>`
  )
}

function drawMotif(motif: Motif, radius: number, colour: string): string {
  if ('petals' in motif) {
    return `<path stroke-width="5" d="${rose(radius, motif.petals)}"/>`
  }
  if ('symbol' in motif) {
    const scale = (radius * 0.72) / 100
    return `<g transform="translate(${CENTRE} ${CENTRE}) scale(${scale.toFixed(3)})" stroke-width="22">${SYMBOLS[motif.symbol]}</g>`
  }
  return drawText(motif.text, radius, colour)
}

const ADVANCE = 0.56
const CAPITAL = 0.73

function drawText(text: string, radius: number, colour: string): string {
  const length = [...text].length
  // The diagonal of the text fits into the circle.
  const size = (2 * radius * 0.94) / Math.hypot(length * ADVANCE, CAPITAL)
  const width = length * ADVANCE * size
  const block = { text, size, colour, lineHeight: size, weight: 800, width: 2 * width } as const
  const x = CENTRE - width / 2
  return `<g stroke="none">${textPaths({ ...block, x, y: CENTRE + (CAPITAL / 2) * size })}</g>`
}

/** Paper and raised ground of both themes. */
const GROUNDS = ['#f4f4f1', '#fbfbf9', '#131414', '#232424'].map(hexToRgb)
const STEP = 0.01

/** The nearest lightness of this colour that has 3:1 on the grounds of both themes. */
export function medalColour(color: string): string {
  const wanted = oklabToOklch(rgbToOklab(hexToRgb(color)))
  if (isSeen(color)) return color
  for (let distance = STEP; distance < 1; distance += STEP) {
    for (const l of [wanted.l - distance, wanted.l + distance]) {
      const hex = toHex({ ...wanted, l })
      if (isSeen(hex)) return hex
    }
  }
  return color
}

function isSeen(hex: string): boolean {
  return GROUNDS.every((ground) => contrastRatio(hexToRgb(hex), ground) >= 3)
}

type Motif = { text: string } | { symbol: SymbolName } | { petals: number }

type Design = { outline: Outline; points: number; motif: Motif }

const text = (outline: Outline, points: number, content: string): Design => ({
  outline,
  points,
  motif: { text: content },
})
const symbol = (outline: Outline, points: number, name: SymbolName): Design => ({
  outline,
  points,
  motif: { symbol: name },
})

/** No two are alike in outline and points, nor in what stands in the middle. */
export const DESIGNS: Record<DefaultCode, Design> = {
  welcome: text('polygon', 6, 'hi'),
  verified: symbol('scallop', 12, 'check'),
  emoji: symbol('circle', 0, 'smile'),
  birthday: symbol('wave', 5, 'cake'),
  'art-1': text('wave', 7, '1'),
  'art-10': text('wave', 10, '10'),
  'art-50': text('wave', 16, '50'),
  'art-100': text('wave', 24, '100'),
  'streak-4': text('star', 4, '4d'),
  'streak-7': text('star', 7, '7d'),
  'streak-30': text('star', 14, '30d'),
  'streak-100': text('star', 25, '100d'),
  'quote-1': text('scallop', 5, '“1”'),
  'quote-10': text('scallop', 8, '“10”'),
  'quote-50': text('scallop', 16, '“50”'),
  'make-1': text('gear', 6, '×1'),
  'make-5': text('gear', 10, '×5'),
  'make-25': text('gear', 15, '×25'),
  like: symbol('scallop', 6, 'heart'),
  'chat-100': symbol('polygon', 4, 'bubble'),
  'rank-10': text('polygon', 5, '#10'),
  'rank-100': text('polygon', 8, '#100'),
  'top-author': symbol('star', 10, 'crown'),
  seasons: symbol('scallop', 4, 'leaves'),
  'first-author': symbol('wave', 12, 'star'),
  'bug-finder': symbol('gear', 8, 'bug'),
}

function designOf(code: string): Design {
  if (Object.hasOwn(DESIGNS, code)) return DESIGNS[code as DefaultCode]
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(code).digest()
  const outline = OUTLINES[a % OUTLINES.length] ?? 'circle'
  return { outline, points: 5 + (b % 14), motif: { petals: 3 + (c % 10) } }
}

/** Drawn in a box from -100 to 100 around the centre, with a round line of 22. */
const SYMBOLS = {
  check: '<path d="M-70 6-22 54 74-50"/>',
  smile: '<path d="M-40-44v18M40-44v18M-66 22c20 52 112 52 132 0"/>',
  cake: '<path d="M-80 80h160v-76h-160zM-80 42c27 24 53 24 80 0s53-24 80 0M0 4v-44"/><circle cy="-76" r="11" class="full"/>',
  heart: '<path d="M0 78C-66 28-88-4-88-34c0-54 68-66 88-14 20-52 88-40 88 14C88-4 66 28 0 78Z"/>',
  bubble: '<path d="M-88-62h176V44H-14l-46 42V44h-28z"/><path d="M-42-8h1M0-8h1M42-8h1"/>',
  crown: '<path d="M-86 62h172l12-116-58 56-40-76-40 76-58-56z"/>',
  leaves:
    '<path d="M0-26C-40-50-40-72 0-100 40-72 40-50 0-26Z"/><path d="M26 0C50-40 72-40 100 0 72 40 50 40 26 0Z" class="full"/><path d="M0 26C40 50 40 72 0 100-40 72-40 50 0 26Z"/><path d="M-26 0C-50-40-72-40-100 0-72 40-50 40-26 0Z" class="full"/>',
  star: '<path class="full" d="M0-94 27-32 94-26 43 18 58 84 0 49-58 84-43 18-94-26-27-32Z"/>',
  bug: '<path d="M-46 12c0-62 92-62 92 0v20c0 76-92 76-92 0zM-28-46C-28-92 28-92 28-46M-46 4-92-26M46 4l46-30M-46 26h-52M46 26h52M-42 56l-44 34M42 56l44 34"/>',
} as const

type SymbolName = keyof typeof SYMBOLS
