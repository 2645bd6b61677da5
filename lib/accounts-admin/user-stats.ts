import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import type { UserStats } from '@/lib/accounts-admin/schema'
import { NO_ART, readAuthorStats } from '@/lib/art-of-the-day/author-stats'
import { ART_TAG } from '@/lib/art-of-the-day/queries'
import { cached } from '@/lib/cache'
import { nowMs } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { UserModel } from '@/models/user'

const MINUTE_MS = 60_000

/** What each member made of the site, most art first; kept for a minute (G-100). */
export function listUserStats(): Promise<UserStats[]> {
  const minute = Math.floor(nowMs() / MINUTE_MS)
  return cached(`user-stats:${minute}`, [ACCOUNTS_TAG, ART_TAG], readUserStats)
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
