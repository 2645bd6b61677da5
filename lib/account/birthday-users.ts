import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { birthdayKeysOn } from '@/lib/account/birthday'
import { cached } from '@/lib/cache'
import { HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { UserModel } from '@/models/user'

export type BirthdayUser = { id: string; username: string }

/** Real, verified, unsuspended accounts whose birthday was set long enough before `at` (G-46). */
export async function listBirthdayUsers(day: string, at: Date): Promise<BirthdayUser[]> {
  const users = await cached(`birthdays:${day}`, [ACCOUNTS_TAG], () => readBirthdayUsers(day))
  const latest = at.getTime() - env().BIRTHDAY_MIN_AGE_HOURS * HOUR_MS
  return users.filter((user) => user.setAt <= latest).map(({ id, username }) => ({ id, username }))
}

async function readBirthdayUsers(day: string) {
  const users = await UserModel.find({
    birthdayKey: { $in: birthdayKeysOn(day) },
    emailVerified: true,
    permissions: { $gte: 0 },
    isSample: { $ne: true },
  })
    .select({ username: 1, birthdaySetAt: 1 })
    .sort({ username: 1 })
    .lean()
  return users.map(({ _id, username, birthdaySetAt }) => ({
    id: String(_id),
    username,
    setAt: birthdaySetAt?.getTime() ?? 0,
  }))
}
