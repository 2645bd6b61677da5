import { ADMIN_FIELDS, type AdminFields, toAdminUser } from '@/lib/account/admin/list-users'
import type { AdminUser } from '@/lib/account/admin/schema'
import type { Admin } from '@/lib/auth/permissions'
import { usernameKey } from '@/lib/config/username'
import { notFound } from '@/lib/errors'
import { UserModel } from '@/models/user'

/** It takes a name, or the id, which a rename does not change. */
export async function readUser(nameOrId: string): Promise<AdminFields> {
  const user = await find(nameOrId)
  if (!user) throw notFound('There is no such user.')
  return user
}

/** Null for an unknown account and for a sample. */
export async function findUser(_admin: Admin, nameOrId: string): Promise<AdminUser | null> {
  const user = await find(nameOrId)
  return user && toAdminUser(user)
}

function find(nameOrId: string): Promise<AdminFields | null> {
  const isId = /^[0-9a-f]{24}$/.test(nameOrId)
  return UserModel.findOne(
    isId ? { _id: nameOrId, isSample: { $ne: true } } : { usernameKey: usernameKey(nameOrId) },
  )
    .select(ADMIN_FIELDS)
    .lean()
}
