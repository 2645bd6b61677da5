import { dayOf, isBirthdayToday } from '@/lib/account/birthday'
import type { Viewer } from '@/lib/auth/permissions'
import { userTag } from '@/lib/auth/sessions'
import { cached } from '@/lib/cache'
import type { UserStatus } from '@/lib/account/profile/schema'
import { UserModel } from '@/models/user'

export async function getAccountStatus(viewer: Viewer): Promise<Omit<UserStatus, 'badges'>> {
  const birthday = await cached(`birthday:${viewer.id}`, [userTag(viewer.id)], () =>
    readBirthday(viewer.id),
  )
  return {
    emailVerified: viewer.emailVerified,
    emojiSet: !!viewer.userEmoji,
    birthdaySet: birthday !== null,
    ...(birthday && { birthday, birthdayToday: isBirthdayToday(new Date(birthday)) }),
  }
}

async function readBirthday(userId: string): Promise<string | null> {
  const user = await UserModel.findById(userId).select({ birthday: 1 }).lean()
  return user?.birthday ? dayOf(user.birthday) : null
}
