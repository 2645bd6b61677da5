import { Types } from 'mongoose'
import { dayOf } from '@/lib/account/birthday'
import { listDevices } from '@/lib/account/devices'
import { listFormerNames, releaseNames } from '@/lib/account/names'
import { toPreferences } from '@/lib/account/preferences'
import { listSessions } from '@/lib/account/sessions-list'
import type { Caller } from '@/lib/auth/identity'
import type { Leaving } from '@/lib/define-feature'
import { AppError } from '@/lib/errors'
import { AdminVisitModel } from '@/models/admin-visit'
import { InvitationModel } from '@/models/invitation'
import { KnownDeviceModel } from '@/models/known-device'
import { ResetCodeModel } from '@/models/reset-code'
import { UserModel } from '@/models/user'
import { VerificationCodeModel } from '@/models/verification-code'

export async function listAccountData(caller: Caller): Promise<Record<string, unknown>> {
  const { id } = caller.viewer
  return {
    ...(await readAccount(id)),
    sessions: await listSessions(caller),
    'former-names': await listFormerNames(id),
    devices: await listDevices(id),
  }
}

async function readAccount(userId: string) {
  const user = await UserModel.findById(userId).select('+birthday +birthdaySetAt').lean()
  if (!user) throw new AppError('unauthorized')
  const { username, email, emailVerified, role, permissions, userEmoji, birthday } = user
  const { birthdaySetAt, usernameChangedAt, dateSigned, lastSigned, timesSigned } = user
  return {
    account: {
      username,
      email,
      emailVerified,
      role,
      permissions,
      userEmoji: userEmoji ?? null,
      birthday: birthday ? dayOf(birthday) : null,
      birthdaySetAt,
      usernameChangedAt,
      dateSigned,
      lastSigned,
      timesSigned,
      chatTokensUsed: user.chatTokensUsed,
      deleteAfter: user.deleteAfter,
    },
    preferences: toPreferences(user),
  }
}

export async function forgetAccountData({ id, email, emailVerified }: Leaving): Promise<void> {
  const userId = new Types.ObjectId(id)
  await VerificationCodeModel.deleteOne({ _id: userId })
  await ResetCodeModel.deleteOne({ _id: id })
  await AdminVisitModel.deleteOne({ _id: userId })
  await InvitationModel.deleteMany({
    $or: [{ usedById: userId }, ...(emailVerified ? [{ email }] : [])],
  })
  await KnownDeviceModel.deleteMany({ userId })
  await releaseNames(userId)
}
