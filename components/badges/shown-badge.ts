import type { Badge, CatalogueEntry } from '@/lib/badges/schema'

export type ShownBadge = {
  badge: Badge
  /** `waiting`: earned and not collected yet. */
  state: 'collected' | 'waiting' | 'open'
  dateEarned?: string
  progress?: CatalogueEntry['progress']
  holders?: number
}
