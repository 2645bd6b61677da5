import { Types } from 'mongoose'
import { AppError } from '@/lib/errors'
import { withLock } from '@/lib/lock'
import { UserModel } from '@/models/user'

export const LAST_ADMIN = 'At least one admin is required.'

/**
 * Runs a change that takes an account's power as an admin away (demotion, suspension, deletion),
 * unless nobody else would be left with it: then 409, and `change` is not called (G-16). Such
 * changes wait for each other, so that two at once cannot leave the site without an admin.
 */
export function withAdminKept<T>(userId: string, change: () => Promise<T>): Promise<T> {
  return withLock('last-admin', async () => {
    if (!(await hasOtherAdmin(userId))) {
      const isAdmin = await UserModel.exists({ _id: new Types.ObjectId(userId), ...ADMIN })
      if (isAdmin) throw new AppError('conflict', { message: LAST_ADMIN })
    }
    return change()
  })
}

/** Who can act as an admin, and will go on to: nobody suspended, made up or about to be deleted. */
const ADMIN = {
  role: /(^|,)admin(,|$)/,
  permissions: { $gte: 0 },
  isSample: { $ne: true },
  deleteAfter: null,
}

async function hasOtherAdmin(userId: string): Promise<boolean> {
  return (await UserModel.exists({ _id: { $ne: new Types.ObjectId(userId) }, ...ADMIN })) !== null
}
