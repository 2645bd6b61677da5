import { Types } from 'mongoose'
import { expect, test } from 'vitest'
import { withLastAdminCheck } from '@/lib/account/last-admin'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'
import { stored } from '@/testing/stored'

withTestDatabase()

const LAST = { code: 'conflict', message: 'At least one admin is required.' }

async function demote(id: string): Promise<void> {
  await withLastAdminCheck(id, async () => {
    await (
      await stored('users')
    ).updateOne({ _id: new Types.ObjectId(id) }, { $set: { role: 'user' } })
  })
}

const admins = async () => (await stored('users')).countDocuments({ role: /admin/ })

test('the last admin cannot be removed (G-16)', async () => {
  const { viewer } = await createUser({ role: 'user,admin' })
  await createUser()
  await expect(demote(viewer.id)).rejects.toMatchObject(LAST)
  expect(await admins()).toBe(1)
})

test('suspended, sample and soon deleted admins do not count as another admin', async () => {
  const { viewer } = await createUser({ role: 'admin' })
  await createUser({ role: 'admin', permissions: -1 })
  await createUser({ role: 'admin', isSample: true })
  await createUser({ role: 'admin', deleteAfter: new Date() })
  await createUser({ role: 'administrator' })
  await expect(demote(viewer.id)).rejects.toMatchObject(LAST)
})

test.each(['user, admin', 'admin ,chef', 'chef , admin'])('%j has another admin', async (role) => {
  const { viewer } = await createUser({ role: 'user,admin' })
  await createUser({ role })
  await demote(viewer.id)
  expect(await admins()).toBe(1)
})

test('concurrent demotions leave one admin', async () => {
  const all = await Promise.all(Array.from({ length: 6 }, () => createUser({ role: 'admin' })))
  const outcomes = await Promise.allSettled(all.map(({ viewer }) => demote(viewer.id)))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: LAST }])
  expect(await admins()).toBe(1)
})

test('a change to a member runs, and a failed change releases the lock', async () => {
  const { viewer } = await createUser()
  const broken = () => Promise.reject(new Error('broken'))
  await expect(withLastAdminCheck(viewer.id, broken)).rejects.toThrow('broken')
  expect(await withLastAdminCheck(viewer.id, () => Promise.resolve('changed'))).toBe('changed')
})
