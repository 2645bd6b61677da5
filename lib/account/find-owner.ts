import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { ADMIN } from '@/lib/account/last-admin'
import { cached } from '@/lib/cache'
import { UserModel } from '@/models/user'

type Owner = { id: string; username: string; email: string }

/** The first of the admins; null where none may sign in. */
export function findOwner(): Promise<Owner | null> {
  return cached('owner', [ACCOUNTS_TAG], async () => {
    const owner = await UserModel.findOne(ADMIN)
      .sort({ dateSigned: 1, _id: 1 })
      .select({ username: 1, email: 1 })
      .lean()
    return owner && { id: String(owner._id), username: owner.username, email: owner.email }
  })
}
