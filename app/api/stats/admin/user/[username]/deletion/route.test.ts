import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '@/lib/account/password'
import { runDueDeletions } from '@/lib/site/deletions'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser, type TestUser } from '@/testing/factories'
import { callRoute } from '@/testing/request'
import { MailModel } from '@/models/mail'
import { UserModel } from '@/models/user'
import { POST as keepOwn } from '../../../../../edit/keep-account/route'
import { POST as signIn } from '../../../../../signin/route'
import { DELETE, POST } from './route'

const setClock = withTestClock('2026-11-21T12:00:00Z')
withTestDatabase()

const call = (verb: typeof POST | typeof DELETE, { headers }: TestUser, username = 'anna') =>
  callRoute(verb, `/api/stats/admin/user/${username}/deletion`, {
    method: verb === POST ? 'POST' : 'DELETE',
    headers,
    params: { username },
  })

const PASSWORD = 'correct horse battery'

async function makeAnna() {
  setClock('2026-11-21T12:00:00Z')
  const passwordHash = await hashPassword(PASSWORD)
  return { admin: await createAdmin(), anna: await createUser({ username: 'anna', passwordHash }) }
}

test('the owner deletes an account after 7 days; the member is told and cannot cancel it (G-39)', async () => {
  const { admin, anna } = await makeAnna()
  const response = await call(POST, admin)
  expect(await response.json()).toMatchObject({
    deleteAfter: expect.stringMatching(/^2026-11-28T12:/) as string,
  })
  const mail = await MailModel.findOne({ to: 'anna@example.org' }).lean()
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(
    'Until then you can log in and take out your data.',
  )
  const body = { username: 'anna', password: PASSWORD }
  expect((await callRoute(signIn, '/api/signin', { method: 'POST', body })).status).toBe(200)
  const { headers } = anna
  const refused = await callRoute(keepOwn, '/api/edit/keep-account', { method: 'POST', headers })
  expect(refused.status).toBe(403)
  setClock('2026-11-28T12:30:00Z')
  await runDueDeletions(new AbortController().signal)
  expect(await UserModel.exists({ username: 'anna' })).toBeNull()
})

test('a deletion that the member asked for becomes one of the owner, who tells the member once', async () => {
  const { admin, anna } = await makeAnna()
  const deleteAfter = new Date('2026-11-25T12:00:00Z')
  await UserModel.updateOne({ _id: anna.viewer.id }, { $set: { deleteAfter } })
  for (const _ of [1, 2]) {
    expect(await (await call(POST, admin)).json()).toEqual({
      deleteAfter: deleteAfter.toISOString(),
    })
  }
  const mails = await MailModel.find({ to: 'anna@example.org' }).lean()
  expect(mails.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('deletes your account for good'),
  ])
})

/** It arrives just before the next write to an account. */
function deleteMeanwhile({ viewer }: TestUser): void {
  const update = UserModel.updateOne.bind(UserModel)
  const spy = vi.spyOn(UserModel, 'updateOne')
  onTestFinished(() => spy.mockRestore())
  const $set = { deleteAfter: new Date('2026-11-28T12:00:00Z'), isDeletedByOwner: true }
  spy.mockImplementationOnce(
    (...args) =>
      UserModel.updateMany({ username: viewer.username }, { $set }).then(() =>
        update(...args),
      ) as never,
  )
}

test('a deletion by the owner that comes during a sign-in, or while the member keeps it, stays', async () => {
  const { anna } = await makeAnna()
  const find = () => UserModel.findById(anna.viewer.id).lean()
  const pending = new Date('2026-11-24T12:00:00Z')
  const reset = { $set: { deleteAfter: pending, isDeletedByOwner: false } }
  await UserModel.updateMany({ username: 'anna' }, reset)
  deleteMeanwhile(anna)
  const body = { username: 'anna', password: PASSWORD }
  expect((await callRoute(signIn, '/api/signin', { method: 'POST', body })).status).toBe(200)
  expect(await find()).toMatchObject({ isDeletedByOwner: true, deleteAfter: expect.any(Date) })
  await UserModel.updateMany({ username: 'anna' }, reset)
  deleteMeanwhile(anna)
  const { headers } = anna
  const refused = await callRoute(keepOwn, '/api/edit/keep-account', { method: 'POST', headers })
  expect(refused.status).toBe(403)
  expect(await find()).toMatchObject({ isDeletedByOwner: true, deleteAfter: expect.any(Date) })
})

test('the owner can keep the account after all', async () => {
  const { admin, anna } = await makeAnna()
  await call(POST, admin)
  expect((await call(DELETE, admin)).status).toBe(204)
  expect((await call(DELETE, admin)).status).toBe(409)
  const user = await UserModel.findById(anna.viewer.id).lean()
  expect(user).toMatchObject({ deleteAfter: null, isDeletedByOwner: false })
})

test('the own account is deleted in the profile alone', async () => {
  const { admin } = await makeAnna()
  const response = await call(POST, admin, admin.viewer.username)
  expect(response.status).toBe(409)
  expect(await response.json()).toMatchObject({ error: 'Delete your own account in your profile.' })
})
