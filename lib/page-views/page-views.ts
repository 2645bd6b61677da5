import { lastDays, today } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { isDuplicateKey } from '@/lib/errors'
import { FEATURES } from '@/lib/features'
import { mayBeCounted } from '@/lib/http/counted'
import { sendPageView } from '@/lib/integrations/analytics/send-page-view'
import type { DayViews } from '@/lib/page-views/schema'
import { adminScreens } from '@/lib/site/navigation'
import { PageViewModel } from '@/models/page-view'

/** Counts by day and page only; ignores crawlers, `DNT`, `Sec-GPC` and unknown paths (G-17). */
export async function countPageView(path: string, headers: Headers): Promise<void> {
  if (!mayBeCounted(headers)) return
  const page = await pageOf(path)
  if (page === null) return
  const key = { day: today(), path: page }
  const add = () => PageViewModel.updateOne(key, { $inc: { count: 1 } }, { upsert: true })
  // A concurrent first view may have inserted the row.
  await add().catch((error: unknown) => (isDuplicateKey(error) ? add() : Promise.reject(error)))
  sendPageView(page)
}

/** Today first. */
export async function listDayViews(days: number): Promise<DayViews[]> {
  const names = lastDays(days)
  const found = await PageViewModel.aggregate<{ _id: string; count: number }>([
    { $match: { day: { $in: names } } },
    { $group: { _id: '$day', count: { $sum: '$count' } } },
  ])
  const counts = new Map(found.map(({ _id, count }) => [_id, count]))
  return names.map((day) => ({ day, count: counts.get(day) ?? 0 }))
}

/** Null for unknown and admin pages. */
async function pageOf(path: string): Promise<string | null> {
  for (const { countedPage } of FEATURES) {
    const page = await countedPage?.(path)
    if (page) return page
  }
  const isOwners = adminScreens().some(({ href }) => href === path)
  return isOwners ? null : (Object.values(PATHS).find((href) => href === path) ?? null)
}
