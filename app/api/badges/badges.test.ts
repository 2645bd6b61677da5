import sharp from 'sharp'
import { expect, test } from 'vitest'
import { GET as STATUS } from '@/app/api/stats/status/route'
import { CATEGORY_COLORS, DEFAULT_BADGES } from '@/lib/badges/defaults'
import { grantBadges } from '@/lib/badges/grant'
import type { Badge, CatalogueEntry, EarnedBadge } from '@/lib/badges/schema'
import { runDueDeletions } from '@/lib/site/deletions'
import { evaluateMember } from '@/lib/badges/evaluate'
import { withBadges } from '@/testing/badges'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createArtwork, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { badgesPersonalData } from '@/lib/badges/personal-data'
import { sampleBadges } from '@/lib/badges/sample'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { BADGES_TAG } from '@/lib/badges/tags'
import { invalidate } from '@/lib/cache'
import { badgeContent } from '@/lib/badges/content'
import { BadgeModel } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'
import { UserModel } from '@/models/user'
import { GET as ALL } from './all/route'
import { GET as ASSIGN, POST as ASSIGN_POST } from './admin/assign-badges/route'
import { GET as IMAGE } from './badge-image/[code]/route'
import { GET as CATALOGUE } from './catalogue/route'
import { POST as COLLECT } from './confirm/route'
import { POST as COLLECT_ALL } from './confirm-all/route'
import { GET as UNCONFIRMED } from './unconfirmed/route'
import { readCounters } from '@/lib/site-stats/read-counters'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
withBadges()

const read = async <T>(response: Response) => (await response.json()) as T
const all = async ({ headers }: TestUser) =>
  read<EarnedBadge[]>(await callRoute(ALL, '/', { headers }))
const codesOf = (earned: readonly EarnedBadge[]) => earned.map(({ badge }) => badge.code)
const collect = ({ headers }: TestUser, badgeCode?: string) =>
  callRoute(COLLECT, '/', { method: 'POST', headers, body: { badgeCode } })

async function createEvaluated(fields: Parameters<typeof createUser>[0] = {}): Promise<TestUser> {
  const user = await createUser(fields)
  await invalidate([ACCOUNTS_TAG])
  await evaluateMember(readCounters, user.viewer.id)
  return user
}

test('a badge waits, oldest first, until it is collected; a repeat is 200 (G-92, G-93)', async () => {
  const anna = await createEvaluated({ userEmoji: '🌊' })
  const waiting = await read<Badge[]>(await callRoute(UNCONFIRMED, '/', { headers: anna.headers }))
  expect(waiting.map(({ code }) => code).sort()).toEqual([
    ...['emoji', 'rank-10', 'rank-100', 'verified', 'welcome'],
  ])
  expect(waiting.find(({ code }) => code === 'emoji')).toMatchObject({
    name: 'A face',
    value: 5,
    category: 'account',
    isUnique: false,
    color: CATEGORY_COLORS.account,
    iconPath: '/api/badges/badge-image/emoji',
  })
  const answers = [await collect(anna, 'emoji'), await collect(anna, 'EMOJI')]
  for (const answer of [...answers, await collect(anna, 'rank-100')]) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ message: 'Badge collected.' })
  }
  const earned = await all(anna)
  // Collected ones by points, then the others.
  expect(codesOf(earned).slice(0, 2)).toEqual(['rank-100', 'emoji'])
  expect(earned.map(({ collected }) => collected)).toEqual([true, true, false, false, false])
  const status = await callRoute(STATUS, '/', { headers: anna.headers })
  expect(await status.json()).toMatchObject({ badges: 2 })
})

test.each([{ isUnique: true }, { retiredAt: new Date() }])(
  'what another process has just changed to %o is not given by what is known here (G-95)',
  async (change) => {
    const first = await createEvaluated({ userEmoji: '🌊' })
    const { _id: badgeId } = await BadgeModel.findOneAndUpdate({ code: 'emoji' }, change).orFail()
    await UserBadgeModel.updateMany({ badgeId }, { isUnique: 'isUnique' in change })
    await createEvaluated({ userEmoji: '🌊' })
    const held = await UserBadgeModel.find({ badgeId }).lean()
    expect(held.map(({ userId }) => String(userId))).toEqual([first.viewer.id])
  },
)

test('what is not earned, unknown or not named cannot be collected (G-93)', async () => {
  const anna = await createEvaluated()
  for (const code of ['art-1', 'no-such', '$ne']) {
    const answer = await collect(anna, code)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'Badge not found.' })
  }
  expect((await collect(anna)).status).toBe(400)
  expect((await collect(anna, '')).status).toBe(400)
  const ben = await createEvaluated()
  expect((await all(ben)).every(({ collected }) => !collected)).toBe(true)
})

