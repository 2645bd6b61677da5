import { callRoute } from '@/lib/http/call-route'

export const badgeCalls = {
  listUncollected: () => callRoute('/api/badges/unconfirmed', 'GET'),

  collectBadge: (badgeCode: string) =>
    callRoute('/api/badges/confirm', 'POST', { body: { badgeCode } }),

  collectAllBadges: () => callRoute('/api/badges/confirm-all', 'POST'),
}
