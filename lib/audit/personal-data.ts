import { AuditEntryModel } from '@/models/audit-entry'

/** One change to an account by somebody with a role, as it is handed out to its owner: not by whom. */
export type ChangeTo = { at: string; action: string; before: unknown; after: unknown }

/** What is kept of changes to an account, the oldest first. */
export async function listChangesTo(userId: string): Promise<ChangeTo[]> {
  const entries = await AuditEntryModel.find({ 'target.kind': 'user', 'target.id': userId })
    .sort({ at: 1, _id: 1 })
    .lean()
  return entries.map(({ at, action, before, after }) => ({
    ...{ at: at.toISOString(), action },
    ...{ before: before as unknown, after: after as unknown },
  }))
}
