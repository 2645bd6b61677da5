import { type CompletedArt, listCompletedArt } from '@/lib/aotd/completed'
import { artDayOf } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import { restedStreaks } from '@/lib/aotd/rests/rested-streaks'
import { readExcusedDays } from '@/lib/aotd/rests/site-watch'
import { streaksOf } from '@/lib/aotd/author/streaks'
import { ART_TAG } from '@/lib/aotd/tags'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'

export type AuthorStats = {
  totalAOTDs: number
  /** Art with a quote and without AI help. */
  oGquoteCount: number
  /** `restedDays` are those of the longest streak that rest days carried on (G-159). */
  longestStreak: { count: number; start: string | null; end: string | null; restedDays: number }
  /** Art days at whose end they led the board of all years. */
  daysOnTop: number
  importantNumbers: number[]
}

export const NO_ART: AuthorStats = {
  totalAOTDs: 0,
  oGquoteCount: 0,
  longestStreak: { count: 0, start: null, end: null, restedDays: 0 },
  daysOnTop: 0,
  importantNumbers: [],
}

export async function readAuthorStats(): Promise<ReadonlyMap<string, AuthorStats>> {
  const today = artDayOf(now())
  return cached(`author-stats:${today}`, [ART_TAG], async () =>
    toAuthorStats(await listCompletedArt(), today, await readExcusedDays()),
  )
}

/** `art` in the order of its days; `today` has not ended. */
export function toAuthorStats(
  art: readonly CompletedArt[],
  today: string,
  excused: ReadonlySet<string> = new Set(),
): Map<string, AuthorStats> {
  const daysOnTop = new Map<string, number>()
  for (const { authorId, days } of leadsOf(art, today)) {
    daysOnTop.set(authorId, (daysOnTop.get(authorId) ?? 0) + days)
  }
  const authors = [...groupByAuthor(art)]
  return new Map(
    authors.map(([authorId, works]) => [
      authorId,
      {
        totalAOTDs: works.length,
        oGquoteCount: works.filter(({ hasOwnQuote }) => hasOwnQuote).length,
        longestStreak: longestStreak(
          works.map(({ dateKey }) => dateKey),
          excused,
        ),
        importantNumbers: works.map(({ ordinal }) => ordinal).filter(isImportant),
        daysOnTop: daysOnTop.get(authorId) ?? 0,
      },
    ]),
  )
}

/** `ordinal` is its number among all art of the site, from 1. */
type NumberedArt = CompletedArt & { ordinal: number }

function groupByAuthor(art: readonly CompletedArt[]): Map<string, NumberedArt[]> {
  const groups = new Map<string, NumberedArt[]>()
  art.forEach((work, i) => {
    const works = groups.get(work.authorId) ?? []
    works.push({ ...work, ordinal: i + 1 })
    groups.set(work.authorId, works)
  })
  return groups
}

function longestStreak(
  dateKeys: readonly string[],
  excused: ReadonlySet<string>,
): AuthorStats['longestStreak'] {
  const carried = [...restedStreaks(dateKeys, excused).values()]
  const { restedDays = 0 } = carried.toSorted((a, b) => b.days - a.days)[0] ?? {}
  let best = NO_ART.longestStreak
  for (const [end, count] of streaksOf(dateKeys)) {
    if (count > best.count) best = { count, start: addDays(end, 1 - count), end, restedDays }
  }
  return best
}

type Lead = { authorId: string; from: string; days: number }

/** The leaders of all years with their days, also those without art; a tie keeps the earlier. */
export function leadsOf(art: readonly CompletedArt[], today: string): Lead[] {
  const counts = new Map<string, number>()
  const leads: Lead[] = []
  art.forEach(({ authorId, dateKey }, i) => {
    const count = (counts.get(authorId) ?? 0) + 1
    counts.set(authorId, count)
    const days = Math.max(0, daysBetween(dateKey, art[i + 1]?.dateKey ?? today))
    const present = leads.at(-1)
    if (present && count <= (counts.get(present.authorId) ?? 0)) present.days += days
    else leads.push({ authorId, from: dateKey, days })
  })
  return leads
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

const REMARKABLE = [1, 42, 123, 365, 404, 1337]

function isImportant(ordinal: number): boolean {
  return REMARKABLE.includes(ordinal) || ordinal % 100 === 0 || /^(\d)\1{2,}$/.test(`${ordinal}`)
}
