import { ADMIN } from '@/lib/account/last-admin'
import { UserModel } from '@/models/user'

/** The first of the admins; null where none may sign in. */
export async function findOwner(): Promise<{ id: string; username: string; email: string } | null> {
  const owner = await UserModel.findOne(ADMIN)
    .sort({ dateSigned: 1, _id: 1 })
    .select({ username: 1, email: 1 })
    .lean()
  return owner && { id: String(owner._id), username: owner.username, email: owner.email }
}
