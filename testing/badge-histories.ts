import fc from 'fast-check'
import { Types } from 'mongoose'
import { addChatUse } from '@/lib/account/chat-account'
import { addEmoji } from '@/lib/account/emoji'
import { setBirthday } from '@/lib/account/birthday'
import { accountChanged } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { artDayStart } from '@/lib/aotd/day'
import { addDays } from '@/lib/format'
import type { Viewer } from '@/lib/auth/permissions'
import { DEFAULT_BADGES } from '@/lib/badges/defaults'
import { collectBadge, listEarned } from '@/lib/badges/collect'
import { invalidate, resetCache } from '@/lib/cache'
import { HOUR_MS } from '@/lib/durations'
import { memberActed } from '@/lib/jobs/member-events'
import { assignBadges } from '@/lib/badges/assign'
import { toggleLike } from '@/lib/store/likes'
import { createAdmin, createArtwork, createUser, type TestAdmin } from '@/testing/factories'
import { toMake } from '@/testing/makes'
import { createRecipeDocument } from '@/testing/recipes'
import { createStoreItem } from '@/testing/store-items'
import { ArtworkModel } from '@/models/artwork'
import { BadgeModel } from '@/models/badge'
import { MakeModel } from '@/models/make'
import { StoreItemModel } from '@/models/store-item'
import { UserModel } from '@/models/user'
import { UserBadgeModel } from '@/models/user-badge'
import { readCounters } from '@/lib/site-stats/read-counters'

/** The days of a history; the last one is yesterday. */
export const FIRST_DAY = '2025-01-10'
export const HISTORY_NOW = '2026-03-10T12:00:00.000Z'

const MEMBERS = 3

/** `by` 0 is the owner. */
type Event = { by: number } & (
  | { action: 'emoji' | 'birthday' | 'verify' | 'like' | 'assign' | 'again' }
  | { action: 'chat' | 'makes'; count: number }
  | { action: 'collect'; code: string }
)
type Art = { by: number; gap: number; hasQuote: boolean; isHelped: boolean }
/** `art` in the order of its days; `lanes` run at once. */
export type History = { art: Art[]; lanes: Event[][]; unique: string }

const by = fc.nat({ max: MEMBERS })
const CODES = DEFAULT_BADGES.map(({ code }) => code)

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    by,
    action: fc.constantFrom('emoji', 'birthday', 'verify', 'like', 'assign', 'again'),
  }),
  fc.record({ by, action: fc.constant('chat' as const), count: fc.constantFrom(1, 60, 99) }),
  fc.record({ by, action: fc.constant('makes' as const), count: fc.constantFrom(1, 3, 13) }),
  fc.record({ by, action: fc.constant('collect' as const), code: fc.constantFrom(...CODES) }),
)

/** Gaps of one day make streaks, long ones seasons. */
const work = fc.record({
  by,
  gap: fc.constantFrom(1, 1, 1, 1, 2, 80),
  hasQuote: fc.boolean(),
  isHelped: fc.boolean(),
})

export const histories: fc.Arbitrary<History> = fc.record({
  art: fc.array(work, { maxLength: 12 }),
  lanes: fc.array(fc.array(event, { maxLength: 5 }), { minLength: 1, maxLength: 3 }),
  unique: fc.constantFrom('art-1', 'make-1', 'birthday', 'streak-4', 'quote-1'),
})

export type Outcome = {
  /** Each member has the codes that were earned, sorted. */
  earned: string[][]
  points: number[]
  collected: string[][]
  uniqueHolders: number[]
}

type World = { admin: TestAdmin; viewers: Viewer[]; item: string; recipeId: Types.ObjectId }

/** Runs it on the database, assigns twice, and reads what the members hold. */
export async function runHistory(history: History): Promise<Outcome & { again: Outcome }> {
  const world = await resetWorld(history)
  await Promise.all([
    makeArt(world, history.art),
    ...history.lanes.map(async (lane) => {
      for (const one of lane) await runEvent(world, one)
    }),
  ])
  const outcome = await assignAndRead(world)
  return { ...outcome, again: await assignAndRead(world) }
}

let created: World | null = null

