import { difference, mix, type Oklab, oklabToOklch, type Oklch, oklch } from '../colour'
import { drawMotif, fit, roleColours } from '../draw-motif'
import { type Box, type Point, rectangle } from '../geometry'
import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import type { Noise } from '../noise'
import type { Palette } from '../palette'
import { fill, stroke } from '../svg'
import { flattened, inkedAt, type Inks, type Printed } from './print'

/** What a seal is stamped with. */
export type Press = { palette: Palette; noise: Noise }

const VERMILION = oklch(0.56, 0.18, 31)
const PAPER = oklch(0.955, 0.02, 88)

/** px at 1024 of a figure, from one to the next, and round them: in a picture of 480 px a figure has
 * the size at which emojis are read in text. */
const FIGURE = 80
const STEP = 90
const ROUND = 12

/** px of a seal with so many figures in a row. */
export function sealSize(count: number): { wide: number; high: number } {
  return { wide: FIGURE + (count - 1) * STEP + 2 * ROUND, high: FIGURE + 2 * ROUND }
}

/** An edge as it wears off a carved stone. */
function worn({ left, right, top, bottom }: Box, noise: Noise): Point[] {
  const cut = (bottom - top) * 0.04
  const corners: Point[] = [
    [left + cut, top],
    [right - cut, top],
    [right, top + cut],
    [right, bottom - cut],
    [right - cut, bottom],
    [left + cut, bottom],
    [left, bottom - cut],
    [left, top + cut],
  ]
  return corners.map(([x, y]): Point => [
    x + 3 * noise(x / 20, y / 20),
    y + 3 * noise(y / 20, x / 20),
  ])
}

/** Colours of the rims, the usual one first, of which one is seen on the sheet. */
function rimInk({ palette }: Press, sheet: Oklab): Oklch {
  const on = oklabToOklch(sheet)
  const inks = [VERMILION, palette.a, palette.ink, oklch(0.4, 0.12, 255)]
  const isSeen = (ink: Oklch) => difference(ink, on) >= 0.17 && difference(ink, PAPER) >= 0.3
  return inks.find(isSeen) ?? VERMILION
}

/** A figure in its own colours with a thin line round its parts; a flag with a hem, as a white one ends
 * nowhere without. */
function figureAt({ palette, noise }: Press, motif: Motif, [x, y]: Point): Printed {
  const placed = fit(flattened(motif), x, y, FIGURE)
  const colours = roleColours(placed.motif, palette, PAPER, isFlag(motif.name) ? 0 : 0.08)
  const ink = mix(palette.ink, oklch(0.3, 0.03, 40), 0.5)
  if (!isFlag(motif.name))
    return { placed, svg: drawMotif(placed, colours, noise, 1, { paint: ink, width: 2 }) }
  const { left, right, top, bottom } = placed.box
  const hem = rectangle(left, top, right - left, bottom - top)
  return {
    placed,
    svg: drawMotif(placed, colours, noise, 1) + stroke(hem, ink, 2.5, { closed: true }),
  }
}

/** One seal with the figures side by side in their own colours, where printmakers sign.
 * @param lab the colour there @param plates of a print in three inks, which has no others */
export function sealedAt(
  press: Press,
  motifs: readonly Motif[],
  { x, y, lab }: { x: number; y: number; lab: Oklab },
  plates?: Inks,
): Printed[] {
  const ink = plates?.ink ?? rimInk(press, lab)
  const { wide, high } = sealSize(motifs.length)
  const edge = worn({ left: x, top: y, right: x + wide, bottom: y + high }, press.noise)
  const stone = fill(edge, plates?.ground ?? PAPER) + stroke(edge, ink, 6, { closed: true })
  return motifs.map((motif, i) => {
    const at: Point = [x + ROUND + FIGURE / 2 + i * STEP, y + high / 2]
    const { placed, svg } = plates
      ? inkedAt(motif, [...at, FIGURE], plates)
      : figureAt(press, motif, at)
    if (i > 0) return { placed, svg }
    // With the stone, which a wind leaves in place too.
    const shapes = [{ role: 'm' as const, points: edge }, ...placed.shapes]
    return { placed: { ...placed, shapes }, svg: stone + svg }
  })
}
