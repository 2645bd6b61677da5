import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AppError, refusedAt } from '@/lib/errors'
import { isoDay } from '@/lib/format'
import { PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import type { BirthdayAnswer } from '@/lib/account/profile/schema'
import { usernameKey } from '@/lib/config/username'
import { env } from '@/lib/env'
import { UserModel } from '@/models/user'

const EARLIEST = '1900-01-01'
const LEAP_DAY = '02-29'

export function dayOf(at: Date): string {
  return isoDay(at.toISOString())
}

export function birthdayKeyOf(birthday: Date): string {
  return dayOf(birthday).slice(5)
}

/** MM-DD keys; in non-leap years 28 February includes 29 February (G-32). */
export function birthdayKeysOn(day: string): string[] {
  const key = day.slice(5)
  return key === '02-28' && !isDay(`${day.slice(0, 5)}${LEAP_DAY}`) ? [key, LEAP_DAY] : [key]
}

export function isBirthdayToday(birthday: Date): boolean {
  return birthdayKeysOn(dayOf(now())).includes(birthdayKeyOf(birthday))
}

export async function setBirthday(viewer: Viewer, birthDate: string): Promise<BirthdayAnswer> {
  const day = isoDay(birthDate)
  if (!isDay(day) || day < EARLIEST || day > dayOf(now()))
    throw refusedAt('birthDate', PROFILE_TEXTS.birthdayInvalid)
  const birthday = new Date(`${day}T00:00:00.000Z`)
  const { matchedCount } = await UserModel.updateOne(
    { _id: new Types.ObjectId(viewer.id), birthday: null },
    { $set: { birthday, birthdayKey: birthdayKeyOf(birthday), birthdaySetAt: now() } },
  )
  if (matchedCount === 0) {
    throw new AppError('conflict', { message: PROFILE_TEXTS.birthdayTaken })
  }
  await accountChanged(viewer.id)
  return {
    birthday: day,
    birthdayToday: isBirthdayToday(birthday),
    message: PROFILE_TEXTS.birthdaySaved,
  }
}

/** `Date` alone accepts 30 February as 2 March. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00.000Z`)
  return !Number.isNaN(time) && dayOf(new Date(time)) === text
}

export function hasBirthdayBanner(viewer: Viewer): boolean {
  const names = env().BIRTHDAY_BANNER_USERS?.split(',') ?? []
  return names.map(usernameKey).includes(usernameKey(viewer.username))
}
