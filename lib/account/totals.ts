import { ACCOUNTS_TAG, CHAT_TOKENS_TAG } from '@/lib/account/account-changed'
import { countMembers, MEMBER } from '@/lib/account/members'
import { cached } from '@/lib/cache'
import { UserModel } from '@/models/user'

const MAX_TOKENS = 10
const FRIENDS = { ...MEMBER, permissions: { $gte: 1 } }
const CHATTED = { ...MEMBER, chatTokensUsed: { $gt: 0 } }

export async function countAccounts() {
  const users = await cached('account-totals', [ACCOUNTS_TAG], readUserTotals)
  const tokens = await cached('token-totals', [ACCOUNTS_TAG, CHAT_TOKENS_TAG], readTokenTotals)
  return { ...users, ...tokens }
}

async function readUserTotals() {
  return {
    totalUsers: await countMembers(),
    totalFriendsFamilyUsers: await UserModel.countDocuments(FRIENDS),
  }
}

async function readTokenTotals() {
  const [sum] = await UserModel.aggregate<{ tokens: number }>([
    { $match: CHATTED },
    { $group: { _id: null, tokens: { $sum: '$chatTokensUsed' } } },
  ])
  const top = await UserModel.find(CHATTED)
    .select({ username: 1, chatTokensUsed: 1 })
    .sort({ chatTokensUsed: -1, _id: 1 })
    .limit(MAX_TOKENS)
    .lean()
  return {
    totalTokensUsed: sum?.tokens ?? 0,
    usersWithTheMostTokens: top.map(({ username, chatTokensUsed }) => ({
      username,
      chatTokensUsed,
    })),
  }
}
