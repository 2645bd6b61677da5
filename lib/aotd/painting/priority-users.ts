import { type BirthdayUser, listBirthdayUsers } from '@/lib/account/birthday-users'
import { isPriorityWindow } from '@/lib/aotd/day'

export type { BirthdayUser }

export async function listPriorityUsers(dateKey: string, at: Date): Promise<BirthdayUser[]> {
  return isPriorityWindow(dateKey, at) ? listBirthdayUsers(dateKey, at) : []
}
