import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { listCompletedArt } from '@/lib/aotd/completed'
import { hasRole, type Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { connectDb } from '@/lib/db'
import type { AdminTotals, SiteTotals } from '@/lib/site-stats/schema'
import { UserModel } from '@/models/user'

const MOST_TOKENS = 10
/** What was made up counts nowhere. */
const REAL = { isSample: { $ne: true } }

/** The figures of the whole site; admins get what is about members too (G-101). */
export async function getSiteTotals(viewer: Viewer | null): Promise<SiteTotals | AdminTotals> {
  const { totalFriendsFamilyUsers, usersWithTheMostTokens, ...all } = await getAdminTotals()
  return hasRole(viewer, 'admin')
    ? { ...all, totalFriendsFamilyUsers, usersWithTheMostTokens }
    : all
}

export async function getAdminTotals(): Promise<AdminTotals> {
  const accounts = await cached('account-totals', [ACCOUNTS_TAG], readAccountTotals)
  const art = await listCompletedArt()
  // Messages are counted once there is a chat.
  return { ...accounts, totalAOTD: art.length, totalMessages: 0 }
}

async function readAccountTotals() {
  await connectDb()
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
    .limit(MOST_TOKENS)
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
