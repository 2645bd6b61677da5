import { mix, type Oklab, oklabToOklch, type Oklch, oklch } from '../colour'
import { drawMotif, fit, roleColours } from '../draw-motif'
import { type Point, rectangle } from '../geometry'
import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import type { Noise } from '../noise'
import type { Palette } from '../palette'
import { changed } from '../shading'
import { stroke } from '../svg'
import { flattened, inkedAt, type Inks, type Printed } from './print'

/** What a remarque is drawn with. */
export type Press = { palette: Palette; noise: Noise }

/** px at 1024 of a figure, and from one to the next: in a picture of 480 px a figure has the size at
 * which emojis are read in text. */
const FIGURE = 86
const STEP = 101

/** Share of a colour's chroma that is left: the small drawing is quieter than the picture. */
const SOFTNESS = 0.62
const softened = ({ l, c, h }: Oklch) => oklch(l, c * SOFTNESS, h)

/** px of so many figures side by side. */
export function remarquesSize(count: number): { wide: number; high: number; isRow: boolean } {
  return { wide: FIGURE + (count - 1) * STEP, high: FIGURE, isRow: count > 1 }
}

/** A figure in its own colours with a thin line round its parts; a flag with a hem, as a white one ends
 * nowhere without. */
function figureAt({ palette, noise }: Press, motif: Motif, [x, y]: Point, sheet: Oklab): Printed {
  const placed = fit(flattened(motif), x, y, FIGURE)
  const paper = oklabToOklch(sheet)
  const colours = roleColours(placed.motif, palette, paper, isFlag(motif.name) ? 0 : 0.08)
  const ink = mix(palette.ink, oklch(0.3, 0.03, 40), 0.5)
  if (!isFlag(motif.name))
    return {
      placed,
      svg: drawMotif(placed, changed(colours, softened), noise, 1, { paint: ink, width: 2.2 }),
    }
  const { left, right, top, bottom } = placed.box
  const hem = rectangle(left, top, right - left, bottom - top)
  return {
    placed,
    svg: drawMotif(placed, colours, noise, 1) + stroke(hem, ink, 2.5, { closed: true }),
  }
}

/** Remarques: small drawings in a row in the margin, as printmakers add them.
 * @param wide px of the row @param lab the colour there @param inks all colours without, and those of flags with them */
export function remarquesAt(
  press: Press,
  motifs: readonly Motif[],
  { x, y, wide, lab }: { x: number; y: number; wide: number; lab: Oklab },
  inks?: Inks,
): Printed[] {
  const step = (wide - FIGURE) / Math.max(1, motifs.length - 1)
  return motifs.map((motif, i) => {
    const at: Point = [x + FIGURE / 2 + i * step, y + FIGURE / 2]
    const isInked = inks && !isFlag(motif.name)
    return isInked ? inkedAt(motif, [...at, FIGURE], inks) : figureAt(press, motif, at, lab)
  })
}
