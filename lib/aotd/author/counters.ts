import { findOwner } from '@/lib/account/find-owner'
import { type AuthorStats, NO_ART, readAuthorStats } from '@/lib/aotd/author/stats'
import { type CompletedArt, listCompletedArt } from '@/lib/aotd/completed'
import { artDayStart } from '@/lib/aotd/day'
import { cached } from '@/lib/cache'
import { addDays } from '@/lib/format'
import { streaksOf } from '@/lib/aotd/author/streaks'
import { ART_TAG } from '@/lib/aotd/tags'
import type { Counters, CountersById } from '@/lib/define-feature'

declare module '@/lib/define-feature' {
  interface Counters extends AuthorStats {
    seasons: number
    /** 1 for the author of the first art that is not the owner's. */
    firstArt: number
  }
}

export const artCounters = {
  none: { ...NO_ART, seasons: 0, firstArt: 0 },
  count: countArt,
  works: countWorks,
}

async function countWorks(): Promise<ReadonlyMap<string, number>> {
  const stats = await readAuthorStats()
  return new Map([...stats].map(([id, { totalAOTDs }]) => [id, totalAOTDs]))
}

/** The statistics of authors, and what badges count besides (G-100, G-131). */
async function countArt(userIds: readonly string[]): Promise<CountersById> {
  const stats = await readAuthorStats()
  const first = await findFirstByMember(await listCompletedArt())
  const { works, leaders } = await readWorks()
  return new Map(
    userIds.flatMap((id) => {
      const authorWorks = works.get(id)
      if (!authorWorks) return []
      const author = stats.get(id) ?? NO_ART
      const seasons = seasonMoments(authorWorks)
      const topDay = leaders.get(id)
      const moments: Counters['moments'] = {
        totalAOTDs: authorWorks.map(({ completedAt }) => completedAt),
        oGquoteCount: authorWorks
          .filter(({ hasOwnQuote }) => hasOwnQuote)
          .map(({ completedAt }) => completedAt),
        longestStreak: streakMoments(authorWorks),
        ...(topDay !== undefined &&
          author.daysOnTop > 0 && { daysOnTop: [artDayStart(addDays(topDay, 1)).toISOString()] }),
        seasons,
        firstArt: first?.authorId === id ? [first.completedAt] : [],
      }
      const firstArt = moments.firstArt?.length ?? 0
      return [[id, { ...author, seasons: seasons.length, firstArt, moments }]]
    }),
  )
}

/** Reads those of all authors. They are cached, as one account is counted with each of its acts. */
function readWorks() {
  return cached('works-of-authors', [ART_TAG], async () => {
    const art = await listCompletedArt()
    return { works: byAuthor(art), leaders: firstDaysOnTop(art) }
  })
}

function byAuthor(art: readonly CompletedArt[]): Map<string, CompletedArt[]> {
  const works = new Map<string, CompletedArt[]>()
  for (const work of art) {
    const group = works.get(work.authorId)
    if (group) group.push(work)
    else works.set(work.authorId, [work])
  }
  return works
}

async function findFirstByMember(art: readonly CompletedArt[]): Promise<CompletedArt | undefined> {
  if (art.length === 0) return undefined
  const owner = await findOwner()
  return art.find(({ authorId }) => authorId !== owner?.id)
}

function streakMoments(works: readonly CompletedArt[]): string[] {
  const streaks = streaksOf(works.map(({ dateKey }) => dateKey))
  const moments: string[] = []
  for (const { dateKey, completedAt } of works) {
    if ((streaks.get(dateKey) ?? 0) > moments.length) moments.push(completedAt)
  }
  return moments
}

/** A year first had art in 1, 2, … of its seasons then; December belongs to winter. */
function seasonMoments(works: readonly CompletedArt[]): string[] {
  const moments: string[] = []
  const years = new Map<string, Set<number>>()
  for (const { dateKey, completedAt } of works) {
    const year = dateKey.slice(0, 4)
    const seasons = years.get(year) ?? new Set()
    years.set(year, seasons.add(Math.floor((Number(dateKey.slice(5, 7)) % 12) / 3)))
    if (seasons.size > moments.length) moments.push(completedAt)
  }
  return moments
}

/** The first day at whose end each author led the board; a tie keeps the earlier leader. */
function firstDaysOnTop(art: readonly CompletedArt[]): Map<string, string> {
  const counts = new Map<string, number>()
  const days = new Map<string, string>()
  let leader = ''
  for (const { authorId, dateKey } of art) {
    const count = (counts.get(authorId) ?? 0) + 1
    counts.set(authorId, count)
    if (count > (counts.get(leader) ?? 0)) leader = authorId
    if (!days.has(leader)) days.set(leader, dateKey)
  }
  return days
}
