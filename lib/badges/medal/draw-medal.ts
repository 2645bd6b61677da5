import sharp from 'sharp'
import { BADGE_SIDE } from '@/lib/badges/catalogue'
import {
  CENTRE,
  closed,
  guilloche,
  innerRadius,
  outlineRadius,
  rose,
} from '@/lib/badges/medal/curves'
import { designOf, type Motif } from '@/lib/badges/medal/designs'
import { medalColour } from '@/lib/badges/medal/medal-colour'
import { SYMBOLS } from '@/lib/badges/medal/symbols'
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

/** `radius`: of the free place in the middle. */
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
