import { noteVisit } from '@/lib/account/admin/visits'
import type { Admin } from '@/lib/auth/permissions'
import { nowMs } from '@/lib/clock'
import type { NewEntry } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { activeFeatures } from '@/lib/features'
import { findNewerVersion } from '@/lib/integrations/updates/newer-version'
import type { DayViews } from '@/lib/page-views/schema'
import type { News, Overview } from '@/lib/site/schema'
import { listWaiting } from '@/lib/site/waiting'

/** Counts as a visit of this admin (G-166). `views` are those of two weeks, today first. */
export async function readOverview(
  admin: Admin,
  views: readonly DayViews[] = [],
): Promise<Overview> {
  // It may take seconds once a day, meanwhile all else is read.
  const newerVersion = findNewerVersion()
  const counts = new Map<string, number>()
  for (const { kind, noun = kind } of await listWaiting(admin))
    counts.set(noun, (counts.get(noun) ?? 0) + 1)
  const waiting = [...counts].map(([noun, count]) => ({ noun, count }))
  const since = await noteVisit(admin)
  return {
    waiting: waiting.toSorted((a, b) => b.count - a.count),
    since: since?.toISOString() ?? null,
    news: since ? await readNews(since) : [],
    week: await readWeek(views),
    newEntries: newEntriesOf().map(({ label, href }) => ({ label, href })),
    newerVersion: await newerVersion,
  }
}

export function newEntriesOf(): readonly NewEntry[] {
  return activeFeatures().flatMap(({ newEntries = [] }) => newEntries)
}

async function readWeek(views: readonly DayViews[]): Promise<Overview['week']> {
  const since = (days: number) => new Date(nowMs() - days * DAY_MS)
  const [week, both] = [await readNews(since(7)), await readNews(since(14))]
  const viewsOf = (from: number) =>
    views.slice(from, from + 7).reduce((sum, { count }) => sum + count, 0)
  const figures = both.map((one) => {
    const count = week.find(({ noun }) => noun === one.noun)?.count ?? 0
    return { ...one, count, before: one.count - count }
  })
  const viewed = { noun: 'page view', count: viewsOf(0), before: viewsOf(7), href: '#views' }
  return viewed.count + viewed.before > 0 ? [viewed, ...figures] : figures
}

async function readNews(since: Date): Promise<News[]> {
  const lists = await Promise.all(activeFeatures().map(({ news }) => news?.(since) ?? []))
  return lists.flat().filter(({ count }) => count > 0)
}
