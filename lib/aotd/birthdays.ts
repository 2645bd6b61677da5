import { type BirthdayUser, listBirthdayUsers } from '@/lib/account/birthday-users'
import { isPriorityWindow } from '@/lib/aotd/day'

export type { BirthdayUser }

/** Who comes first at this instant of an art day: its birthday users until 09:40 UTC (G-46). */
export async function listPriorityUsers(dateKey: string, at: Date): Promise<BirthdayUser[]> {
  return isPriorityWindow(dateKey, at) ? listBirthdayUsers(dateKey, at) : []
}
