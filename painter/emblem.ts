import { fit, type PlacedMotif, stand } from './draw-motif'
import type { Box } from './geometry'
import type { Motif } from './motif'
import { isFlag } from './motifs/flags'
import type { Rng } from './random'

/** A box for one motif, in shares of the whole. */
type Cell = readonly [left: number, top: number, wide: number, high: number]

const ALONE: readonly Cell[] = [[0, 0, 1, 1]]

function isInAir({ mount }: Motif): boolean {
  return mount === 'flies'
}

/** Boxes by number of subjects: the main one has the largest; standing ones share a baseline. */
function cellsFor(subjects: readonly Motif[]): readonly Cell[] {
  const [, second, third] = subjects
  if (!second) return ALONE
  const above = isInAir(second)
  if (!third) {
    return above
      ? [
          [0, 0.2, 0.82, 0.8],
          [0.66, 0, 0.34, 0.34],
        ]
      : [
          [0, 0.04, 0.62, 0.96],
          [0.63, 0.48, 0.37, 0.5],
        ]
  }
  const thirdAbove = isInAir(third)
  if (above && thirdAbove)
    return [
      [0.1, 0.3, 0.8, 0.7],
      [0.7, 0, 0.3, 0.3],
      [0, 0.02, 0.28, 0.28],
    ]
  if (!above && !thirdAbove)
    return [
      [0.24, 0, 0.5, 0.94],
      [0.72, 0.56, 0.28, 0.44],
      [0, 0.6, 0.26, 0.4],
    ]
  const standing: Cell = [0.64, 0.54, 0.36, 0.46]
  const hanging: Cell = [0.67, 0.04, 0.33, 0.33]
  return [[0, 0.12, 0.62, 0.88], above ? hanging : standing, above ? standing : hanging]
}

/** Places all subjects of a picture inside one box. */
export function placeEmblem(subjects: readonly Motif[], box: Box, rng: Rng): PlacedMotif[] {
  const cells = cellsFor(subjects)
  const flip = rng.chance(0.5)
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  return subjects.slice(0, cells.length).map((motif, i) => {
    const [left, top, w, h] = cells[i] ?? [0, 0, 1, 1]
    const share = flip ? 1 - left - w / 2 : left + w / 2
    const x = box.left + share * wide
    const upright = motif.kind === 'symbol' || isFlag(motif.name)
    const pose = { flip: flip && !upright }
    if (isInAir(motif))
      return fit(motif, x, box.top + (top + h / 2) * high, Math.min(w * wide, h * high), pose)
    const placed = stand(motif, x, box.top + (top + h) * high, h * high, w * wide, pose)
    // A single wide motif is centred vertically.
    const spare = placed.box.top - (box.top + top * high)
    const rise = i === 0 && subjects.length === 1 ? spare / 2 : 0
    return stand(motif, x, box.top + (top + h) * high - rise, h * high, w * wide, pose)
  })
}

/** The box of a square of `side` round a point. */
export function squareBox(x: number, y: number, side: number): Box {
  return { left: x - side / 2, top: y - side / 2, right: x + side / 2, bottom: y + side / 2 }
}

/** Whether a motif can replace the picture's own sun or moon; all phases count. */
export function isSunOrMoon({ name, kind }: Motif): boolean {
  return kind === 'sky' && /\b(sun|moon|crescent)\b/.test(name) && !/cloud|over/.test(name)
}

export function hasSky(subjects: readonly Motif[]): boolean {
  return subjects.some((motif) => isSunOrMoon(motif) || motif.name === 'globe')
}
