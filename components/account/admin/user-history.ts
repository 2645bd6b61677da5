import type { AdminUser } from '@/lib/account/admin/schema'
import { counted, isoDay } from '@/lib/format'

export function historyOf(user: AdminUser): string {
  const facts = [
    `signed up ${isoDay(user.dateSigned)}`,
    `last seen ${isoDay(user.lastSigned)}`,
    counted(user.timesSigned, 'visit'),
    counted(user.chatTokensUsed, 'token'),
  ]
  return facts.join(', ')
}
