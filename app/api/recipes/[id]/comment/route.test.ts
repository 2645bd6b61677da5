import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { createChallenge } from '@/lib/captcha/challenge'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { ERROR_FIELDS, readErrorFields } from '@/lib/http/error-fields'
import { LIMITS } from '@/lib/config/limits'
import { rot13 } from '@/lib/integrations/ai/moderation/rot13'
import { listWaiting } from '@/lib/site/waiting'
import { mediaCollections } from '@/lib/media/store'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { callsOf, readMake } from '@/testing/makes'
import { createRecipeDocument } from '@/testing/recipes'
import { solveChallenge } from '@/testing/solve-challenge'
import { MailModel } from '@/models/mail'
import { MakeModel } from '@/models/make'

const START = '2026-03-10T12:00:00Z'
const setClock = withTestClock(START)
withTestDatabase()

let author: TestUser
let calls: ReturnType<typeof callsOf>

beforeEach(async () => {
  setClock(START)
  author = await createUser({ username: 'anna', emailVerified: false })
  calls = callsOf(String((await createRecipeDocument())._id))
})

async function solved() {
  return { [CAPTCHA_FIELD]: solveChallenge(await createChallenge('make')) }
}

test('a member without a verified address posts a make, which waits (G-74)', async () => {
  const response = await calls.post(author, {
    ...(await solved()),
    comment: ' Halved it\r\nfor two. ',
    rating: '4',
  })
  expect(response.status).toBe(201)
  const make = await readMake(response)
  expect(make).toMatchObject({
    author: 'anna',
    user: author.viewer.id,
    comment: 'Halved it\nfor two.',
    rating: 4,
    confirmed: false,
    date: expect.stringMatching(/^2026-03-10T12:00:/) as string,
  })
  expect(make.image).toMatch(/^[0-9a-f]{32}-[0-9a-f]{15}\.webp$/)
})

test('a make that is sent again with its key is stored once, also at the same time (G-74)', async () => {
  const idempotencyKey = randomUUID()
  const send = async (one: TestUser) =>
    calls.post(one, { ...(await solved()), idempotencyKey, comment: 'Halved it.' })
  const both = await Promise.all([send(author), send(author)])
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  const [first, second] = await Promise.all(both.map(readMake))
  expect(second).toEqual(first)
  // Its solution is spent already.
  const third = await calls.post(author, { idempotencyKey, comment: 'Halved it.' })
  expect(await readMake(third)).toEqual(first)
  expect(await MakeModel.countDocuments()).toBe(1)
  const { files } = await mediaCollections()
  expect(await files.countDocuments()).toBe(2)
  expect((await send(await createUser())).status).toBe(201)
  expect(await MakeModel.countDocuments()).toBe(2)
})

test('an offensive make is kept, and marked for the owner alone (G-90)', async () => {
  const comment = `What a ${rot13('ovgpu')} of a dough.`
  const response = await calls.post(author, { comment, ...(await solved()) })
  expect(response.status).toBe(201)
  expect(await response.json()).not.toHaveProperty('isFlagged')
  await calls.post(author, { ...(await solved()), rating: '' })
  const waiting = await listWaiting((await createAdmin()).viewer)
  expect(waiting.map(({ text, note }) => [text, note]).toSorted()).toEqual([
    ['Halved it for two.', ''],
    [comment, 'flagged as offensive'],
  ])
})

test('an admin’s make waits too, and a rating is optional (G-123)', async () => {
  const admin = await createAdmin()
  const make = await readMake(await calls.post(admin, { ...(await solved()), rating: '' }))
  expect(make).toMatchObject({ confirmed: false, rating: null })
})

test.each([
  ['no comment', { comment: ' ' }, 'Please add both a comment and an image'],
  ['no field for the comment', { comment: null }, 'Please add both a comment and an image'],
  ['no picture', { image: null }, 'Please add both a comment and an image'],
  ['1001 characters', { comment: 'a'.repeat(1001) }, 'Comment must be at most 1000 characters.'],
  ['rating 0', { rating: '0' }, 'Rating must be a whole number from 1 to 5.'],
  ['rating 6', { rating: '6' }, 'Rating must be a whole number from 1 to 5.'],
  ['rating 4.5', { rating: '4.5' }, 'Rating must be a whole number from 1 to 5.'],
  ['no solution', {}, 'Please complete the CAPTCHA'],
  ['a wrong solution', { [CAPTCHA_FIELD]: 'x' }, 'CAPTCHA verification failed.'],
])('%s is 400 as plain text, and nothing is stored (G-1, G-74)', async (_what, parts, text) => {
  const response = await calls.post(author, parts)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toBe(text)
  expect(await MakeModel.countDocuments()).toBe(0)
})

