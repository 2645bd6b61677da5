import type { POST as CONFIRM_ALL } from '@/app/api/badges/confirm-all/route'
import type { POST as CONFIRM } from '@/app/api/badges/confirm/route'
import type { GET as UNCONFIRMED } from '@/app/api/badges/unconfirmed/route'
import { callRoute } from '@/lib/http/client'

/** Of the badges themselves. */
export const BADGES_TAG = 'badges'
/** Of who holds them. */
export const HOLDERS_TAG = 'badge-holders'

export function listUncollected() {
  return callRoute<typeof UNCONFIRMED>('/api/badges/unconfirmed')
}

export function collectBadge(badgeCode: string) {
  return callRoute<typeof CONFIRM>('/api/badges/confirm', { method: 'POST', body: { badgeCode } })
}

export function collectAllBadges() {
  return callRoute<typeof CONFIRM_ALL>('/api/badges/confirm-all', { method: 'POST' })
}
