import { listArtDays } from '@/lib/aotd/archive'
import { now } from '@/lib/clock'
import { ADMIN_ENTRIES } from '@/lib/config/navigation'
import { artDayPath, PATHS } from '@/lib/config/paths'
import { connectDb } from '@/lib/db'
import { isDuplicateKey } from '@/lib/errors'
import { isCrawler } from '@/lib/http/crawler'
import { sendPageView } from '@/lib/integrations/analytics/send-page-view'
import type { DayViews } from '@/lib/page-views/schema'
import { PageViewModel } from '@/models/page-view'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Counts that a page was opened: by day and page, and nothing else of the request (G-17). Who asks
 * not to be tracked, by either signal, is not counted, nor are crawlers, nor addresses that are no
 * page of the site.
 */
export async function countPageView(path: string, headers: Headers): Promise<void> {
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1' || isCrawler(headers)) return
  const page = await pageOf(path)
  if (page === null) return
  const key = { day: now().toISOString().slice(0, 10), path: page }
  await connectDb()
  const add = () => PageViewModel.updateOne(key, { $inc: { count: 1 } }, { upsert: true })
  // Of two first views at once one makes the entry; the other finds it then.
  await add().catch((error: unknown) => (isDuplicateKey(error) ? add() : Promise.reject(error)))
  sendPageView(page)
}

/** The views of all pages on each of the last days, today first. */
export async function listDayViews(days: number): Promise<DayViews[]> {
  await connectDb()
  const today = now().getTime()
  const names = Array.from({ length: days }, (_, i) =>
    new Date(today - i * DAY_MS).toISOString().slice(0, 10),
  )
  const found = await PageViewModel.aggregate<{ _id: string; count: number }>([
    { $match: { day: { $in: names } } },
    { $group: { _id: '$day', count: { $sum: '$count' } } },
  ])
  const counts = new Map(found.map(({ _id, count }) => [_id, count]))
  return names.map((day) => ({ day, count: counts.get(day) ?? 0 }))
}

const COUNTED = Object.values(PATHS).filter(
  (path) => !ADMIN_ENTRIES.some(({ href }) => href === path),
)
const ART_PAGES: readonly string[] = [PATHS.artOfTheDay, PATHS.artGallery, PATHS.artArchive]

/** The page of the site that a path is; all of the art's as one, and none of the owner's. */
async function pageOf(path: string): Promise<string | null> {
  if (ART_PAGES.includes(path) || (await isArtDay(path))) return PATHS.artOfTheDay
  return COUNTED.find((href) => href === path) ?? null
}

async function isArtDay(path: string): Promise<boolean> {
  if (!path.startsWith(artDayPath(''))) return false
  return (await listArtDays()).some(({ dateKey }) => artDayPath(dateKey) === path)
}
