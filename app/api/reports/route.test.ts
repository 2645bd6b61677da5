import { Types } from 'mongoose'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { createChallenge } from '@/lib/captcha/challenge'
import { callerOf, identify } from '@/lib/auth/identity'
import { reports } from '@/lib/reports/feature'
import { listReportNotices } from '@/lib/reports/notices'
import { listWaiting } from '@/lib/site/waiting'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createArtwork, createUser, type TestUser } from '@/testing/factories'
import { createMakeDocument } from '@/testing/makes'
import { createPiece, ownerId } from '@/testing/pieces'
import { createRecipeDocument } from '@/testing/recipes'
import { setEnv } from '@/testing/env'
import { callRoute } from '@/testing/request'
import { solveChallenge } from '@/testing/solve-challenge'
import { ArtworkModel } from '@/models/artwork'
import { AuditEntryModel } from '@/models/audit-entry'
import { GalleryItemModel } from '@/models/gallery-item'
import { MailModel } from '@/models/mail'
import { MakeModel } from '@/models/make'
import { RecipeModel } from '@/models/recipe'
import { ReportModel } from '@/models/report'
import { POST as KEEP } from './admin/[id]/keep/route'
import { POST as REMOVE } from './admin/[id]/remove/route'
import { POST } from './route'

const setClock = withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()
beforeEach(() => setClock('2026-03-10T12:00:00Z'))

const REASON = 'The child on it is mine, and I did not agree.'
const solved = async () => ({ [CAPTCHA_FIELD]: solveChallenge(await createChallenge('report')) })

/** A visitor solves a CAPTCHA, a member does not. */
async function report(path: string, by: TestUser | null = null, fields: object = {}) {
  const body = { path, reason: REASON, ...(by ? {} : await solved()), ...fields }
  return callRoute(POST, '/api/reports', { method: 'POST', body, headers: by?.headers ?? {} })
}

async function decide(
  handler: typeof KEEP,
  admin: TestUser,
  reasons: unknown = 'No consent was given.',
) {
  const waiting = await ReportModel.findOne({ state: 'waiting' }).lean()
  return callRoute(handler, '/', {
    method: 'POST',
    headers: admin.headers,
    params: { id: String(waiting?._id) },
    body: { reasons },
  })
}

async function createThings() {
  const admin = await createAdmin({ username: 'b055' })
  const author = await createUser({ username: 'anna' })
  const createdById = ownerId(author)
  const recipe = await createRecipeDocument({ createdById })
  const make = await createMakeDocument({ recipeId: recipe._id, userId: createdById })
  const piece = await createPiece({ createdById })
  await createArtwork(author.viewer, { dateKey: '2026-03-09', authorQuote: 'It was me.' })
  return { admin, author, recipe, make, piece }
}

test('where mail is set, the owner is told of a report; without a server the row is enough', async () => {
  const { admin, make } = await createThings()
  await report(makePath(make._id))
  expect(await MailModel.countDocuments()).toBe(0)
  onTestFinished(setEnv({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'no-reply@example.org' }))
  await report(makePath(make._id))
  const mails = await MailModel.find().lean()
  expect(mails).toMatchObject([{ to: admin.viewer.email, kind: 'report' }])
  expect(mails[0]?.text).toContain('make of "Lemon Potatoes"')
  expect(mails[0]?.text).toContain(REASON)
})

const makePath = (id: unknown) => `/cookbook/lemon-potatoes#make-${String(id)}`

