import type { Oklch } from '../../colour'
import type { PlacedMotif, RoleColours } from '../../draw-motif'
import { placeEmblem } from '../../emblem'
import type { Point } from '../../geometry'
import type { Motif } from '../../motif'
import type { Rng } from '../../random'
import { createStencil } from '../../stencil'

/** Stitches across and down. */
export const STITCHES = 72

/** A cloth before it is woven: the colour of each stitch. */
export type Cloth = {
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
    get: (x, y) => cells[y * STITCHES + x] ?? ground,
    set,
    fill(x, y, wide, high, colour) {
      for (let j = 0; j < high; j++) for (let i = 0; i < wide; i++) set(x + i, y + j, colour)
    },
  }
}

/** Samples motifs into a square of the cloth, stitch by stitch. */
export function weaveMotifs(
  cloth: Cloth,
  subjects: readonly Motif[],
  [left, top]: Point,
  side: number,
  coloursOf: (placed: PlacedMotif) => RoleColours,
  rng: Rng,
): void {
  // Eight samples per stitch, so that thin shapes are not missed.
  const scale = 8
  const placed = placeEmblem(
    subjects,
    { left: 0, top: 0, right: side * scale, bottom: side * scale },
    rng,
  )
  const stencil = createStencil(placed, side * scale + scale, 2)
  const colours = placed.map(coloursOf)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const votes = new Map<Oklch, number>()
      let bare = 0
      for (const dx of [1, 3, 5, 7]) {
        for (const dy of [1, 3, 5, 7]) {
          const here = stencil.at(x * scale + dx, y * scale + dy)
          const colour = here && colours[here.motif]?.[here.role]
          const weight = here?.role === 'k' ? 1.7 : 1
          if (colour) votes.set(colour, (votes.get(colour) ?? 0) + weight)
          else bare++
        }
      }
      const [best] = [...votes].sort((a, b) => b[1] - a[1])
      if (best && best[1] * 1.25 > bare) cloth.set(left + x, top + y, best[0])
    }
  }
}
