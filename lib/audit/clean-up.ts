import { now } from '@/lib/clock'
import { AuditEntryModel } from '@/models/audit-entry'

export async function deleteExpiredEntries(): Promise<void> {
  await AuditEntryModel.deleteMany({ expiresAt: { $ne: null, $lte: now() } })
}
