import { AuditEntryModel } from '@/models/audit-entry'

/** The data export of the changed account has it, without the actor. */
type ChangeTo = {
  at: string
  action: string
  before: unknown
  after: unknown
  /** A sign-in or a refusal has it; that of an admin who changed something is not exported. */
  address?: string | null
}

export async function listChangesTo(userId: string): Promise<ChangeTo[]> {
  const entries = await AuditEntryModel.find({ 'target.kind': 'user', 'target.id': userId })
    .sort({ at: 1, _id: 1 })
    .lean()
  return entries.map(({ at, action, before, after, kind, address }) => ({
    at: at.toISOString(),
    action,
    before: before as unknown,
    after: after as unknown,
    ...(kind === 'access' && { address: address ?? null }),
  }))
}
