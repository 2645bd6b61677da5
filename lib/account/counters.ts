import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { listMembers, MEMBER } from '@/lib/account/members'
import { cached } from '@/lib/cache'
import type { Counters, CountersById } from '@/lib/define-feature'
import { toDocumentIds } from '@/lib/document-id'
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

/** Ranks beyond it are 0 here: no rule asks for them, and each would take a count of those before. */
const MAX_RANK = 100

/** Samples are not counted, nor who waits for approval (G-100, G-131, G-165). */
async function countAccountFacts(userIds: readonly string[]): Promise<CountersById> {
  const earliest = await cached('earliest-members', [ACCOUNTS_TAG], async () =>
    (await listMembers({ limit: MAX_RANK })).map(({ id }) => id),
  )
  const users = await UserModel.find({
    ...MEMBER,
    _id: { $in: toDocumentIds(userIds) },
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
          signupRank: earliest.indexOf(id) + 1,
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
