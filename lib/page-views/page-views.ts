import type { Admin } from '@/lib/auth/permissions'
import { lastDays, today } from '@/lib/clock'
import { PATHS } from '@/lib/config/paths'
import { isDuplicateKey } from '@/lib/errors'
import { FEATURES } from '@/lib/features'
import { mayBeCounted } from '@/lib/http/prefetch'
import { sendPageView } from '@/lib/integrations/analytics/send-page-view'
import type { PageViews } from '@/lib/page-views/schema'
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

export async function listPageViews(_admin: Admin, days: number): Promise<PageViews[]> {
  const names = lastDays(days)
  const found = await PageViewModel.find({ day: { $in: names } })
    .select({ day: 1, path: 1, count: 1 })
    .lean()
  const viewsOf = (path: string | null): PageViews => {
    const counts = new Map(names.map((day) => [day, 0]))
    for (const view of found) {
      if (path === null || view.path === path) {
        counts.set(view.day, (counts.get(view.day) ?? 0) + view.count)
      }
    }
    const byDay = [...counts].map(([day, count]) => ({ day, count }))
    return { path, days: byDay, total: byDay.reduce((sum, { count }) => sum + count, 0) }
  }
  const pages = [...new Set(found.map(({ path }) => path))].map(viewsOf)
  return [viewsOf(null), ...pages.sort((a, b) => b.total - a.total)]
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
