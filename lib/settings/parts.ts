import type { Part } from '@/lib/config/parts'
import { env } from '@/lib/env'

export function isPartOn(part: Part): boolean {
  return !env().PARTS_OFF.includes(part)
}
