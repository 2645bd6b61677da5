import { beforeEach, expect, test } from 'vitest'
import { GET as LIST } from '@/app/api/recipes/route'
import { GET as USERS } from '@/app/api/stats/users/route'
import { readUnsubscribeToken, unsubscribeLink } from '@/lib/mail/unsubscribe-link'
import { sampleCookbook } from '@/lib/cookbook/sample'
import { switchOffMakeMails } from '@/lib/cookbook/makes/mails'
import { recipeContent } from '@/lib/cookbook/content'
import { cookbookPersonalData } from '@/lib/cookbook/personal-data'
import { mediaCollections } from '@/lib/media/store'
import { countWaiting, listWaiting } from '@/lib/site/waiting'
import { collectOrphans } from '@/lib/site/jobs'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { withEnv } from '@/testing/env'
import { createAdmin, createUser, type TestAdmin, type TestUser } from '@/testing/factories'
import { callsOf, createMakeDocument, readMake } from '@/testing/makes'
import { createRecipeDocument } from '@/testing/recipes'
import { callRoute } from '@/testing/request'
import { AuditEntryModel } from '@/models/audit-entry'
import { MailModel } from '@/models/mail'
import { MakeModel } from '@/models/make'

withEnv({ CAPTCHA_PROVIDER: 'off' })
const START = '2026-03-10T12:00:00Z'
const setClock = withTestClock(START)
withTestDatabase()

let admin: TestAdmin
let author: TestUser
let chef: TestUser
let other: TestUser
let recipe: Awaited<ReturnType<typeof createRecipeDocument>>
let calls: ReturnType<typeof callsOf>

beforeEach(async () => {
  setClock(START)
  admin = await createAdmin({ username: 'olga' })
  author = await createUser({ username: 'anna' })
  chef = await createUser({ role: 'user,chef' })
  other = await createUser()
  recipe = await createRecipeDocument()
  calls = callsOf(String(recipe._id))
})

const post = async (by = author) => readMake(await calls.post(by, { rating: '5' }))

async function listed(by: TestUser | null) {
  const response = await callRoute(LIST, '/api/recipes', { headers: by?.headers ?? {} })
  return { response, comments: (await response.json())[0].comments }
}

async function answerOf(response: Response) {
  return { status: response.status, message: (await response.json()).message }
}

async function madeBy(username: string): Promise<number> {
  const response = await callRoute(USERS, '/', { headers: admin.headers })
  const users: { username: string; confirmedRecipeMakes: number }[] = await response.json()
  return users.find((user) => user.username === username)?.confirmedRecipeMakes ?? -1
}

test('what waits is seen by its author and admins, what is confirmed by all (G-75)', async () => {
  const make = await post()
  const seen = async () => {
    const all = [null, other, chef, author, admin]
    const lists = await Promise.all(all.map(async (by) => (await listed(by)).comments))
    const pictures = await Promise.all(all.map((by) => calls.picture(by, make.image)))
    expect(lists.map(({ length }) => length === 1)).toEqual(
      pictures.map(({ status }) => status === 200),
    )
    return lists
  }
  const waiting = await seen()
  expect(waiting.map(({ length }) => length)).toEqual([0, 0, 0, 1, 1])
  const picture = await calls.picture(author, make.image)
  expect(picture.headers.get('cache-control')).toMatch(/^private/)
  await calls.confirm(admin, make._id)
  const { comments, response } = await listed(null)
  expect(comments).toMatchObject([{ author: 'anna', confirmed: true, rating: 5 }])
  expect(comments[0]).not.toHaveProperty('user')
  expect(response.headers.get('vary')).toMatch(/x-auth-token.*cookie/i)
  const now = await calls.picture(null, comments[0].image)
  expect(now.headers.get('cache-control')).toMatch(/^public/)
  expect((await calls.picture(null, make.image)).status).toBe(404)
  expect((await listed(other)).comments[0]).not.toHaveProperty('user')
  for (const by of [author, admin]) {
    expect((await listed(by)).comments[0].user).toBe(author.viewer.id)
  }
})

