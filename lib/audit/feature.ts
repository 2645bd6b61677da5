import { ADDRESS_DAYS } from '@/lib/audit/catalogue'
import { now } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { AuditEntryModel } from '@/models/audit-entry'
import { Types } from 'mongoose'
import { DELETED_NAME } from '@/lib/auth/display-name'

export const audit = defineFeature({
  name: 'audit',
  kind: 'service',
  models: [AuditEntryModel],
  jobs: [{ name: 'audit-clean-up', everyMs: 6 * HOUR_MS, run: deleteExpiredEntries }],
  personalData: {
    list: async ({ viewer }) => ({ lists: { changes: await listChangesTo(viewer.id) } }),
    forget: ({ id }) => forgetInAudit(id),
  },
  stored: [
    `Sign-ins, refused sign-ins, password resets and changes of role: when, which account and from which address, so that misuse can be found. Never a password, nor a name that no account has. Kept for ${ADDRESS_DAYS} days, or until the account is erased.`,
  ],
  adminScreens: [{ label: 'audit', href: PATHS.adminAudit }],
})

async function deleteExpiredEntries(): Promise<void> {
  await AuditEntryModel.deleteMany({ expiresAt: { $ne: null, $lte: now() } })
}

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
