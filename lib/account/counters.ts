import { Types } from 'mongoose'
import { listMembers } from '@/lib/account/members'
import type { UserCounters } from '@/lib/define-feature'
import { UserModel } from '@/models/user'

/** It counts for one account, or for all, without samples (G-100, G-131). */
export async function countAccountFacts(
  only?: string,
): Promise<Map<string, Partial<UserCounters>>> {
  const ranks = new Map((await listMembers()).map(({ id }, i) => [id, i + 1]))
  const users = await UserModel.find({
    isSample: { $ne: true },
    ...(only !== undefined && { _id: new Types.ObjectId(only) }),
  })
    .select({ dateSigned: 1, emailVerified: 1, userEmoji: 1, chatMessages: 1, birthdaySetAt: 1 })
    .select('+birthday')
    .lean()
  return new Map(
    users.map((user) => {
      const id = String(user._id)
      const signedAt = user.dateSigned.toISOString()
      const moments: UserCounters['moments'] = {
        signedUp: [signedAt],
        signupRank: [signedAt],
        ...(user.birthdaySetAt && { birthdaySet: [user.birthdaySetAt.toISOString()] }),
      }
      return [
        id,
        {
          signedUp: 1,
          signupRank: ranks.get(id) ?? 0,
          verified: Number(user.emailVerified),
          emojiSet: Number(!!user.userEmoji),
          birthdaySet: Number(!!user.birthday),
          chatMessages: user.chatMessages,
          moments,
        },
      ]
    }),
  )
}
