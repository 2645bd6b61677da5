import { isBirthdayOn, isPriorityWindow } from '@/lib/art-of-the-day/day'
import { cached } from '@/lib/cache'
import { connectDb } from '@/lib/db'
import { UserModel } from '@/models/user'

/** The cache tag of who has a birthday; raised when a birthday, its verification or a name changes. */
export const BIRTHDAYS_TAG = 'birthdays'

export type BirthdayUser = { id: string; username: string }

/** Who comes first at this instant of an art day: its birthday users until 09:40 UTC (G-46). */
export async function listPriorityUsers(dateKey: string, at: Date): Promise<BirthdayUser[]> {
  if (!isPriorityWindow(dateKey, at)) return []
  return cached(`birthdays:${dateKey}`, [BIRTHDAYS_TAG], () => readBirthdayUsers(dateKey))
}

async function readBirthdayUsers(dateKey: string): Promise<BirthdayUser[]> {
  await connectDb()
  const users = await UserModel.find({
    birthday: { $ne: null },
    emailVerified: true,
    permissions: { $gte: 0 },
  })
    .select({ username: 1, birthday: 1 })
    .sort({ username: 1 })
    .lean()
  return users
    .filter(({ birthday }) => birthday && isBirthdayOn(birthday, dateKey))
    .map(({ _id, username }) => ({ id: String(_id), username }))
}
