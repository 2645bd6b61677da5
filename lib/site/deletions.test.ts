import { beforeEach, expect, test, vi } from 'vitest'
import { PUT } from '@/app/api/edit/userself/[username]/route'
import { FEATURES } from '@/lib/features'
import { deleteOldMail } from '@/lib/mail/feature'
import { queueMail } from '@/lib/mail/queue-mail'
import { runDueDeletions } from '@/lib/site/deletions'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { DigestReaderModel } from '@/models/digest-reader'
import { InvitationModel } from '@/models/invitation'
import { MailModel } from '@/models/mail'
import { MakeMailRefusalModel } from '@/models/make-mail-refusal'
import { UserModel } from '@/models/user'

const START = '2026-11-21T12:00:00.000Z'
const setClock = withTestClock(START)
withTestDatabase()
beforeEach(() => setClock(START))

async function changeAddress({ viewer, headers }: TestUser, email: string) {
  const { username } = viewer
  const options = { method: 'PUT', body: { email }, headers, params: { username } }
  const response = await callRoute(PUT, `/api/edit/userself/${username}`, options)
  if (response.status !== 200) throw new Error(await response.text())
}

async function erase({ viewer }: TestUser) {
  await UserModel.updateOne({ _id: viewer.id }, { $set: { deleteAfter: new Date(START) } })
  await runDueDeletions(new AbortController().signal)
}

const countOf = (model: { countDocuments: () => PromiseLike<number> }) => model.countDocuments()

const mails = async () => {
  const found = await MailModel.find().sort({ to: 1, _id: 1 }).lean()
  return found.map(({ to, subject }) => `${to}: ${subject}`)
}

const endAll = () => MailModel.updateMany({}, { $set: { state: 'kept', endedAt: new Date(START) } })

test('mails to a former address leave the outbox with the account (G-44)', async () => {
  const anna = await createUser({ username: 'anna' })
  await changeAddress(anna, 'second@example.org')
  await changeAddress(anna, 'third@example.org')
  const ben = await createUser({ username: 'ben', email: 'second@example.org' })
  const toBen = { kind: 'verify', username: 'ben', code: '204816', userId: ben.viewer.id } as const
  await queueMail({ ...toBen, to: 'second@example.org' })
  expect(await mails()).toEqual([
    'anna@example.org: Your e-mail address on Pochade was changed',
    expect.stringMatching(/^second@example\.org: .*verif/i),
    'second@example.org: Your e-mail address on Pochade was changed',
    expect.stringMatching(/^second@example\.org: .*verif/i),
    expect.stringMatching(/^third@example\.org: .*verif/i),
  ])
  await endAll()
  await erase(anna)
  expect(await mails()).toEqual([
    expect.stringMatching(/^second@example\.org: .*verif/i),
    'third@example.org: Your account on Pochade is deleted',
  ])
})

test('a mail that still waits for a former address is not sent after the deletion', async () => {
  const anna = await createUser({ username: 'anna' })
  await changeAddress(anna, 'second@example.org')
  await erase(anna)
  expect((await mails()).filter((mail) => mail.startsWith('anna@'))).toEqual([])
})

test('an account that cannot be erased does not block the others, and the job fails', async () => {
  for (const username of ['anna', 'ben', 'carl']) await createUser({ username })
  await UserModel.updateMany({}, { $set: { deleteAfter: new Date(START) } })
  const [first] = await UserModel.find().lean()
  const { personalData } = FEATURES.find(({ name }) => name === 'store') ?? {}
  if (!personalData) throw new Error('The store forgets nobody.')
  const forget = vi.spyOn(personalData, 'forget').mockImplementation(async ({ id }) => {
    if (id === String(first?._id)) throw new Error('No paint.')
  })
  await expect(runDueDeletions(new AbortController().signal)).rejects.toThrow('No paint.')
  expect(await UserModel.find().lean()).toMatchObject([{ username: first?.username }])
  forget.mockRestore()
})

test('an unverified address may belong to somebody else, whose subscriptions stay', async () => {
  const email = 'maria@example.org'
  const day = new Date(START)
  await DigestReaderModel.create({ email, confirmedAt: day })
  await MakeMailRefusalModel.create({ email })
  const invitation = { codeHash: 'x', email, role: 'chef', createdAt: day, expiresAt: day }
  await InvitationModel.create({ ...invitation, purgeAt: day })
  const countAll = () =>
    Promise.all([DigestReaderModel, MakeMailRefusalModel, InvitationModel].map(countOf))
  await erase(await createUser({ username: 'eve', email, emailVerified: false }))
  expect(await countAll()).toEqual([1, 1, 1])
  await erase(await createUser({ username: 'maria', email }))
  expect(await countAll()).toEqual([0, 0, 0])
})

test('the notice of a deletion names no account and leaves after 30 days', async () => {
  const anna = await createUser({ username: 'anna' })
  await erase(anna)
  expect(await MailModel.find().lean()).toMatchObject([{ userId: null }])
  setClock('2026-12-22T12:00:00.000Z')
  await deleteOldMail()
  expect(await mails()).toEqual([])
})

test('an erasure that ended before the account was gone is done again, without a second mail', async () => {
  const anna = await createUser({ username: 'anna' })
  const gone = vi.spyOn(UserModel, 'deleteOne').mockImplementationOnce(() => {
    throw new Error('The process ends.')
  })
  await erase(anna).catch(() => undefined)
  expect(await UserModel.exists({ _id: anna.viewer.id })).toBeTruthy()
  await erase(anna)
  gone.mockRestore()
  expect(await UserModel.exists({ _id: anna.viewer.id })).toBeNull()
  expect(await mails()).toHaveLength(1)
})