test('all that waits is collected at once, and nobody else’s (G-133)', async () => {
  const anna = await createEvaluated()
  const ben = await createEvaluated()
  const { headers } = anna
  const first = await callRoute(COLLECT_ALL, '/', { method: 'POST', headers })
  expect(await first.json()).toMatchObject({ collected: 4 })
  const second = await callRoute(COLLECT_ALL, '/', { method: 'POST', headers })
  expect(await second.json()).toMatchObject({ collected: 0 })
  expect((await all(anna)).every(({ collected }) => collected)).toBe(true)
  expect((await all(ben)).some(({ collected }) => collected)).toBe(false)
})

test('the catalogue tells the progress and how many hold each; samples count for nobody (G-92)', async () => {
  await sampleBadges.create({
    signal: new AbortController().signal,
    plannedAt: new Date('2026-01-01'),
    onProgress: () => {},
  })
  const anna = await createEvaluated()
  for (const day of ['01', '02', '04']) {
    await createArtwork(anna.viewer, { dateKey: `2026-03-${day}` })
  }
  await invalidate([ART_TAG])
  await evaluateMember(readCounters, anna.viewer.id)
  const entries = await read<CatalogueEntry[]>(
    await callRoute(CATALOGUE, '/', { headers: anna.headers }),
  )
  expect(entries).toHaveLength(DEFAULT_BADGES.length)
  const entryOf = (code: string) => entries.find(({ badge }) => badge.code === code)
  expect(entryOf('art-10')).toMatchObject({
    earned: false,
    holders: 0,
    progress: { count: 3, needed: 10 },
  })
  expect(entryOf('streak-4')?.progress).toEqual({ count: 2, needed: 4 })
  expect(entryOf('art-1')).toMatchObject({ earned: true, holders: 1 })
  expect(entryOf('rank-10')).toMatchObject({ progress: null, holders: 1 })
  expect(entryOf('bug-finder')).toMatchObject({ progress: null, earned: false })
  await sampleBadges.remove()
  expect(await UserBadgeModel.countDocuments({ isSample: true })).toBe(0)
})

