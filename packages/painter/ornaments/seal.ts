import { difference, type Oklab, oklabToOklch, type Oklch, oklch } from '../colour'
import { type Box, type Point, rectangle } from '../geometry'
import type { Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import { fill, type Paint, stroke } from '../svg'
import { inkedAt, inkOf, isDark, type Inks, type Press, type Printed } from './print'

const VERMILION = oklch(0.56, 0.18, 31)
const PAPER = oklch(0.955, 0.02, 88)

/** px of a seal with one character, and with two above each other. */
const ONE = { wide: 88, high: 88 }
const TWO = { wide: 84, high: 152 }

/** px of a seal, as wide as it is at most. */
export function sealSize(count: number): { wide: number; high: number } {
  return count > 1 ? TWO : ONE
}

/** An edge as it wears off a carved stone. */
function worn({ left, right, top, bottom }: Box, noise: Press['noise']): Point[] {
  const cut = (right - left) * 0.04
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

/** Colours of a seal, the usual one first, of which one is seen on a ground. */
function sealInk({ palette }: Press, ground: Oklab): Oklch {
  const on = oklabToOklch(ground)
  const inks = [VERMILION, palette.a, palette.ink, oklch(0.4, 0.12, 255)]
  const isSeen = (ink: Oklch) => difference(ink, on) >= 0.17 && difference(ink, PAPER) >= 0.3
  return inks.find(isSeen) ?? PAPER
}

/** Whether the stone round the figures is cut away, so that they are in ink, or the figures are. */
const isInRelief = (motif: Motif) =>
  isFlag(motif.name) || (isDark(motif) && motif.kind !== 'symbol')

/** A figure with the stone that it is cut in, which a wind leaves in place too. */
function whole({ svg, placed }: Printed, edge: readonly Point[]): Printed {
  const shapes = [{ role: 'm' as const, points: edge }, ...placed.shapes]
  return { svg, placed: { ...placed, shapes } }
}

/** One seal with one or two characters at a place, as printmakers sign.
 * @param lab the colour there @param plates of a print in three inks */
export function sealedAt(
  press: Press,
  motifs: readonly Motif[],
  { x, y, lab }: { x: number; y: number; lab: Oklab },
  plates?: Inks,
): Printed[] {
  const { wide, high } = sealSize(motifs.length)
  const [first, ...more] = motifs
  // The colour of a blue heart is what it says.
  const local = first && more.length === 0 && !plates ? inkOf(first) : undefined
  const ink: Paint = local ?? plates?.ink ?? sealInk(press, lab)
  const paper: Paint = plates?.ground ?? (ink === PAPER ? press.palette.ink : PAPER)
  const edge = worn({ left: x, top: y, right: x + wide, bottom: y + high }, press.noise)
  const isRelief = local !== undefined || motifs.some(isInRelief)
  const rim = rectangle(x + 6, y + 6, wide - 12, high - 12)
  const stone = isRelief
    ? fill(edge, paper) + stroke(rim, ink, 4, { closed: true })
    : fill(edge, ink)
  const inks: Inks = isRelief ? { ink, ground: paper } : { ink: paper, ground: ink }
  const [step, side] = [high / motifs.length, isRelief ? 60 : 66]
  return motifs.map((motif, i) => {
    const inset = motifs.length === 1 ? 0 : (i === 0 ? 1 : -1) * 3
    const at = [x + wide / 2, y + step * (i + 0.5) + inset, side] as const
    const { svg, placed } = whole(inkedAt(motif, at, inks), edge)
    return { svg: i === 0 ? stone + svg : svg, placed }
  })
}
