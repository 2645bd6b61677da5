import path from 'node:path'
import { type Font, openSync } from 'fontkit'

const FILES = path.join(process.cwd(), 'node_modules/@fontsource/jetbrains-mono/files')
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'] as const
/** Every glyph is as wide. */
const ADVANCE_EM = 0.6
const TRACKING_EM: Readonly<Record<Weight, number>> = { 200: -0.05, 400: 0, 800: -0.04 }

type Weight = 200 | 400 | 800

export type TextBlock = {
  text: string
  /** The left end of the first line's baseline, in pixels. */
  x: number
  y: number
  size: number
  lineHeight: number
  weight: Weight
  colour: string
  /** It is in pixels; longer lines are wrapped between words. */
  width: number
}

/** SVG paths in the site's font, so that none is installed or fetched; leaves out what it lacks. */
export function textPaths(block: TextBlock): string {
  const { x, y, size, lineHeight, weight, colour, width } = block
  const advance = advanceOf(weight, size)
  const lines = textLines(block.text, { weight, size, width })
  const glyphs = lines.flatMap((line, row) =>
    [...line].map((character, column) =>
      glyph(character, weight, {
        x: x + column * advance,
        y: y + row * lineHeight,
        size,
      }),
    ),
  )
  return `<g fill="${colour}">${glyphs.join('')}</g>`
}

type Setting = Pick<TextBlock, 'weight' | 'size' | 'width'>

export function textLines(text: string, { weight, size, width }: Setting): string[] {
  const columns = Math.max(1, Math.floor(width / advanceOf(weight, size)))
  return wrap(drawable(text, weight), columns)
}

/** Each character has this width, in pixels. */
export function advanceOf(weight: Weight, size: number): number {
  return (ADVANCE_EM + TRACKING_EM[weight]) * size
}

/** It breaks between words; a word that is longer than a line is cut. */
export function wrap(text: string, columns: number): string[] {
  const parts = new RegExp(`.{1,${columns}}`, 'gu')
  const pieces = text.split(' ').flatMap((word) => word.match(parts) ?? [])
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && [...last, ' ', ...piece].length <= columns) {
      lines[lines.length - 1] = `${last} ${piece}`
    } else lines.push(piece)
  }
  return lines
}

/** False for scripts that the font lacks, such as Hebrew, and where a word would lose letters. */
export function isDrawable(text: string, weight: Weight): boolean {
  const words = text.normalize('NFC').split(/\s+/)
  const counted = words.map((word) => {
    const letters = word.match(/[\p{L}\p{N}]/gu) ?? []
    return { all: letters.length, drawn: letters.filter((one) => inFont(one, weight)).length }
  })
  const total = (key: 'all' | 'drawn') => counted.reduce((sum, one) => sum + one[key], 0)
  const isWhole = counted.every(({ all, drawn }) => drawn === 0 || drawn === all)
  return isWhole && total('drawn') * 2 > total('all')
}

/** A character, else what it is composed of, as far as the font has it: `Ḥ` is drawn as `H`. */
function inFont(character: string, weight: Weight): string {
  if (fontOf(character, weight)) return character
  const parts = [...character.normalize('NFKD')]
  return parts.filter((part) => !/\p{M}/u.test(part) && fontOf(part, weight)).join('')
}

function drawable(text: string, weight: Weight): string {
  return [...text.normalize('NFC')]
    .map((character) => inFont(character, weight))
    .join('')
    .replace(/ +/g, ' ')
    .trim()
}

function glyph(
  character: string,
  weight: Weight,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const font = fontOf(character, weight)
  const outline = font?.glyphForCodePoint(character.codePointAt(0) ?? 0).path.toSVG()
  if (!font || !outline) return ''
  const scale = size / font.unitsPerEm
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`
}

function fontOf(character: string, weight: Weight): Font | undefined {
  const file = fontFileOf(character, weight)
  return file === undefined ? undefined : open(file)
}

export function fontFileOf(character: string, weight: Weight): string | undefined {
  const point = character.codePointAt(0) ?? 0
  const files = SUBSETS.map((subset) =>
    path.join(FILES, `jetbrains-mono-${subset}-${weight}-normal.woff`),
  )
  return files.find((file) => open(file).hasGlyphForCodePoint(point))
}

const opened = new Map<string, Font>()

function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = openSync(file)
  if (!('unitsPerEm' in font)) throw new Error(`${file} is a collection.`)
  opened.set(file, font)
  return font
}
