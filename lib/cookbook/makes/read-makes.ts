import type { Viewer } from '@/lib/auth/permissions'
import type { Make } from '@/lib/cookbook/makes/schema'

/** By recipe id, newest first, as far as the viewer sees them (G-75b). */
export async function readMakes(
  _viewer: Viewer | null,
  _recipeIds: readonly string[],
): Promise<ReadonlyMap<string, Make[]>> {
  return new Map()
}

/** How many confirmed ones, by recipe id. */
export async function countMakes(): Promise<ReadonlyMap<string, number>> {
  return new Map()
}