test('a stranger reports a make; the owner removes it with reasons, and both sides are told (G-148)', async () => {
  const { admin, author, make } = await createThings()
  const answer = await report(makePath(make._id), null, { email: 'Eve@Example.org' })
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ message: 'Your report was sent.' })
  expect(await listWaiting(admin.viewer)).toMatchObject([
    {
      kind: 'reported',
      title: 'make of "Lemon Potatoes"',
      href: makePath(make._id),
      by: 'a visitor, eve@example.org',
      text: REASON,
      decisions: [
        { label: 'Keep', text: { name: 'reasons' } },
        { label: 'Remove', text: { name: 'reasons' } },
      ],
    },
  ])
  const decided = await decide(REMOVE, admin)
  expect([decided.status, await decided.json()]).toEqual([200, { message: 'It is removed.' }])
  expect((await MakeModel.findById(make._id).lean())?.deletedAt).toBeInstanceOf(Date)
  expect(await listWaiting(admin.viewer)).toEqual([])
  const mails = await MailModel.find().sort({ _id: 1 }).lean()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['eve@example.org', 'Your report was decided on Pochade'],
    ['anna@example.org', 'Something of yours was removed on Pochade'],
  ])
  for (const { text } of mails) expect(text).toContain('No consent was given.')
  expect(mails[1]?.text).not.toContain('eve@')
  expect(await listReportNotices(author.viewer)).toMatchObject([
    { isAuthor: true, isRemoved: true, reasons: 'No consent was given.' },
  ])
})

test('a member reports without a CAPTCHA, and the profile tells what was decided (G-148)', async () => {
  const { admin, author, make } = await createThings()
  const eve = await createUser()
  expect((await report(makePath(make._id), eve)).status).toBe(201)
  expect((await decide(KEEP, admin, 'It is a plate of potatoes.')).status).toBe(200)
  expect(await MakeModel.live.exists({ _id: make._id })).not.toBeNull()
  expect(await listReportNotices(eve.viewer)).toMatchObject([
    { isAuthor: false, isRemoved: false, reasons: 'It is a plate of potatoes.' },
  ])
  expect(await listReportNotices(author.viewer)).toEqual([])
  expect(await MailModel.countDocuments()).toBe(0)
})

test('recipes, pieces and quotes of members are removed by their own services (G-148)', async () => {
  const { admin, recipe, piece } = await createThings()
  const reader = await createUser()
  for (const path of [
    '/cookbook/lemon-potatoes',
    `/art/${piece._id}`,
    '/art-of-the-day/2026-03-09',
  ]) {
    expect((await report(path, reader)).status, path).toBe(201)
    expect((await decide(REMOVE, admin)).status, path).toBe(200)
    expect((await report(path, reader)).status, path).toBe(404)
  }
  expect((await RecipeModel.findById(recipe._id).lean())?.deletedAt).toBeInstanceOf(Date)
  expect((await GalleryItemModel.findById(piece._id).lean())?.deletedAt).toBeInstanceOf(Date)
  expect(await ArtworkModel.findOne().lean()).toMatchObject({ authorQuote: null, deletedAt: null })
})

test('the decision and its reasons are in the audit (G-148)', async () => {
  const { admin, make } = await createThings()
  await report(makePath(make._id), null, { email: 'eve@example.org' })
  await decide(REMOVE, admin)
  const entries = await AuditEntryModel.find().sort({ _id: 1 }).lean()
  expect(entries.map(({ action }) => action)).toEqual(['delete make', 'remove reported'])
  expect(entries[1]).toMatchObject({
    target: { kind: 'make', name: 'make of "Lemon Potatoes"' },
    after: { state: 'removed', reasons: 'No consent was given.' },
  })
  expect(JSON.stringify(entries)).not.toContain('eve@')
})

test('what the reporter does not see answers as what does not exist (G-148)', async () => {
  const { admin, author, recipe } = await createThings()
  const hidden = await createPiece({ createdById: ownerId(author), toShow: false })
  const waiting = await createMakeDocument({ recipeId: recipe._id, confirmedAt: null })
  const owners = await createPiece({ createdById: ownerId(admin) })
  const sample = await createPiece({ isSample: true })
  const paths = [
    `/art/${hidden._id}`,
    '/art-of-the-day/2026-03-10',
    makePath(waiting._id),
    makePath(new Types.ObjectId()),
    `/art/${owners._id}`,
    `/art/${sample._id}`,
    '/cookbook/no-such-recipe',
    '/marketplace',
    'https://example.org/art',
    `/user-stats#make-${waiting._id}`,
  ]
  for (const path of paths) {
    const answer = await report(path)
    expect(answer.status, path).toBe(404)
    expect(await answer.json()).toMatchObject({
      error: 'There is nothing at this address that can be reported.',
    })
  }
  expect((await report(`/art/${hidden._id}`, await createUser())).status).toBe(201)
})

