import { ADMIN_FIELDS, type AdminFields } from '@/lib/account/admin/list-users'
import { usernameKey } from '@/lib/config/username'
import { AppError } from '@/lib/errors'
import { UserModel } from '@/models/user'

/** By name, or by the id that a rename does not change. */
export async function readUser(nameOrId: string): Promise<AdminFields> {
  const isId = /^[0-9a-f]{24}$/.test(nameOrId)
  const user = await UserModel.findOne(
    isId ? { _id: nameOrId, isSample: { $ne: true } } : { usernameKey: usernameKey(nameOrId) },
  )
    .select(ADMIN_FIELDS)
    .lean()
  if (!user) throw new AppError('not_found', { message: 'There is no such user.' })
  return user
}
