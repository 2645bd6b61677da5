import { fit } from '../draw-motif'
import { aspectOf, boxOf, type Motif } from '../motif'
import { isFlag } from '../motifs/flags'
import { HEAD_ALONE, sortOf } from '../relations/sorts'
import { createStencil } from '../stencil'

/** Cells of the grid on which the halves of a motif are compared. */
const CELLS = 64

/** Cells across a limb that is not thin: two stitches of a figure of 22. */
const LIMB = 6
/** The share of a motif in thin parts, from which it is one of lines. */
const MAX_THIN = 0.4

/** Whether it is of solid parts, as scissors and keys are not: lines are ragged in a small copy of
 * few stitches or grains. */
export function isBold(motif: Motif): boolean {
  const stencil = createStencil([fit(motif, CELLS / 2, CELLS / 2, CELLS)], CELLS, 1)
  const solid = new Uint8Array(CELLS * CELLS)
  const cells = Array.from({ length: LIMB ** 2 }, (_, i) => [i % LIMB, Math.floor(i / LIMB)])
  const isIn = (x: number, y: number) => stencil.at(x + 0.5, y + 0.5) !== undefined
  let all = 0
  for (let y = 0; y < CELLS; y++) {
    for (let x = 0; x < CELLS; x++) {
      if (!isIn(x, y)) continue
      all++
      if (!cells.every(([dx = 0, dy = 0]) => isIn(x + dx, y + dy))) continue
      for (const [dx = 0, dy = 0] of cells) solid[(y + dy) * CELLS + x + dx] = 1
    }
  }
  const thick = solid.reduce((sum, cell) => sum + cell, 0)
  return all > 0 && 1 - thick / all < MAX_THIN
}

/** Signs are read whole and upright; a sun or moon has no part that names it. */
function isSign({ kind, name, oneWay }: Motif): boolean {
  return oneWay || kind === 'symbol' || kind === 'sky' || kind === 'person' || isFlag(name)
}

/** Known by hands or ribs, which a small copy loses. */
const BY_DETAIL: readonly string[] = ['clock', 'shell']

/** More shapes than these run together in a small copy. */
const FEW_SHAPES = 11

/** Whether it is known in a small size, as one of several. @param maxShapes shapes */
export function isRepeatable(motif: Motif, maxShapes = FEW_SHAPES): boolean {
  const { shapes, kind, name, parts } = motif
  if (parts || BY_DETAIL.includes(name)) return false
  const aspect = aspectOf(motif)
  return kind !== 'person' && shapes.length <= maxShapes && aspect > 0.5 && aspect < 2
}

/** Whether it may be small in a wide field, as in a landscape: a thing, a sign or an eye would look
 * like a sticker. */
export function isOutdoors(motif: Motif): boolean {
  const { kind, mount, parts, name } = motif
  if (HEAD_ALONE.test(name)) return false
  // It has more to tell, and is as large as it can be.
  if (parts) return false
  if (kind === 'person') return mount === 'stands'
  // A wave would be without its sea.
  if (kind === 'place') return mount !== 'floats'
  // A cut flower grows out of nothing.
  return kind === 'animal' || kind === 'vehicle' || sortOf(motif) === 'tree'
}

/** A motif without the sand that it stands on elsewhere, which would be a mound on this ground. */
export function onGround(motif: Motif): Motif {
  if (motif.name !== 'cactus') return motif
  const shapes = motif.shapes.filter(({ role }) => role !== 'a')
  return { ...motif, shapes, box: boxOf(shapes) }
}

/** The share of its width that is on the ground where a motif stands firmly. */
const FOOT = 0.3

/** They lie on a tip or roll, hang, or are as small as a cup on a table. */
const TIPPED =
  /^(?:grapes|pair of cherries|cherries|strawberry|bagel|cake with candles|two clinking glasses)$/

/** Whether it stands on a table without falling over: the lowest eighth of it is broad enough. */
export function standsFirmly(motif: Motif): boolean {
  if (TIPPED.test(motif.name)) return false
  const placed = fit(motif, CELLS / 2, CELLS / 2, CELLS)
  const stencil = createStencil([placed], CELLS, 1)
  const { left, right, bottom, top } = placed.box
  const columns = Array.from({ length: CELLS }, (_, x) => x + 0.5).filter((x) =>
    Array.from({ length: CELLS }, (_, y) => y + 0.5).some(
      (y) => y > bottom - (bottom - top) / 8 && y < bottom && stencil.at(x, y) !== undefined,
    ),
  )
  return columns.length > (right - left) * FOOT
}

const STANDS =
  /bowl|cake|pan |box|pudding|popcorn|spaghetti|salad|burger|taco|ice|dumpling|pot|tin /
/** They are above the ground, and upright by their weight. */
const HANGS = /lantern|bell|balloon|chandelier|chime/
const CRAWLS = /crab|ladybird|spider|snake|lizard|beetle|cockroach|\bant$|lobster|scorpion/

/** Whether it may lie with its head to any side, as things seen from above do. */
export function isTurnable(motif: Motif): boolean {
  if (motif.parts || isSign(motif)) return false
  const { kind, name, mount } = motif
  if (kind === 'place') return false
  if (kind === 'plant') return sortOf(motif) !== 'tree'
  if (kind === 'food') return !STANDS.test(name)
  return (mount !== 'stands' && !HANGS.test(name)) || CRAWLS.test(name)
}
