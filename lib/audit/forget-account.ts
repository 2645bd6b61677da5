import { Types } from 'mongoose'
import { DELETED_NAME } from '@/lib/auth/display-name'
import { AuditEntryModel } from '@/models/audit-entry'

/** Removes the account's name, emoji and addresses from changes, and its accesses (G-39). */
export async function forgetInAudit(userId: string): Promise<void> {
  await AuditEntryModel.deleteMany({
    kind: 'access',
    'target.kind': 'user',
    'target.id': userId,
  })
  const personal = ['username', 'email', 'userEmoji'] as const
  const fields = personal.flatMap((name) => [`before.${name}`, `after.${name}`])
  await AuditEntryModel.updateMany(
    { 'target.kind': 'user', 'target.id': userId },
    {
      $set: { 'target.name': DELETED_NAME },
      $unset: Object.fromEntries(fields.map((field) => [field, 1])),
    },
  )
  await AuditEntryModel.updateMany(
    { actorId: new Types.ObjectId(userId) },
    { $set: { actorName: DELETED_NAME, address: null } },
  )
}