test('assign gives what is earned once, and lists all members by points (G-96)', async () => {
  const admin = await createAdmin({ username: 'own3r', dateSigned: new Date('2026-01-01') })
  const anna = await createUser({ username: 'anna', dateSigned: new Date('2026-01-02') })
  await createUser({ username: 'm4de', isSample: true })
  await invalidate([ACCOUNTS_TAG])
  const call = async (method: string, more: Record<string, string> = {}) => {
    const headers = { ...admin.headers, ...more }
    const response = await callRoute(method === 'POST' ? ASSIGN_POST : ASSIGN, '/', {
      method,
      headers,
    })
    expect(response.headers.get('cache-control')).toContain('no-store')
    return response
  }
  for (const header of ['sec-purpose', 'purpose']) {
    const idle = await call('GET', { [header]: 'prefetch' })
    expect((await read<{ badges: unknown[] }[]>(idle))[0]?.badges).toEqual([])
  }
  const first = await read(await call('GET'))
  const codes = ['welcome', 'verified', 'rank-10', 'rank-100']
  const rows = (isNew: boolean) =>
    ['own3r', 'anna'].map((username) => ({
      username,
      totalPoints: 0,
      badges: expect.arrayContaining(codes.map((code) => ({ code, isNew }))),
    }))
  expect(first).toEqual(rows(true))
  await collect(anna, 'rank-10')
  const [annaRow, ownerRow] = rows(false).reverse()
  expect(await read(await call('POST'))).toEqual([{ ...annaRow, totalPoints: 100 }, ownerRow])
  const answers = await Promise.all([call('GET'), call('GET'), call('POST')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('assign by cookie needs the CSRF token, also as GET (G-5, G-96)', async () => {
  const { browser, cookieOnly } = await createAdmin()
  expect((await callRoute(ASSIGN, '/', { headers: cookieOnly })).status).toBe(403)
  expect((await callRoute(ASSIGN, '/', { headers: browser })).status).toBe(200)
})

test('a revoked badge is not given again, a retired one to nobody new, a deleted one is hidden', async () => {
  const anna = await createEvaluated()
  const admin = await createAdmin()
  const badgeOf = async (code: string) => BadgeModel.findOne({ code }).orFail().lean()
  const welcome = await badgeOf('welcome')
  await UserBadgeModel.updateOne(
    { badgeId: welcome._id, userId: anna.viewer.id },
    { $set: { revokedAt: new Date() } },
  )
  await BadgeModel.updateOne({ code: 'emoji' }, { $set: { retiredAt: new Date() } })
  await badgeContent.remove(admin.viewer, { _id: (await badgeOf('verified'))._id })
  await UserModel.updateOne({ _id: anna.viewer.id }, { $set: { userEmoji: '🌊' } })
  await invalidate([BADGES_TAG])
  await evaluateMember(readCounters, anna.viewer.id)
  expect(codesOf(await all(anna)).sort()).toEqual(['rank-10', 'rank-100'])
  expect((await collect(anna, 'welcome')).status).toBe(404)
  expect((await collect(anna, 'verified')).status).toBe(404)
  await badgeContent.restore(admin.viewer, { _id: (await badgeOf('verified'))._id })
  expect(codesOf(await all(anna))).toContain('verified')
})

test('a picture is PNG of 512 px: drawn, for members, 404 for an unknown code (G-98)', async () => {
  const { headers } = await createUser()
  const call = (code: string, more: Record<string, string> = {}) =>
    callRoute(IMAGE, '/', { headers: { ...headers, ...more }, params: { code } })
  const drawn = await call('art-10')
  expect(drawn.headers.get('content-type')).toBe('image/png')
  expect(drawn.headers.get('cache-control')).toContain('private')
  const meta = await sharp(Buffer.from(await drawn.arrayBuffer())).metadata()
  expect(meta).toMatchObject({ format: 'png', width: 512, height: 512, hasAlpha: true })
  const etag = drawn.headers.get('etag') ?? ''
  expect((await call('art-10', { 'if-none-match': etag })).status).toBe(304)
  expect((await call('art-1', { 'if-none-match': etag })).status).toBe(200)
  expect((await call('no-such')).status).toBe(404)
})

test('a deleted account leaves no badge, but its unique badge is not given again (G-39, G-133)', async () => {
  await createAdmin({ dateSigned: new Date('2026-01-01') })
  const anna = await createUser()
  const ben = await createUser()
  await createArtwork(anna.viewer, { dateKey: '2026-03-01' })
  await createArtwork(ben.viewer, { dateKey: '2026-03-02' })
  await invalidate([ACCOUNTS_TAG])
  await evaluateMember(readCounters, ben.viewer.id)
  await evaluateMember(readCounters, anna.viewer.id)
  expect(codesOf(await all(anna))).toContain('first-author')
  const identity = { viewer: anna.viewer } as Parameters<typeof badgesPersonalData.list>[0]
  const { lists } = await badgesPersonalData.list(identity)
  expect(lists.badges).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'first-author', name: 'First author' }),
    ]),
  )
  await UserModel.updateOne({ _id: anna.viewer.id }, { $set: { deleteAfter: new Date(0) } })
  await runDueDeletions(new AbortController().signal)
  expect(await UserBadgeModel.countDocuments({ userId: anna.viewer.id })).toBe(0)
  await evaluateMember(readCounters, ben.viewer.id)
  expect(codesOf(await all(ben))).not.toContain('first-author')
})

test('a unique badge goes to who fulfilled its rule first, not to who was evaluated first (G-133)', async () => {
  const owner = await createAdmin({ dateSigned: new Date('2025-01-01') })
  const late = await createUser({ dateSigned: new Date('2026-01-02') })
  const early = await createUser({ dateSigned: new Date('2026-01-03') })
  await BadgeModel.updateOne({ code: 'birthday' }, { $set: { isUnique: true } })
  await invalidate([BADGES_TAG, ACCOUNTS_TAG])
  const birthday = new Date('1990-05-05')
  const moments = { '2026-02-01': owner, '2026-02-03': late, '2026-02-02': early }
  for (const [day, { viewer }] of Object.entries(moments)) {
    await UserModel.updateOne(
      { _id: viewer.id },
      { $set: { birthday, birthdaySetAt: new Date(day) } },
    )
  }
  await evaluateMember(readCounters, late.viewer.id)
  const holders = await UserBadgeModel.find({ isUnique: true }).lean()
  expect(holders.map(({ userId }) => String(userId))).toEqual([early.viewer.id])
  expect(holders[0]?.dateEarned).toEqual(new Date('2026-02-02'))
})

test('50 parallel grants of one unique badge leave one holder (G-95)', async () => {
  const badge = await BadgeModel.findOne({ code: 'first-author' }).orFail().lean()
  const users = await Promise.all(Array.from({ length: 50 }, () => createUser()))
  const made = await Promise.all(
    users.map(({ viewer }) =>
      grantBadges([
        {
          userId: new UserModel({ _id: viewer.id })._id,
          badgeId: badge._id,
          isUnique: true,
          dateEarned: new Date(),
        },
      ]),
    ),
  )
  expect(made.flat()).toHaveLength(1)
  expect(await UserBadgeModel.countDocuments({ badgeId: badge._id })).toBe(1)
})
