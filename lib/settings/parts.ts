import type { Part } from '@/lib/config/parts'
import { env } from '@/lib/env'

/** Whether the owner has left this part of the site on (G-141). */
export function isPartOn(part: Part): boolean {
  return !env().PARTS_OFF.includes(part)
}
