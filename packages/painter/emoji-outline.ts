import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Fontkit from 'fontkit'

/** The font is split by ranges of code points. */
const SLICES = 11
/** `Facing right` is a mirror image of the emoji without it. */
const FACING_RIGHT = /\u200D\u27A1\uFE0F?$/u
const TONES = /[\u{1F3FB}-\u{1F3FF}]/gu

/** The folder of a package from here upwards, as Node looks for it; a bundler would take the files
 * that are required for modules. */
function folderOf(name: string, from = process.cwd()): string {
  const folder = path.join(/* turbopackIgnore: true */ from, 'node_modules', name)
  const above = path.dirname(from)
  return existsSync(folder) || above === from ? folder : folderOf(name, above)
}

let opened: Fontkit.Font[] | undefined

/** Loaded with the first emoji: most pictures need none, and a new thread pays for all that it loads. */
function fonts(): Fontkit.Font[] {
  const load = createRequire(import.meta.url)
  const { openSync } = load('fontkit') as typeof Fontkit
  opened ??= Array.from({ length: SLICES }, (_, i) => {
    const file = `files/noto-emoji-${i}-400-normal.woff`
    const font = openSync(path.join(folderOf('@fontsource/noto-emoji'), file))
    if (!('unitsPerEm' in font)) throw new Error(`Slice ${i} is a collection.`)
    return font
  })
  return opened
}

type Box = { x: number; y: number; side: number }

/** The outlines of an emoji as paths of SVG, one for each contour, within a square round a point; as
 * the font Noto Emoji draws it (SIL OFL 1.1). None where it has no single figure for it. */
export function emojiOutlines(emoji: string, { x, y, side }: Box): string[] {
  const bare = emoji.replace(TONES, '').replace(FACING_RIGHT, '')
  const point = bare.codePointAt(0) ?? 0
  const font = fonts().find((slice) => slice.hasGlyphForCodePoint(point))
  const figures = font?.layout(bare).glyphs.filter(({ path }) => path.commands.length > 0) ?? []
  const [figure] = figures
  if (!figure || figures.length > 1) return []
  const { minX, minY, maxX, maxY } = figure.path.bbox
  const scale = side / Math.max(maxX - minX, maxY - minY)
  const across = FACING_RIGHT.test(emoji) ? -scale : scale
  return figure.path
    .translate(-(minX + maxX) / 2, -(minY + maxY) / 2)
    .scale(across, -scale)
    .translate(x, y)
    .toSVG()
    .split(/(?=M)/)
}
