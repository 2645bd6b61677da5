import { type CompletedArt, listCompletedArt } from '@/lib/aotd/completed'
import { addDays, artDayOf } from '@/lib/aotd/day'
import { streaksOf } from '@/lib/aotd/streaks'
import { ART_TAG } from '@/lib/aotd/queries'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'

export type AuthorStats = {
  totalAOTDs: number
  /** Art with a quote and without AI help. */
  oGquoteCount: number
  longestStreak: { count: number; start: string | null; end: string | null }
  /** Art days at whose end they led the board of all years. */
  daysOnTop: number
  /** The ordinals of their art that count as remarkable. */
  importantNumbers: number[]
}

export const NO_ART: AuthorStats = {
  totalAOTDs: 0,
  oGquoteCount: 0,
  longestStreak: { count: 0, start: null, end: null },
  daysOnTop: 0,
  importantNumbers: [],
}

export async function readAuthorStats(): Promise<Map<string, AuthorStats>> {
  const today = artDayOf(now())
  const stats = await cached(`author-stats:${today}`, [ART_TAG], async () => [
    ...toAuthorStats(await listCompletedArt(), today),
  ])
  return new Map(stats)
}

/** `art` in the order of its days; `today` has not ended. */
export function toAuthorStats(
  art: readonly CompletedArt[],
  today: string,
): Map<string, AuthorStats> {
  const stats = new Map<string, AuthorStats>()
  for (const authorId of new Set(art.map((work) => work.authorId))) {
    const own = art.filter((work) => work.authorId === authorId)
    stats.set(authorId, {
      ...NO_ART,
      totalAOTDs: own.length,
      oGquoteCount: own.filter(({ hasOwnQuote }) => hasOwnQuote).length,
      longestStreak: longestStreak(own.map(({ dateKey }) => dateKey)),
      importantNumbers: art.flatMap((work, i) =>
        work.authorId === authorId && isImportant(i + 1) ? [i + 1] : [],
      ),
    })
  }
  for (const [authorId, daysOnTop] of countDaysOnTop(art, today)) {
    stats.set(authorId, { ...(stats.get(authorId) ?? NO_ART), daysOnTop })
  }
  return stats
}

function longestStreak(dateKeys: readonly string[]): AuthorStats['longestStreak'] {
  let best = NO_ART.longestStreak
  for (const [end, count] of streaksOf(dateKeys)) {
    if (count > best.count) best = { count, start: addDays(end, 1 - count), end }
  }
  return best
}

/** A tie keeps the earlier leader; days without art count too. */
function countDaysOnTop(art: readonly CompletedArt[], today: string): Map<string, number> {
  const counts = new Map<string, number>()
  const daysOnTop = new Map<string, number>()
  let leader = ''
  art.forEach(({ authorId, dateKey }, i) => {
    const count = (counts.get(authorId) ?? 0) + 1
    counts.set(authorId, count)
    if (count > (counts.get(leader) ?? 0)) leader = authorId
    const days = daysBetween(dateKey, art[i + 1]?.dateKey ?? today)
    daysOnTop.set(leader, (daysOnTop.get(leader) ?? 0) + Math.max(0, days))
  })
  return daysOnTop
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

const REMARKABLE = [1, 42, 123, 365, 404, 1337]

function isImportant(ordinal: number): boolean {
  return REMARKABLE.includes(ordinal) || ordinal % 100 === 0 || /^(\d)\1{2,}$/.test(`${ordinal}`)
}
