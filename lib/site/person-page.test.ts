import { Types } from 'mongoose'
import { expect, onTestFinished, test } from 'vitest'
import { accountChanged } from '@/lib/account/account-changed'
import { findPerson } from '@/lib/account/people'
import { DAY_MS } from '@/lib/durations'
import { findPersonPage } from '@/lib/site/person-page'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { setEnv } from '@/testing/env'
import { createAdmin, createArtwork, createUser } from '@/testing/factories'
import { createMakeDocument } from '@/testing/makes'
import { createRecipeDocument } from '@/testing/recipes'
import { BadgeModel } from '@/models/badge'
import { UserBadgeModel } from '@/models/user-badge'
import { type User, UserModel } from '@/models/user'

const NOW = '2026-11-21T12:00:00Z'
withTestClock(NOW)
withTestDatabase()

async function createAuthor(fields: Partial<User> = {}) {
  const author = await createUser({
    username: 'ann4',
    userEmoji: '🌊',
    dateSigned: new Date(NOW),
    ...fields,
  })
  const userId = new Types.ObjectId(author.viewer.id)
  const files = { original: 'a.png', full: 'b.webp', small: 'c.webp' }
  await createArtwork(author.viewer, { dateKey: '2026-11-20', title: 'Two Boats', files })
  const { _id: recipeId } = await createRecipeDocument({ title: 'Stew', createdById: userId })
  await createMakeDocument({ recipeId, userId })
  await createMakeDocument({ recipeId, userId, confirmedAt: null })
  return { ...author, userId }
}

async function giveBadge(userId: Types.ObjectId, code: string, collectedAt: Date | null) {
  const badge = await BadgeModel.create({
    code,
    codeKey: code,
    name: code,
    description: code,
    value: 20,
    dateCreated: new Date(NOW),
  })
  await UserBadgeModel.create({
    userId,
    badgeId: badge._id,
    dateEarned: new Date(NOW),
    collectedAt,
    isUnique: false,
  })
}

const titlesOf = (page: Awaited<ReturnType<typeof findPersonPage>>) =>
  page?.sections.map(({ title, entries }) => [title, ...entries.map((one) => one.title)])

test('members see what a member did in public parts, and when the member joined (G-160)', async () => {
  const { userId } = await createAuthor()
  await giveBadge(userId, 'first', new Date(NOW))
  await giveBadge(userId, 'second', null)
  const { viewer } = await createUser({ username: 'ben' })
  const page = await findPersonPage(viewer, 'ann4')
  expect(page).toMatchObject({ userEmoji: '🌊', joinedAt: '2026-11-21T12:00:00.000Z' })
  expect(titlesOf(page)?.toSorted()).toEqual([
    ['Art of the day', 'Two Boats'],
    ['Badges', 'first'],
    ['Makes', 'Stew'],
    ['Recipes', 'Stew'],
  ])
})

test('visitors see a page only where its member opens it, and what is public already (G-160)', async () => {
  const { userId } = await createAuthor()
  await giveBadge(userId, 'first', new Date(NOW))
  expect(await findPersonPage(null, 'ann4')).toBeNull()
  expect(await findPerson(null, 'ann4')).toBeNull()
  await UserModel.updateOne({ _id: userId }, { publicPage: 'everybody' })
  await accountChanged(String(userId))
  const page = await findPersonPage(null, 'ann4')
  expect(page).toMatchObject({ joinedAt: null })
  expect(titlesOf(page)).toEqual([
    ['Recipes', 'Stew'],
    ['Makes', 'Stew'],
  ])
})

test.each<[string, Partial<User>]>([
  ['hidden', { publicPage: 'nobody' }],
  ['suspended', { permissions: -1 }],
  ['waiting for approval', { isAwaitingApproval: true }],
  ['deleted', { deleteAfter: new Date(Date.parse(NOW) - DAY_MS) }],
  ['of another name', { username: 'anna2' }],
])('a page that is %s does not answer, nor does a name lead there (G-160)', async (_, fields) => {
  await createAuthor(fields)
  const { viewer } = await createUser({ username: 'ben' })
  expect(await findPersonPage(viewer, 'ann4')).toBeNull()
  expect(await findPerson(viewer, 'ann4')).toBeNull()
})

test('the page of the owner has OWNER_NAME, and none has the username (G-160, G-168)', async () => {
  await createAdmin({ username: 'own3r' })
  const { viewer } = await createUser({ username: 'ben' })
  onTestFinished(setEnv({ OWNER_NAME: 'Maria Müller' }))
  expect(await findPersonPage(viewer, 'own3r')).toBeNull()
  expect(await findPersonPage(viewer, 'Maria Müller')).not.toBeNull()
})