test('confirming and deleting are the admin’s, a chef gets 403 (G-75)', async () => {
  const { _id } = await post()
  for (const by of [chef, other, author]) {
    const refused = { status: 403, message: 'Admin access required.' }
    expect(await answerOf(await calls.confirm(by, _id))).toEqual(refused)
    expect(await answerOf(await calls.restore(by, _id))).toEqual(refused)
    if (by !== author) expect(await answerOf(await calls.remove(by, _id))).toEqual(refused)
  }
  for (const call of [calls.confirm, calls.remove, calls.restore]) {
    expect((await call(null, _id)).status).toBe(401)
  }
  const confirmed = { status: 200, message: 'Comment confirmed' }
  expect(await answerOf(await calls.confirm(admin, _id))).toEqual(confirmed)
  expect(await answerOf(await calls.confirm(admin, _id))).toEqual(confirmed)
  expect(await answerOf(await calls.remove(author, _id))).toMatchObject({ status: 403 })
  const deleted = { status: 200, message: 'Comment deleted successfully' }
  expect(await answerOf(await calls.remove(admin, _id))).toEqual(deleted)
  expect((await calls.remove(admin, _id)).status).toBe(404)
  expect((await calls.confirm(admin, _id)).status).toBe(404)
  const actions = (await AuditEntryModel.find().sort({ _id: 1 }).lean()).map(({ action }) => action)
  expect(actions).toEqual(['confirm make', 'delete make'])
})

test('authors delete their own make while it waits', async () => {
  const { _id, image } = await post()
  expect((await calls.remove(author, _id)).status).toBe(200)
  expect((await listed(author)).comments).toEqual([])
  expect((await calls.picture(author, image)).status).toBe(404)
})

test('unknown and malformed ids are 404 (G-112)', async () => {
  const { _id } = await post()
  const elsewhere = callsOf(String((await createRecipeDocument({ title: 'Walnut Cake' }))._id))
  for (const id of ['65a000000000000000000000', 'nonsense']) {
    expect((await calls.confirm(admin, id)).status).toBe(404)
    expect((await callsOf(id).confirm(admin, _id)).status).toBe(404)
    expect((await calls.remove(author, id)).status).toBe(404)
  }
  expect((await elsewhere.confirm(admin, _id)).status).toBe(404)
  expect((await elsewhere.remove(admin, _id)).status).toBe(404)
  expect((await elsewhere.remove(author, _id)).status).toBe(404)
  expect(await MakeModel.findById(_id).lean()).toMatchObject({ confirmedAt: null, deletedAt: null })
})

test('a deleted make comes back as it was, and its files go after 30 days', async () => {
  const { _id } = await post()
  await calls.confirm(admin, _id)
  await calls.remove(admin, _id)
  expect((await listed(null)).comments).toEqual([])
  expect((await calls.restore(admin, _id)).status).toBe(200)
  expect((await listed(null)).comments).toHaveLength(1)
  await calls.remove(admin, _id)
  setClock('2026-04-10T12:00:00Z')
  await collectOrphans(new AbortController().signal)
  const { files } = await mediaCollections()
  expect(await files.countDocuments()).toBe(2)
  await recipeContent.purge({ _id: recipe._id })
  expect(await MakeModel.countDocuments()).toBe(0)
  expect(await files.countDocuments()).toBe(0)
})

test('makes are newest first and have the present name of their author (G-123)', async () => {
  const userId = recipe.createdById
  await createMakeDocument({ recipeId: recipe._id, date: new Date('2026-01-02'), userId: null })
  await createMakeDocument({ recipeId: recipe._id, date: new Date('2026-01-01'), userId })
  await post()
  const { comments } = await listed(author)
  expect(comments.map(({ date }: { date: string }) => date.slice(0, 10))).toEqual([
    '2026-03-10',
    '2026-01-02',
    '2026-01-01',
  ])
  expect(comments.map(({ author: name }: { author: string }) => name)).toEqual([
    'anna',
    '[deleted]',
    '[deleted]',
  ])
})