test('what is missing is 400 at its field', async () => {
  const { admin, make } = await createThings()
  const path = makePath(make._id)
  const refused = [
    [{ reason: ' ' }, 'reason', 'Please say what is wrong with it.'],
    [{ reason: 'x'.repeat(1001) }, 'reason', 'Reason must be at most 1000 characters.'],
    [{ email: 'eve' }, 'email', 'Please enter a valid email.'],
    [{ [CAPTCHA_FIELD]: undefined }, CAPTCHA_FIELD, 'Please complete the CAPTCHA'],
  ] as const
  for (const [fields, field, text] of refused) {
    const answer = await report(path, null, fields)
    expect(answer.status, field).toBe(400)
    expect(await answer.json()).toMatchObject({ fields: { [field]: text } })
  }
  await report(path)
  const undecided = await decide(REMOVE, admin, ' ')
  expect([undecided.status, await undecided.json()]).toMatchObject([
    400,
    { fields: { reasons: 'Please give your reasons.' } },
  ])
})

test('of two decisions one is taken, the other one is 409', async () => {
  const { admin, make } = await createThings()
  await report(makePath(make._id))
  const id = String((await ReportModel.findOne().lean())?._id)
  const call = (handler: typeof KEEP) =>
    callRoute(handler, '/', {
      method: 'POST',
      headers: admin.headers,
      params: { id },
      body: { reasons: 'So.' },
    })
  const statuses = (await Promise.all([call(KEEP), call(REMOVE)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  const state = (await ReportModel.findOne().lean())?.state
  const isThere = (await MakeModel.live.exists({ _id: make._id })) !== null
  expect([state, isThere]).toEqual(statuses[0] === 200 ? ['kept', true] : ['removed', false])
})

test('a report that could not be carried out waits again', async () => {
  const { admin, make } = await createThings()
  await report(makePath(make._id))
  const [removal, verdict] = [MakeModel.collection, ReportModel.collection]
  const fails = vi.spyOn(verdict, 'updateOne')
  // Nothing is written after it, as if the process had died.
  const dies = vi.spyOn(removal, 'findOneAndUpdate').mockImplementation(() => {
    fails.mockRejectedValue(new Error('broken'))
    return Promise.reject(new Error('broken'))
  })
  expect((await decide(REMOVE, admin)).status).toBe(500)
  dies.mockRestore()
  expect(await listWaiting(admin.viewer)).toHaveLength(1)
  expect((await decide(REMOVE, admin)).status).toBe(500)
  expect(await MakeModel.live.exists({ _id: make._id })).toBeNull()
  fails.mockRestore()
  expect((await decide(REMOVE, admin)).status).toBe(200)
  expect(await ReportModel.findOne().lean()).toMatchObject({ state: 'removed' })
})

test('a report is deleted a year after its decision, and never before one (G-148)', async () => {
  const { admin, make, piece } = await createThings()
  await report(makePath(make._id))
  await decide(KEEP, admin)
  await report(`/art/${piece._id}`)
  setClock('2027-03-11T12:00:00Z')
  for (const job of reports.jobs ?? []) await job.run(AbortSignal.timeout(1000))
  expect(await ReportModel.find().lean()).toMatchObject([{ kind: 'piece', state: 'waiting' }])
})

test('a take-out has one’s reports and the decisions on one’s own; an erased account leaves no trace', async () => {
  const { admin, author, make } = await createThings()
  const eve = await createUser({ email: 'eve@example.org' })
  await report(makePath(make._id), eve, { email: 'eve@example.org' })
  await decide(REMOVE, admin)
  const takeOut = async ({ headers }: TestUser) =>
    (await reports.personalData?.list(callerOf(await identify(new Headers(headers)))))?.lists
  expect(await takeOut(eve)).toMatchObject({ reports: [{ reason: REASON, state: 'removed' }] })
  const authors = await takeOut(author)
  expect(authors).toMatchObject({ reports: [], 'report-decisions': [{ isAuthor: true }] })
  expect(JSON.stringify(authors)).not.toContain(REASON)
  for (const { viewer } of [eve, author]) await reports.personalData?.forget(viewer)
  expect(await ReportModel.find().lean()).toMatchObject([
    { userId: null, email: null, authorId: null },
  ])
})
