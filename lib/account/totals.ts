import { ACCOUNTS_TAG, CHAT_TOKENS_TAG } from '@/lib/account/account-changed'
import { cached } from '@/lib/cache'
import { UserModel } from '@/models/user'

const MAX_TOKENS = 10
const REAL = { isSample: { $ne: true }, isAwaitingApproval: { $ne: true } }

export function countAccounts() {
  return cached('account-totals', [ACCOUNTS_TAG, CHAT_TOKENS_TAG], readAccountTotals)
}

async function readAccountTotals() {
  const [sum] = await UserModel.aggregate<{ totalUsers: number; totalTokensUsed: number }>([
    { $match: REAL },
    {
      $group: {
        _id: null,
        totalUsers: { $sum: 1 },
        totalTokensUsed: { $sum: '$chatTokensUsed' },
      },
    },
  ])
  const top = await UserModel.find({ ...REAL, chatTokensUsed: { $gt: 0 } })
    .select({ username: 1, chatTokensUsed: 1 })
    .sort({ chatTokensUsed: -1, _id: 1 })
    .limit(MAX_TOKENS)
    .lean()
  return {
    totalUsers: sum?.totalUsers ?? 0,
    totalTokensUsed: sum?.totalTokensUsed ?? 0,
    totalFriendsFamilyUsers: await UserModel.countDocuments({ ...REAL, permissions: { $gte: 1 } }),
    usersWithTheMostTokens: top.map(({ username, chatTokensUsed }) => ({
      username,
      chatTokensUsed,
    })),
  }
}
