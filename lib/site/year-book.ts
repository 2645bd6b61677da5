import { shownNameOf } from '@/lib/account/shown-name'
import { findAccount } from '@/lib/auth/accounts'
import { activeFeatures } from '@/lib/features'
import type { PersonEntry } from '@/lib/site/schema'
import type { ReadYear } from '@/lib/year-book/schema'

export const readYear: ReadYear = async (userId, year) => {
  const account = await findAccount(userId)
  if (!account || account.isSuspended) throw new Error('The account may not sign in.')
  const lists = await Promise.all(
    activeFeatures().map(({ ofPerson }) => ofPerson?.(account.viewer, userId) ?? []),
  )
  const isOfYear = ({ date }: PersonEntry) => date?.startsWith(String(year))
  const byDate = (a: PersonEntry, b: PersonEntry) => (a.date ?? '').localeCompare(b.date ?? '')
  const sections = lists.flat().map(({ entries, ...section }) => ({
    ...section,
    entries: entries.filter(isOfYear).toSorted(byDate),
  }))
  return { name: await shownNameOf(userId), year, sections }
}