test('role, size, fields, CAPTCHA, decoding and limit are checked in this order (G-123)', async () => {
  const big = new Uint8Array(LIMITS.fileBytes + 1)
  const noPicture = new Uint8Array(100)
  const textOf = async (response: Response) => `${response.status} ${await response.text()}`
  expect(await textOf(await calls.post(null, { image: big }))).toBe('401 Please log in.')
  expect(await textOf(await calls.post(author, { image: big, comment: '' }))).toBe(
    '413 File too large',
  )
  expect(await textOf(await calls.post(author, { image: noPicture, comment: '' }))).toBe(
    '400 Please add both a comment and an image',
  )
  expect(await textOf(await calls.post(author, { image: noPicture }))).toBe(
    '400 Please complete the CAPTCHA',
  )
  const spent = await solved()
  expect(await textOf(await calls.post(author, { image: noPicture, ...spent }))).toBe(
    '415 Unsupported image type',
  )
  expect(await textOf(await calls.post(author, spent))).toBe('400 CAPTCHA verification failed.')
  for (let i = 0; i < 3; i++) expect((await calls.post(author, await solved())).status).toBe(201)
  expect(await textOf(await calls.post(author, { image: noPicture, ...(await solved()) }))).toBe(
    '415 Unsupported image type',
  )
  expect(await textOf(await calls.post(author, await solved()))).toBe(
    '409 Three of your makes are already waiting for confirmation.',
  )
})

test('a refusal names its field in a header (G-1)', async () => {
  const fieldsOf = async (given: Parameters<typeof calls.post>[1]) =>
    readErrorFields((await calls.post(author, given)).headers.get(ERROR_FIELDS))
  const incomplete = 'Please add both a comment and an image'
  expect(await fieldsOf({ ...(await solved()), comment: ' ' })).toEqual({ comment: incomplete })
  expect(await fieldsOf({ [CAPTCHA_FIELD]: 'x' })).toEqual({
    [CAPTCHA_FIELD]: 'CAPTCHA verification failed.',
  })
})

test('a refused make leaves no picture', async () => {
  for (let i = 0; i < 3; i++) await calls.post(author, await solved())
  const { files } = await mediaCollections()
  const before = await files.countDocuments()
  expect((await calls.post(author, await solved())).status).toBe(409)
  expect(await files.countDocuments()).toBe(before)
})

test('the limit is for each member and recipe, and deciding makes room (G-74)', async () => {
  const admin = await createAdmin()
  const other = callsOf(String((await createRecipeDocument({ title: 'Walnut Cake' }))._id))
  const posted: string[] = []
  for (let i = 0; i < 3; i++) {
    posted.push((await readMake(await calls.post(author, await solved())))._id)
  }
  expect((await other.post(author, await solved())).status).toBe(201)
  expect((await calls.post(await createUser(), await solved())).status).toBe(201)
  await calls.confirm(admin, posted[0] ?? '')
  expect((await calls.post(author, await solved())).status).toBe(201)
  expect((await calls.post(author, await solved())).status).toBe(409)
  await calls.remove(author, posted[1] ?? '')
  expect((await calls.post(author, await solved())).status).toBe(201)
})

test('8 parallel makes of one member leave three, the rest is 409', async () => {
  const solutions = await Promise.all(Array.from({ length: 8 }, solved))
  const responses = await Promise.all(solutions.map((solution) => calls.post(author, solution)))
  const statuses = responses.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  expect(await MakeModel.countDocuments()).toBe(3)
})

test('a recipe that is not there, or deleted, is 404', async () => {
  const deleted = await createRecipeDocument({ title: 'Walnut Cake', deletedAt: new Date(0) })
  for (const id of ['65a000000000000000000000', 'nonsense', String(deleted._id)]) {
    expect((await callsOf(id).post(author, {})).status).toBe(404)
  }
})

test('the owner gets one mail a day, and none about their own make (G-44)', async () => {
  const owner = await createAdmin({ username: 'olga', email: 'olga@example.org' })
  await createAdmin({ username: 'second' })
  const mails = () => MailModel.find({ kind: 'make waiting' }).lean()
  await calls.post(owner, await solved())
  expect(await mails()).toHaveLength(0)
  await calls.post(author, await solved())
  await calls.post(author, await solved())
  expect(await mails()).toMatchObject([{ to: 'olga@example.org', unsubscribeUrl: null }])
  expect((await mails())[0]?.text).toMatch(/anna posted a make of "Lemon Potatoes"[^]*waiting/)
  setClock('2026-03-11T12:00:00Z')
  await calls.post(await createUser(), await solved())
  expect(await mails()).toHaveLength(2)
})

test('a mail that cannot be queued does not fail the make', async () => {
  await createAdmin()
  const spy = vi.spyOn(MailModel, 'create').mockRejectedValueOnce(new Error('no mail') as never)
  expect((await calls.post(author, await solved())).status).toBe(201)
  spy.mockRestore()
})
