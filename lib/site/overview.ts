import { noteVisit } from '@/lib/account/admin/visits'
import type { ViewerWith } from '@/lib/auth/permissions'
import type { NewEntry } from '@/lib/define-feature'
import { activeFeatures } from '@/lib/features'
import type { News, Overview } from '@/lib/site/schema'
import { listWaiting } from '@/lib/site/waiting'

/** Counts as a visit of this admin (G-166). */
export async function readOverview(admin: ViewerWith<'admin'>): Promise<Overview> {
  const counts = new Map<string, number>()
  for (const { kind } of await listWaiting(admin)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const waiting = [...counts].map(([kind, count]) => ({ kind, count }))
  const since = await noteVisit(admin)
  return {
    waiting: waiting.toSorted((a, b) => b.count - a.count),
    since: since?.toISOString() ?? null,
    news: since ? await readNews(since) : [],
    newEntries: newEntriesOf().map(({ label, href }) => ({ label, href })),
  }
}

export function newEntriesOf(): readonly NewEntry[] {
  return activeFeatures().flatMap(({ newEntries = [] }) => newEntries)
}

async function readNews(since: Date): Promise<News[]> {
  const lists = await Promise.all(activeFeatures().map(({ news }) => news?.(since) ?? []))
  return lists.flat().filter(({ count }) => count > 0)
}
