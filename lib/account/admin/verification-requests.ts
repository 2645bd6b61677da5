import type { Types } from 'mongoose'
import { VERIFICATION_TEXTS as TEXTS } from '@/lib/account/admin/catalogue'
import { readUser } from '@/lib/account/admin/read-user'
import { recordUserChange } from '@/lib/account/record-user-change'
import { markVerified } from '@/lib/account/verification'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { adminUserPath, withQuery } from '@/lib/config/paths'
import type { Waiting } from '@/lib/define-feature'
import { notFound } from '@/lib/errors'
import { UserModel } from '@/models/user'
import { VerificationCodeModel } from '@/models/verification-code'

type Done = { message: string }

const waits = () => ({ askedAt: { $ne: null }, expiresAt: { $gt: now() } })

/** Members who want their address to be confirmed by hand (G-145). */
export const waitingVerifications: Waiting = {
  count: () => VerificationCodeModel.countDocuments(waits()),
  async list(limit) {
    const requests = await VerificationCodeModel.find(waits())
      .sort({ askedAt: 1, _id: 1 })
      .limit(limit)
      .lean()
    const names = await readNames(requests.map(({ _id }) => _id))
    return requests.map(({ _id, email, askedAt, expiresAt }) => ({
      id: `verification-${_id}`,
      kind: 'wants to be verified',
      noun: 'verification request',
      title: email,
      href: adminUserPath(String(_id)),
      by: names.get(String(_id)) ?? '',
      at: (askedAt ?? expiresAt).toISOString(),
      decisions: [
        {
          label: 'Confirm',
          path: pathOf(_id, email),
          method: 'PUT',
          done: TEXTS.confirmed,
          failed: TEXTS.confirmFailed,
        },
        {
          label: 'Refuse',
          path: pathOf(_id, email),
          method: 'DELETE',
          isDanger: true,
          done: TEXTS.refused,
          failed: TEXTS.refuseFailed,
        },
      ],
    }))
  },
}

/** It names the address that the owner sees, as the member may change it meanwhile. */
function pathOf(id: Types.ObjectId, email: string): string {
  return withQuery(`/api/stats/admin/user/${id}/verification`, { email })
}

async function readNames(ids: Types.ObjectId[]): Promise<ReadonlyMap<string, string>> {
  const users = await UserModel.find({ _id: { $in: ids } })
    .select({ username: 1 })
    .lean()
  return new Map(users.map(({ _id, username }) => [String(_id), username]))
}

/** 404 where nobody asks, or asks for another address by now. */
export async function confirmAddress(admin: Admin, name: string, email: string): Promise<Done> {
  const user = await takeRequest(name, email)
  if (!(await markVerified(String(user._id), email))) throw notFound(TEXTS.unknown)
  await recordUserChange(admin, user, {
    action: 'confirm address',
    before: { emailVerified: false },
    after: { emailVerified: true },
  })
  return { message: TEXTS.confirmed }
}

export async function refuseAddress(admin: Admin, name: string, email: string): Promise<Done> {
  const user = await takeRequest(name, email)
  await recordUserChange(admin, user, { action: 'refuse address', before: { email }, after: null })
  return { message: TEXTS.refused }
}

/** One of two admins who decide at once has it. */
async function takeRequest(name: string, email: string) {
  const user = await readUser(name)
  const { deletedCount } = await VerificationCodeModel.deleteOne({
    _id: user._id,
    email,
    ...waits(),
  })
  if (deletedCount === 0) throw notFound(TEXTS.unknown)
  return user
}
