import type { POST as CONFIRM_ALL } from '@/app/api/badges/confirm-all/route'
import type { POST as CONFIRM } from '@/app/api/badges/confirm/route'
import { callRoute } from '@/lib/http/client'

// Apart from what every page with a waiting badge loads.

export function collectBadge(badgeCode: string) {
  return callRoute<typeof CONFIRM>('/api/badges/confirm', { method: 'POST', body: { badgeCode } })
}

export function collectAllBadges() {
  return callRoute<typeof CONFIRM_ALL>('/api/badges/confirm-all', { method: 'POST' })
}
