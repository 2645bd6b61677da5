import { difference, type Oklch, standOff } from '../colour'
import { fit, type RoleColours } from '../draw-motif'
import type { Motif } from '../motif'
import type { Role } from '../roles'
import { createStencil } from '../stencil'

const SIDE = 256
const CELL = 4

/** These roles form a motif's outer edge, in shares that add up to 1. */
export function edgeRoles(motif: Motif): ReadonlyMap<Role, number> {
  const stencil = createStencil([fit(motif, SIDE / 2, SIDE / 2, SIDE * 0.9)], SIDE, CELL)
  const counts = new Map<Role, number>()
  let all = 0
  for (let y = CELL / 2; y < SIDE; y += CELL) {
    for (let x = CELL / 2; x < SIDE; x += CELL) {
      const here = stencil.at(x, y)
      if (!here) continue
      const isInner =
        stencil.at(x - CELL, y) &&
        stencil.at(x + CELL, y) &&
        stencil.at(x, y - CELL) &&
        stencil.at(x, y + CELL)
      if (isInner) continue
      counts.set(here.role, (counts.get(here.role) ?? 0) + 1)
      all++
    }
  }
  return new Map([...counts].map(([role, count]) => [role, count / all]))
}

/** The share of a motif's outer edge that differs from its surroundings by `min`. */
export function edgeShown(
  edges: ReadonlyMap<Role, number>,
  colours: RoleColours,
  behind: Oklch,
  min: number,
): number {
  return [...edges]
    .filter(([role]) => difference(colours[role], behind) >= min)
    .reduce((sum, [, share]) => sum + share, 0)
}

/** The colours with those of the outer edge moved off the surroundings. */
export function standEdges(
  edges: ReadonlyMap<Role, number>,
  colours: RoleColours,
  behind: Oklch,
  min: number,
): RoleColours {
  const moved = { ...colours }
  for (const [role, share] of edges) {
    if (share > 0.04) moved[role] = standOff(colours[role], behind, min)
  }
  return moved
}

/** The first of some surroundings on which most of every subject's edge is seen, else the best. */
export function bestBehind<T>(
  items: readonly [T, ...T[]],
  shownOn: (item: T) => number,
  enough = 0.85,
): T {
  let [best] = items
  let max = -1
  for (const item of items) {
    const shown = shownOn(item)
    if (shown >= enough) return item
    if (shown > max) [best, max] = [item, shown]
  }
  return best
}
