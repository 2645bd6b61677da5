import { Types } from 'mongoose'
import { AppError } from '@/lib/errors'
import { withLock } from '@/lib/leases/lock'
import { UserModel } from '@/models/user'

const LAST_ADMIN = 'At least one admin is required.'

/** Runs such changes one at a time; 409 where no other admin would remain (G-16). */
export function withLastAdminCheck<T>(userId: string, change: () => Promise<T>): Promise<T> {
  return withLock('last-admin', async () => {
    if (!(await hasOtherAdmin(userId))) {
      const isAdmin = await UserModel.exists({ _id: new Types.ObjectId(userId), ...ADMIN })
      if (isAdmin) throw new AppError('conflict', { message: LAST_ADMIN })
    }
    return change()
  })
}

export const ADMIN = {
  role: /(^|,)admin(,|$)/,
  permissions: { $gte: 0 },
  isSample: { $ne: true },
  deleteAfter: null,
}

async function hasOtherAdmin(userId: string): Promise<boolean> {
  return (await UserModel.exists({ _id: { $ne: new Types.ObjectId(userId) }, ...ADMIN })) !== null
}
