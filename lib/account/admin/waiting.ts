import { waitingSignUps } from '@/lib/account/admin/approval'
import { waitingVerifications } from '@/lib/account/admin/verification-requests'
import type { Waiting } from '@/lib/define-feature'

/** Sign-ups that want to be approved, and addresses that want to be confirmed (G-145). */
export const waitingAccounts: Waiting = {
  count: async () => (await waitingSignUps.count()) + (await waitingVerifications.count()),
  list: async (limit) => [
    ...(await waitingSignUps.list(limit)),
    ...(await waitingVerifications.list(limit)),
  ],
}
