import type { Oklch } from '../../colour'
import type { PlacedMotif, RoleColours } from '../../draw-motif'
import { boundsOf } from '../../geometry'
import { baseOf } from '../../roles'
import { SIDE } from '../../preview/coverage'
import { createStencil } from '../../stencil'
import { labOf } from '../sight'
import { axisOf, isSpot, SPOT_ROLES, stitchesOf } from './spots'

/** Stitches across and down. */
export const STITCHES = 72

/** A cloth before it is woven: the colour of each stitch. */
export type Cloth = {
  ground: Oklch
  get(x: number, y: number): Oklch
  set(x: number, y: number, colour: Oklch): void
  fill(x: number, y: number, wide: number, high: number, colour: Oklch): void
}

export function createCloth(ground: Oklch): Cloth {
  const cells = new Array<Oklch>(STITCHES * STITCHES).fill(ground)
  const isOn = (x: number, y: number) => x >= 0 && y >= 0 && x < STITCHES && y < STITCHES
  const set = (x: number, y: number, colour: Oklch) => {
    if (isOn(x, y)) cells[y * STITCHES + x] = colour
  }
  return {
    ground,
    get: (x, y) => cells[y * STITCHES + x] ?? ground,
    set,
    fill(x, y, wide, high, colour) {
      for (let j = 0; j < high; j++) for (let i = 0; i < wide; i++) set(x + i, y + j, colour)
    },
  }
}

/** Samples of a stitch, as shares of its side. */
const SAMPLES = [0.125, 0.375, 0.625, 0.875] as const

/** Eyes and pips, where no other shape lies over them. */
function workSpots(
  cloth: Cloth,
  placed: readonly PlacedMotif[],
  colours: readonly (RoleColours | undefined)[],
  size: number,
): void {
  const side = size / STITCHES
  const stencil = createStencil(placed, size, 3)
  placed.forEach((one, i) => {
    const axis = axisOf(one, side)
    for (const shape of one.shapes.filter((part) => isSpot(part, side))) {
      const { left, right, top, bottom } = boundsOf(shape.points)
      const here = stencil.at((left + right) / 2, (top + bottom) / 2)
      const colour = colours[i]?.[shape.role]
      if (!colour || here?.motif !== i || !SPOT_ROLES.includes(baseOf(here.role))) continue
      for (const [x, y] of stitchesOf(shape.points, side, axis)) cloth.set(x, y, colour)
    }
  })
}

/** Works placed motifs into the cloth, stitch by stitch. @param size of the canvas, px
 * @returns the number of the motif in each stitch, or -1 */
export function workIn(
  cloth: Cloth,
  placed: readonly PlacedMotif[],
  colours: readonly (RoleColours | undefined)[],
  size: number,
): Int8Array {
  const side = size / STITCHES
  const bodies = placed.map((one) => ({
    ...one,
    shapes: one.shapes.filter((shape) => !isSpot(shape, side)),
  }))
  // Whole cells in a stitch: equal figures get equal stitches.
  const stencil = createStencil(bodies, size, side / 5)
  const owners = new Int8Array(STITCHES * STITCHES).fill(-1)
  for (let y = 0; y < STITCHES; y++) {
    for (let x = 0; x < STITCHES; x++) {
      const votes = new Map<Oklch, number>()
      let owner = -1
      let bare = 0
      for (const dx of SAMPLES) {
        for (const dy of SAMPLES) {
          const here = stencil.at((x + dx) * side, (y + dy) * side)
          const colour = here && colours[here.motif]?.[here.role]
          // Eyes and other small dark shapes would be outvoted.
          const weight = here && baseOf(here.role) === 'k' ? 1.7 : 1
          if (colour) {
            votes.set(colour, (votes.get(colour) ?? 0) + weight)
            owner = here.motif
          } else bare++
        }
      }
      const [best] = [...votes].sort((a, b) => b[1] - a[1])
      if (!best || best[1] * 1.25 <= bare) continue
      cloth.set(x, y, best[0])
      owners[y * STITCHES + x] = owner
    }
  }
  workSpots(cloth, placed, colours, size)
  return owners
}

/** One stitch of a colour all round a motif, beside no other. @param owners see `workIn` */
export function edge(cloth: Cloth, owners: Int8Array, motif: number, colour: Oklch): void {
  const ownerAt = (x: number, y: number) =>
    x < 0 || y < 0 || x >= STITCHES || y >= STITCHES ? -1 : (owners[y * STITCHES + x] ?? -1)
  for (let y = 0; y < STITCHES; y++) {
    for (let x = 0; x < STITCHES; x++) {
      const isFree = ownerAt(x, y) < 0
      const isNext = [x - 1, x, x + 1].some((column) =>
        [y - 1, y, y + 1].some((row) => ownerAt(column, row) === motif),
      )
      if (isFree && isNext) cloth.set(x, y, colour)
    }
  }
}

/** The colours of a cloth as those of a preview, without the relief of its stitches. */
export function clothLab(cloth: Cloth): Float32Array {
  const out = new Float32Array(SIDE * SIDE * 3)
  for (let at = 0; at < SIDE * SIDE; at++) {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
    const of = (cell: number) => Math.floor(((cell + 0.5) * STITCHES) / SIDE)
    out.set(labOf(cloth.get(of(x), of(y))), at * 3)
  }
  return out
}
