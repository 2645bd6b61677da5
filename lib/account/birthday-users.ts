import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { birthdayKeysOn } from '@/lib/account/birthday'
import { shownNameOf } from '@/lib/account/shown-name'
import { cached } from '@/lib/cache'
import { HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { UserModel } from '@/models/user'

export type BirthdayUser = { id: string; name: string }

/** Real, verified, unsuspended accounts whose birthday was set long enough before `at` (G-46). */
export async function listBirthdayUsers(day: string, at: Date): Promise<BirthdayUser[]> {
  const users = await cached(`birthdays:${day}`, [ACCOUNTS_TAG], () => readBirthdayUsers(day))
  const latest = at.getTime() - env().BIRTHDAY_MIN_AGE_HOURS * HOUR_MS
  const listed = users.filter(({ setAt }) => setAt <= latest)
  return Promise.all(listed.map(async ({ id }) => ({ id, name: await shownNameOf(id) })))
}

async function readBirthdayUsers(day: string) {
  const users = await UserModel.find({
    birthdayKey: { $in: birthdayKeysOn(day) },
    emailVerified: true,
    permissions: { $gte: 0 },
    isSample: { $ne: true },
  })
    .select({ birthdaySetAt: 1 })
    .sort({ username: 1 })
    .lean()
  return users.map(({ _id, birthdaySetAt }) => ({
    id: String(_id),
    setAt: birthdaySetAt?.getTime() ?? 0,
  }))
}
