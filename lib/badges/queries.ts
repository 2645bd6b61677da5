import type { GET as UNCONFIRMED } from '@/app/api/badges/unconfirmed/route'
import { callRoute } from '@/lib/http/client'

export const BADGES_TAG = 'badges'
export const HOLDERS_TAG = 'badge-holders'

export function listUncollected() {
  return callRoute<typeof UNCONFIRMED>('/api/badges/unconfirmed')
}
