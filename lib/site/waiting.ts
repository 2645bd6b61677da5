import type { Admin } from '@/lib/auth/permissions'
import type { WaitingItem } from '@/lib/config/waiting'
import { FEATURES } from '@/lib/features'

const MAX = 100

/** What needs the owner's decision, longest waiting first; at most 100 of each feature. */
export async function listWaiting(_admin: Admin): Promise<WaitingItem[]> {
  const lists = await Promise.all(FEATURES.map(({ waiting }) => waiting?.list(MAX) ?? []))
  return lists.flat().sort((a, b) => a.at.localeCompare(b.at))
}

export async function countWaiting(_admin: Admin): Promise<number> {
  const counts = await Promise.all(FEATURES.map(({ waiting }) => waiting?.count() ?? 0))
  return counts.reduce((sum, count) => sum + count, 0)
}
