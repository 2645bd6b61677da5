import { readFaces } from '@/lib/accounts-admin/faces'
import { listCompletedArt } from '@/lib/art-of-the-day/completed'
import { artDayOf } from '@/lib/art-of-the-day/day'
import type { Leaderboard } from '@/lib/art-of-the-day/schema'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'

/** The first year that the board can be asked for. */
export const FIRST_YEAR = 2023

/**
 * Who made how many completed artworks, in one year of art days or in all: most first, then who
 * made their last one earlier (G-63). Throws `invalid` for what is no year up to now.
 */
export async function getLeaderboard(year?: string): Promise<Leaderboard> {
  if (year !== undefined) checkYear(year)
  const faces = await readFaces()
  const authors = new Map<string, { count: number; last: string }>()
  for (const { authorId, dateKey } of await listCompletedArt()) {
    if (year !== undefined && !dateKey.startsWith(`${year}-`)) continue
    authors.set(authorId, { count: (authors.get(authorId)?.count ?? 0) + 1, last: dateKey })
  }
  const ranked = [...authors].sort(
    ([, a], [, b]) => b.count - a.count || (a.last < b.last ? -1 : 1),
  )
  return {
    aotdAuthors: ranked.map(([id, { count }]) => ({
      _id: faces.get(id)?.username ?? '[deleted]',
      userEmoji: faces.get(id)?.userEmoji ?? null,
      postsCount: count,
    })),
  }
}

function checkYear(year: string): void {
  const latest = Number(artDayOf(now()).slice(0, 4))
  const isYear = /^\d{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= latest
  if (!isYear) throw new AppError('invalid', { message: 'Invalid year' })
}
