import type { PlacedMotif } from './draw-motif'
import type { Role } from './roles'
import { createStencil } from './stencil'

/** How much of a placed motif is seen in each role; the shares add up to 1. */
export function roleShares(placed: PlacedMotif, size: number): Map<Role, number> {
  const cell = 8
  const stencil = createStencil([placed], size, cell)
  const counts = new Map<Role, number>()
  let total = 0
  for (let y = cell / 2; y < size; y += cell) {
    for (let x = cell / 2; x < size; x += cell) {
      const role = stencil.at(x, y)?.role
      if (!role) continue
      counts.set(role, (counts.get(role) ?? 0) + 1)
      total++
    }
  }
  return new Map([...counts].map(([role, count]) => [role, count / total]))
}
