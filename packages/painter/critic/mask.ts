import type { PlacedMotif } from '../draw-motif'
import type { Box } from '../geometry'
import { moved, type Shown } from '../shown'
import { createStencil } from '../stencil'
import { SIDE } from './raster'

/** The pixels of a subject at 256 px, whatever covers them. */
export type Mask = {
  /** 1 inside of the subject. */
  cells: Uint8Array
  /** Share of the subject that is inside of the picture. */
  inside: number
}

/** @param size px of the picture's side */
export function maskOf(subject: Shown, size: number): Mask {
  const cell = size / SIDE
  const stencil = createStencil([subject], size, cell)
  const cells = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      if (stencil.at((x + 0.5) * cell, (y + 0.5) * cell)) cells[y * SIDE + x] = 1
    }
  }
  return { cells, inside: shareWithin(subject, { left: 0, top: 0, right: size, bottom: size }) }
}

/** The share of a subject that is inside of a frame. */
export function shareWithin(subject: PlacedMotif, { left, top, right, bottom }: Box): number {
  const { box } = subject
  if (box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom) return 1
  const [x, y] = [Math.min(box.left, left), Math.min(box.top, top)]
  const side = Math.max(Math.max(box.right, right) - x, Math.max(box.bottom, bottom) - y)
  const cell = side / SIDE
  const stencil = createStencil([moved(subject, 1, -x, -y)], side, cell)
  let [all, inside] = [0, 0]
  for (let py = cell / 2; py < side; py += cell) {
    for (let px = cell / 2; px < side; px += cell) {
      if (!stencil.at(px, py)) continue
      all++
      const isIn = px + x >= left && px + x < right && py + y >= top && py + y < bottom
      if (isIn) inside++
    }
  }
  return all === 0 ? 0 : inside / all
}
