import { Types } from 'mongoose'
import { listMembers } from '@/lib/account/members'
import type { Counters, CountersById } from '@/lib/define-feature'
import { UserModel } from '@/models/user'

declare module '@/lib/define-feature' {
  interface Counters {
    signupRank: number
    signedUp: number
    verified: number
    emojiSet: number
    birthdaySet: number
    chatMessages: number
  }
}

export const accountCounters = {
  none: { signupRank: 0, signedUp: 0, verified: 0, emojiSet: 0, birthdaySet: 0, chatMessages: 0 },
  count: countAccountFacts,
}

/** It counts for one account, or for all, without samples (G-100, G-131). */
async function countAccountFacts(only?: string): Promise<CountersById> {
  const members = await listMembers()
  const ranks =
    only === undefined
      ? new Map(members.map(({ id }, i) => [id, i + 1]))
      : new Map([[only, members.findIndex(({ id }) => id === only) + 1]])
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
      const moments: Counters['moments'] = {
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
