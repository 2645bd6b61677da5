import { randomBytes } from 'node:crypto'
import type { InvitationRow } from '@/lib/account/admin/schema'
import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { recordInvitation } from '@/lib/account/record-user-change'
import { toAccount } from '@/lib/auth/accounts'
import { usernameOf } from '@/lib/auth/display-name'
import type { Admin } from '@/lib/auth/permissions'
import { now, nowMs, realNow } from '@/lib/clock'
import { toDocumentId } from '@/lib/document-id'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { InvitationModel } from '@/models/invitation'
import type { User } from '@/models/user'
import type { HydratedDocument } from 'mongoose'
import { hashCode } from '@/lib/auth/secret'

export const INVITATION_DAYS = 7
/** Used and expired ones stay in the owner's list so long. */
const LISTED_DAYS = 30
const MAX_LISTED = 100

const isOpen = () => ({ usedAt: null, expiresAt: { $gt: now() } })

/** The code stands in the answer alone, never in the database. */
export async function createInvitation(
  admin: Admin,
  { email, role }: { email: string | null; role: string },
): Promise<{ id: string; code: string }> {
  const code = randomBytes(32).toString('base64url')
  const { _id } = await InvitationModel.create({
    codeHash: hashCode(code),
    email,
    role,
    createdAt: now(),
    expiresAt: new Date(nowMs() + INVITATION_DAYS * DAY_MS),
    purgeAt: new Date(realNow().getTime() + LISTED_DAYS * DAY_MS),
  })
  const id = String(_id)
  await recordInvitation(admin, id, { action: 'add invitation', before: null, after: { role } })
  return { id, code }
}

export async function listInvitations(_admin: Admin): Promise<InvitationRow[]> {
  const found = await InvitationModel.find()
    .sort({ createdAt: -1, _id: -1 })
    .limit(MAX_LISTED)
    .lean()
  return Promise.all(
    found.map(async ({ _id, email, role, createdAt, expiresAt, usedAt, usedById }) => ({
      id: String(_id),
      email: email ?? null,
      role,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      state: usedAt ? 'used' : expiresAt > now() ? 'open' : 'expired',
      usedBy: usedById ? await usernameOf(String(usedById)) : null,
    })),
  )
}

export async function revokeInvitation(admin: Admin, id: string): Promise<void> {
  const _id = toDocumentId(id)
  const revoked = _id && (await InvitationModel.findOneAndDelete({ _id, ...isOpen() }).lean())
  if (!revoked) throw new AppError('not_found')
  const before = { role: revoked.role }
  await recordInvitation(admin, id, { action: 'delete invitation', before, after: null })
}

/** What its link opens; null for one that is used, revoked, expired or unknown. */
export async function findInvitation(
  code: string,
): Promise<{ role: string; email: string | null } | null> {
  const found = await InvitationModel.findOne({ codeHash: hashCode(code), ...isOpen() }).lean()
  return found && { role: found.role, email: found.email ?? null }
}

/** One account for each invitation, also under concurrent calls; a failed sign-up gives it back. */
export async function withInvitation(
  code: string,
  create: (role: string) => Promise<HydratedDocument<User>>,
): Promise<HydratedDocument<User>> {
  const filter = { codeHash: hashCode(code), ...isOpen() }
  const taken = await InvitationModel.findOneAndUpdate(filter, { $set: { usedAt: now() } }).lean()
  if (!taken) throw new AppError('forbidden', { message: ACCOUNT_TEXTS.invitationOver })
  const { _id, role } = taken
  let user: HydratedDocument<User>
  try {
    user = await create(role)
  } catch (error) {
    await InvitationModel.updateOne({ _id }, { $set: { usedAt: null } })
    throw error
  }
  await InvitationModel.updateOne({ _id }, { $set: { usedById: user._id } })
  const use = { action: 'use invitation', before: null, after: { role } }
  await recordInvitation(toAccount(user).viewer, String(_id), use)
  return user
}
