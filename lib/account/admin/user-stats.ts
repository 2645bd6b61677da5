import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import type { UserStats } from '@/lib/account/admin/schema'
import { NO_ART, readAuthorStats } from '@/lib/aotd/author-stats'
import { artDayOf } from '@/lib/aotd/day'
import { ART_TAG } from '@/lib/aotd/queries'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { UserModel } from '@/models/user'

/** What each member made of the site, most art first; kept until it changes, or the art day ends. */
export function listUserStats(): Promise<UserStats[]> {
  return cached(`user-stats:${artDayOf(now())}`, [ACCOUNTS_TAG, ART_TAG], readUserStats)
}

async function readUserStats(): Promise<UserStats[]> {
  await connectDb()
  const users = await UserModel.find({ isSample: { $ne: true } })
    .select({ username: 1 })
    .sort({ dateSigned: 1, _id: 1 })
    .lean()
  const stats = await readAuthorStats()
  const rows = users.map(({ _id, username }, i) => ({
    username,
    ...(stats.get(String(_id)) ?? NO_ART),
    // Makes are counted once there is a cookbook to make something from.
    confirmedRecipeMakes: 0,
    signupRank: i + 1,
  }))
  return rows.sort((a, b) => b.totalAOTDs - a.totalAOTDs || a.signupRank - b.signupRank)
}