test('confirmed makes are counted from the documents (G-75, G-100)', async () => {
  expect(await madeBy('anna')).toBe(0)
  const { _id } = await post()
  expect(await madeBy('anna')).toBe(0)
  await calls.confirm(admin, _id)
  expect(await madeBy('anna')).toBe(1)
  await recipeContent.remove(admin.viewer, { _id: recipe._id })
  expect(await madeBy('anna')).toBe(0)
  await recipeContent.restore(admin.viewer, { _id: recipe._id })
  await calls.remove(admin, _id)
  expect(await madeBy('anna')).toBe(0)
})

test('the author gets one mail, with a link that switches these mails off (G-44)', async () => {
  const mails = () => MailModel.find({ kind: 'make confirmed' }).lean()
  const { _id } = await post()
  await Promise.all([calls.confirm(admin, _id), calls.confirm(admin, _id)])
  await calls.confirm(admin, _id)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'anna@example.org', subject: expect.stringMatching(/Lemon/) })
  const { token } = await unsubscribeLink('make confirmed', 'anna@example.org')
  expect(await readUnsubscribeToken(token)).toMatchObject({ kind: 'make confirmed' })
  await switchOffMakeMails('anna@example.org')
  await calls.confirm(admin, (await post())._id)
  await calls.confirm(admin, (await post(admin))._id)
  expect(await mails()).toHaveLength(1)
})

test('what waits is listed for the owner with its decisions, longest waiting first', async () => {
  const { _id } = await post()
  setClock('2026-03-11T12:00:00Z')
  await post(other)
  const deleted = await createRecipeDocument({ title: 'Walnut Cake' })
  await createMakeDocument({ recipeId: deleted._id, confirmedAt: null })
  await recipeContent.remove(admin.viewer, { _id: deleted._id })
  expect(await countWaiting(admin.viewer)).toBe(2)
  const items = await listWaiting(admin.viewer)
  expect(items).toMatchObject([
    { id: `make-${_id}`, by: 'anna', title: 'Lemon Potatoes', href: '/cookbook/lemon-potatoes' },
    { by: other.viewer.username },
  ])
  expect(items[0]?.decisions).toMatchObject([
    { path: `/api/recipes/${recipe._id}/comments/${_id}/confirm`, method: 'PUT' },
    { path: `/api/recipes/${recipe._id}/comments/${_id}`, method: 'DELETE' },
  ])
  await calls.confirm(admin, _id)
  expect(await countWaiting(admin.viewer)).toBe(1)
})

test('the data export has one’s makes with pictures; makes outlive their author (G-39)', async () => {
  const make = await post()
  await calls.post(author)
  const { viewer } = author
  const caller = { viewer } as Parameters<typeof cookbookPersonalData.list>[0]
  const exported = await cookbookPersonalData.list(caller)
  expect(exported.lists.makes).toMatchObject([
    { recipe: 'Lemon Potatoes', confirmedAt: null },
    { recipe: 'Lemon Potatoes' },
  ])
  expect(exported.pictures?.map(({ name }) => name)).toContain(`makes/${make.image}`)
  await calls.confirm(admin, make._id)
  await switchOffMakeMails(viewer.email)
  await cookbookPersonalData.forget(viewer)
  expect((await listed(null)).comments).toMatchObject([{ author: '[deleted]' }])
  expect((await listed(admin)).comments).toHaveLength(2)
  expect(await MakeModel.countDocuments({ userId: viewer.id })).toBe(0)
})

test('sample makes go with the sample recipes', async () => {
  const sample = await createRecipeDocument({ title: 'Walnut Cake', isSample: true })
  await createMakeDocument({ recipeId: sample._id, isSample: true })
  await post()
  await sampleCookbook.remove()
  expect(await MakeModel.countDocuments()).toBe(1)
})
