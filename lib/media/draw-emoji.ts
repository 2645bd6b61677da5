import path from 'node:path'
import { type Font, openSync } from 'fontkit'

const FILES = path.join(process.cwd(), 'node_modules/@fontsource/noto-emoji/files')
/** The font is split by ranges of code points. */
const SLICES = 11

type Place = { x: number; y: number; size: number; colour: string }

/** An SVG path in one colour from this baseline; nothing for what the font lacks. */
export function emojiPath(emoji: string, { x, y, size, colour }: Place): string {
  const point = emoji.codePointAt(0) ?? 0
  const font = fonts().find((slice) => slice.hasGlyphForCodePoint(point))
  const outline = font?.layout(emoji).glyphs[0]?.path.toSVG()
  if (!font || !outline) return ''
  const scale = size / font.unitsPerEm
  return `<path fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})" d="${outline}"/>`
}

let opened: Font[] | undefined

function fonts(): Font[] {
  opened ??= Array.from({ length: SLICES }, (_, i) => {
    const font = openSync(path.join(FILES, `noto-emoji-${i}-400-normal.woff`))
    if (!('unitsPerEm' in font)) throw new Error(`Slice ${i} is a collection.`)
    return font
  })
  return opened
}
