import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { DELETED_NAME } from '@/lib/auth/display-name'
import { readPublicProfiles } from '@/lib/account/public-profiles'
import { readOwnerId, shownNameOf } from '@/lib/account/shown-name'
import { listArtDays } from '@/lib/aotd/archive'
import { ART_TAG } from '@/lib/aotd/tags'
import { listCompletedArt } from '@/lib/aotd/completed'
import { artDayOf } from '@/lib/aotd/day'
import type { HomeBoard, Leaderboard } from '@/lib/aotd/schema'
import { cached } from '@/lib/cache'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'

export const INVALID_YEAR = 'Invalid year'

const FIRST_YEAR = 2023
const SHOWN_FIRST = 5

type BoardQuery = { year?: unknown; authors?: unknown }

/** It sorts by count, then by who was first (G-63); a year not on the board is `invalid`. */
export async function getLeaderboard(year?: string): Promise<Leaderboard> {
  if (year !== undefined && !boardYears().includes(year)) {
    throw new AppError('invalid', { message: INVALID_YEAR })
  }
  return cached(`leaderboard:${year ?? 'all'}`, [ART_TAG, ACCOUNTS_TAG], () => readBoard(year))
}

async function readBoard(year: string | undefined): Promise<Leaderboard> {
  const authors = new Map<string, { count: number; last: string }>()
  for (const { authorId, dateKey } of await listCompletedArt()) {
    if (year !== undefined && !dateKey.startsWith(`${year}-`)) continue
    authors.set(authorId, { count: (authors.get(authorId)?.count ?? 0) + 1, last: dateKey })
  }
  const ranked = [...authors].sort(
    ([, a], [, b]) => b.count - a.count || (a.last < b.last ? -1 : 1),
  )
  const profiles = await readPublicProfiles([...authors.keys()])
  const ownerId = await readOwnerId()
  const aotdAuthors = await Promise.all(
    ranked.map(async ([id, { count }]) => {
      const { username = DELETED_NAME, userEmoji = null } = profiles.get(id) ?? {}
      const name = id === ownerId ? await shownNameOf(id) : username
      return { _id: name, userEmoji, postsCount: count }
    }),
  )
  return { aotdAuthors }
}

/** An unknown year in the address falls back to the present one. */
export async function getHomeBoard(query: BoardQuery): Promise<HomeBoard> {
  const { withArt, hasSamples } = await cached('board-facts', [ART_TAG], readBoardFacts)
  const years = boardYears()
  const isEmpty = (one: string) => one !== years[0] && !withArt.includes(one)
  const year = ['all', ...years].find((known) => known === query.year) ?? years[0] ?? 'all'
  const { aotdAuthors } = await getLeaderboard(year === 'all' ? undefined : year)
  const isWhole = query.authors === 'all' && aotdAuthors.length > SHOWN_FIRST
  return {
    year,
    years: years.filter((one) => !isEmpty(one)),
    emptyYears: years.filter(isEmpty),
    latestYear: years.find((known) => withArt.includes(known)) ?? null,
    hasSamples,
    isWhole,
    authors: isWhole ? aotdAuthors : aotdAuthors.slice(0, SHOWN_FIRST),
    total: aotdAuthors.length,
  }
}

async function readBoardFacts(): Promise<{ withArt: string[]; hasSamples: boolean }> {
  const hasSamples = (await listArtDays()).some(({ isSample }) => isSample)
  const years = (await listCompletedArt()).map(({ dateKey }) => dateKey.slice(0, 4))
  return { withArt: [...new Set(years)], hasSamples }
}

function boardYears(): string[] {
  const latest = Number(artDayOf(now()).slice(0, 4))
  return Array.from({ length: latest - FIRST_YEAR + 1 }, (_, i) => String(latest - i))
}
