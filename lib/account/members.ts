import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { cached } from '@/lib/cache'
import { UserModel } from '@/models/user'

export function listMembers(): Promise<{ id: string; username: string }[]> {
  return cached('members', [ACCOUNTS_TAG], async () => {
    const users = await UserModel.find({ isSample: { $ne: true } })
      .select({ username: 1 })
      .sort({ dateSigned: 1, _id: 1 })
      .lean()
    return users.map(({ _id, username }) => ({ id: String(_id), username }))
  })
}