async function resetWorld({ unique }: History): Promise<World> {
  const world = (created ??= await createWorld())
  await ArtworkModel.deleteMany()
  await MakeModel.deleteMany()
  await UserBadgeModel.deleteMany()
  await StoreItemModel.updateMany({}, { $set: { likes: [] } })
  const none = { userEmoji: null, birthday: null, emailVerified: false, chatMessages: 0 }
  await UserModel.updateMany({}, { $set: none })
  const badge = { name: 'Only one', description: 'For one.', value: 7, dateCreated: new Date() }
  await BadgeModel.replaceOne(
    { codeKey: 'only' },
    { ...badge, code: 'only', codeKey: 'only', isUnique: true, rule: unique },
    { upsert: true },
  )
  resetCache()
  return world
}

async function createWorld(): Promise<World> {
  const signed = (i: number) => ({ dateSigned: new Date(Date.UTC(2025, 0, 1 + i)) })
  const admin = await createAdmin({ username: 'admin0', emailVerified: false, ...signed(0) })
  const viewers: Viewer[] = [admin.viewer]
  for (let i = 1; i <= MEMBERS; i += 1) {
    const user = await createUser({ username: `m3mber${i}`, emailVerified: false, ...signed(i) })
    viewers.push(user.viewer)
  }
  const item = String((await createStoreItem())._id)
  const recipe = await createRecipeDocument({ title: 'Soup', slug: String(new Types.ObjectId()) })
  return { admin, viewers, item, recipeId: recipe._id }
}

export function daysOf(art: readonly Art[]): string[] {
  let day = FIRST_DAY
  return art.map(({ gap }, i) => (day = i === 0 ? FIRST_DAY : addDays(day, gap)))
}

async function makeArt({ viewers }: World, art: readonly Art[]): Promise<void> {
  const days = daysOf(art)
  for (const [i, { by: author, hasQuote, isHelped }] of art.entries()) {
    const viewer = viewers[author]
    const dateKey = days[i]
    if (!viewer || dateKey === undefined) continue
    const at = new Date(artDayStart(dateKey).getTime() + HOUR_MS)
    await createArtwork(viewer, {
      dateKey,
      authorQuote: hasQuote ? 'The sea was loud.' : null,
      quoteHelp: isHelped ? 1 : 0,
      generationStatus: {
        status: 'completed',
        message: 'Ready.',
        state: 'done',
        error: null,
        startedAt: at,
        completedAt: at,
      },
    })
    await invalidate([ART_TAG])
    await memberActed(viewer.id)
  }
}

async function runEvent(world: World, one: Event): Promise<void> {
  const viewer = world.viewers[one.by]
  if (!viewer) return
  const _id = new Types.ObjectId(viewer.id)
  switch (one.action) {
    case 'emoji':
      // The second one is a conflict (G-31).
      return void (await addEmoji(viewer, '🌊').catch(() => {}))
    case 'birthday':
      return void (await setBirthday(viewer, '1990-05-05').catch(() => {}))
    case 'verify':
      await UserModel.updateOne({ _id }, { $set: { emailVerified: true } })
      return accountChanged(viewer.id)
    case 'like':
      return void (await toggleLike(viewer, world.item, { method: 'GET', headers: new Headers() }))
    case 'chat':
      await UserModel.updateOne({ _id }, { $inc: { chatMessages: one.count - 1 } })
      return addChatUse(viewer, { questions: 1 })
    case 'makes':
      await MakeModel.insertMany(
        Array.from({ length: one.count }, () => toMake({ recipeId: world.recipeId, userId: _id })),
      )
      return memberActed(viewer.id)
    case 'collect':
      return void (await collectBadge(viewer, one.code).catch(() => {}))
    case 'assign':
      return void (await assign(world).catch(() => {}))
    case 'again':
      await Promise.all([memberActed(viewer.id), memberActed(viewer.id)])
  }
}

function assign({ admin }: World) {
  return assignBadges(admin.viewer, readCounters, { method: 'POST', headers: new Headers() })
}

async function assignAndRead(world: World): Promise<Outcome> {
  const totals = new Map((await assign(world)).map((row) => [row.username, row.totalPoints]))
  const rows = await Promise.all(world.viewers.map((viewer) => listEarned(viewer)))
  return {
    earned: rows.map((row) => row.map(({ badge }) => badge.code).sort()),
    points: world.viewers.map(({ username }) => totals.get(username) ?? -1),
    collected: rows.map((row) => row.flatMap((e) => (e.collected ? [e.badge.code] : [])).sort()),
    uniqueHolders: rows.flatMap((row, i) =>
      row.some(({ badge }) => badge.code === 'only') ? [i] : [],
    ),
  }
}
