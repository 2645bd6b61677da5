import { restedStreaks } from '@/lib/aotd/rests/rested-streaks'
import fc from 'fast-check'
import { Types } from 'mongoose'
import { expect } from 'vitest'
import { GET } from '@/app/api/stats/users/route'
import type { UserStats } from '@/lib/account/admin/schema'
import { resetCache } from '@/lib/cache'
import { DAY_MS } from '@/lib/durations'
import { createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { stored } from '@/testing/stored'

type Work = {
  author: number
  /** Days since the work before. */
  gap: number
  status: 'completed' | 'pending' | 'error'
  isDeleted: boolean
  isSample: boolean
  quote: string | null
  quoteHelp: number
}
type Member = { signedUp: number; isSample: boolean }
type Make = { author: number; recipe: number; isConfirmed: boolean; isDeleted: boolean }
type History = { members: Member[]; works: Work[]; makes: Make[] }

const START = Date.parse('2024-01-01T00:00:00Z')
/** It is after the latest day of a history. */
export const HISTORY_NOW = '2026-03-10T12:00:00Z'
const TODAY = '2026-03-10'
const MAX_MEMBERS = 5
const ADMIN = 'ann4'

const often = <T>(usual: T, ...rare: T[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, ...rare.map((value) => fc.constant(value)))
const author = fc.nat(MAX_MEMBERS - 1)

const work = fc.record({
  author,
  gap: often(1, 2, 3),
  status: often<Work['status']>('completed', 'pending', 'error'),
  isDeleted: often(false, true),
  isSample: often(false, true),
  quote: fc.constantFrom(null, 'Low tide.', ''),
  quoteHelp: often(0, 1),
})

/** They have at most 450 works, so that several numbers are remarkable. */
const histories: fc.Arbitrary<History> = fc.record({
  members: fc.array(fc.record({ signedUp: fc.nat(2), isSample: often(false, true) }), {
    minLength: 1,
    maxLength: MAX_MEMBERS,
  }),
  works: fc.oneof(
    { weight: 8, arbitrary: fc.array(work, { maxLength: 30 }) },
    { weight: 1, arbitrary: fc.array(work, { minLength: 60, maxLength: 250, size: 'max' }) },
  ),
  makes: fc.array(
    fc.record({
      author,
      recipe: fc.nat(1),
      isConfirmed: often(true, false),
      isDeleted: often(false, true),
    }),
    { maxLength: 6 },
  ),
})

/** It uses the call itself, whose caller is one more member without any art. */
export async function checkHistories(numRuns: number): Promise<void> {
  const admin = await createUser({ username: ADMIN, role: 'admin' })
  await fc.assert(
    fc.asyncProperty(histories, (history) => checkHistory(history, admin)),
    { numRuns },
  )
}

/** 10,000 members, of whom some hundred made 780 days of art. */
export async function checkManyMembers(): Promise<void> {
  const admin = await createUser({ username: ADMIN, role: 'admin' })
  const members = Array.from({ length: 10_000 }, (_, i) => ({ signedUp: i % 3, isSample: false }))
  const works = Array.from({ length: 780 }, (_, i): Work => ({
    author: (i * i * 31) % 10_000,
    gap: 1,
    status: 'completed',
    isDeleted: i % 50 === 0,
    isSample: false,
    quote: 'Low tide.',
    quoteHelp: i % 2,
  }))
  await checkHistory({ members, works, makes: [] }, admin)
}

async function checkHistory(history: History, admin: TestUser): Promise<void> {
  const placed = await storeHistory(history)
  const answer = await callRoute(GET, '/api/stats/users', { headers: admin.headers })
  const rows = (await answer.json()) as UserStats[]
  expect(rows.filter(({ username }) => username !== ADMIN)).toEqual(expectedStats(history, placed))
}

const dayAt = (offset: number) => new Date(START + offset * DAY_MS).toISOString().slice(0, 10)

type Placed = Work & { authorId: string; day: string }
type Stored = { ids: string[]; placed: Placed[] }

/** Replaces what is stored by the history; the second recipe is deleted. */
async function storeHistory({ members, works, makes }: History): Promise<Stored> {
  const ids = members.map(() => new Types.ObjectId())
  const idOf = (index: number) => ids[index % ids.length] ?? new Types.ObjectId()
  let offset = 0
  const placed = works.map((each) => {
    offset += each.gap
    return { ...each, authorId: String(idOf(each.author)), day: dayAt(offset) }
  })
  const recipes = [new Types.ObjectId(), new Types.ObjectId()]
  await replace(
    'users',
    members.map(({ signedUp, isSample }, i) => ({
      _id: ids[i],
      username: `u5er${i}`,
      usernameKey: `u5er${i}`,
      role: 'user',
      isSample,
      email: `${i}@example.org`,
      dateSigned: new Date(START + signedUp * DAY_MS),
    })),
  )
  await replace(
    'artworks',
    placed.map(({ authorId, day, status, isDeleted, isSample, quote, quoteHelp }) => ({
      createdById: new Types.ObjectId(authorId),
      dateKey: day,
      isSample,
      quoteHelp,
      authorQuote: quote,
      generationStatus: { status },
      deletedAt: isDeleted ? new Date() : null,
    })),
  )
  await replace(
    'recipes',
    recipes.map((_id, i) => ({ _id, slug: `${i}`, deletedAt: i === 1 ? new Date() : null })),
  )
  await replace(
    'makes',
    makes.map(({ author: by, recipe, isConfirmed, isDeleted }) => ({
      userId: idOf(by),
      recipeId: recipes[recipe],
      isSample: false,
      slot: null,
      confirmedAt: isConfirmed ? new Date() : null,
      deletedAt: isDeleted ? new Date() : null,
    })),
  )
  resetCache()
  return { ids: ids.map(String), placed }
}

async function replace(collection: string, documents: Record<string, unknown>[]): Promise<void> {
  const all = await stored(collection)
  await all.deleteMany({ username: { $ne: ADMIN } })
  if (documents.length > 0) await all.insertMany(documents)
}

/** G-100, as slow and plain as it can be said. */
function expectedStats({ members, makes }: History, { ids, placed }: Stored): UserStats[] {
  const counted = placed.filter(
    ({ status, isDeleted, isSample }) => status === 'completed' && !isDeleted && !isSample,
  )
  const real = members
    .map((member, i) => ({ ...member, id: ids[i] ?? '', username: `u5er${i}` }))
    .filter(({ isSample }) => !isSample)
    .sort((a, b) => a.signedUp - b.signedUp || (a.id < b.id ? -1 : 1))
  const leaders = slowLeaders(counted)
  const failed = placed.filter(
    ({ status, isDeleted, isSample }) => status === 'error' && !isDeleted && !isSample,
  )
  const rows = real.map(({ id, username }, i) => {
    const works = counted.filter(({ authorId }) => authorId === id)
    return {
      username,
      oGquoteCount: works.filter(({ quote, quoteHelp }) => quote && quoteHelp === 0).length,
      longestStreak: {
        ...slowStreak(works.map(({ day }) => day)),
        restedDays: restedDaysIn(
          works.map(({ day }) => day),
          failed,
        ),
      },
      importantNumbers: counted.flatMap(({ authorId }, n) =>
        authorId === id && isRemarkable(n + 1) ? [n + 1] : [],
      ),
      totalAOTDs: works.length,
      confirmedRecipeMakes: makes.filter(
        (make) =>
          ids[make.author % ids.length] === id &&
          make.isConfirmed &&
          !make.isDeleted &&
          make.recipe === 0,
      ).length,
      signupRank: i + 1,
      daysOnTop: leaders.filter((leader) => leader === id).length,
    }
  })
  return rows.sort((a, b) => b.totalAOTDs - a.totalAOTDs || a.signupRank - b.signupRank)
}

function restedDaysIn(days: readonly string[], failed: readonly Placed[]): number {
  const streaks = restedStreaks(days, new Set(failed.map(({ day }) => day))).values()
  const [longest] = [...streaks].sort((a, b) => b.days - a.days)
  return longest?.restedDays ?? 0
}

function slowStreak(days: readonly string[]): Omit<UserStats['longestStreak'], 'restedDays'> {
  let best: ReturnType<typeof slowStreak> = { count: 0, start: null, end: null }
  for (const start of days) {
    const from = (Date.parse(start) - START) / DAY_MS
    let count = 0
    while (days.includes(dayAt(from + count))) count++
    if (count > best.count) best = { count, start, end: dayAt(from + count - 1) }
  }
  return best
}

/** Each ended day has who leads it: who has the most, and of several, who had that many first. */
function slowLeaders(art: readonly Placed[]): string[] {
  const leaders: string[] = []
  const first = art[0]
  if (!first) return leaders
  for (let at = (Date.parse(first.day) - START) / DAY_MS; dayAt(at) < TODAY; at++) {
    const today = dayAt(at)
    const counts = new Map<string, { count: number; reached: string }>()
    for (const { authorId, day } of art) {
      if (day > today) break
      counts.set(authorId, { count: (counts.get(authorId)?.count ?? 0) + 1, reached: day })
    }
    const [leader] = [...counts].sort(
      ([, a], [, b]) => b.count - a.count || (a.reached < b.reached ? -1 : 1),
    )
    leaders.push(leader?.[0] ?? '')
  }
  return leaders
}

function isRemarkable(number: number): boolean {
  const digits = String(number)
  const isRepdigit = digits.length >= 3 && [...digits].every((digit) => digit === digits[0])
  return [1, 42, 123, 365, 404, 1337].includes(number) || number % 100 === 0 || isRepdigit
}
