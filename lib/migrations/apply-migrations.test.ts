import { expect, test, vi } from 'vitest'
import { logger } from '@/lib/logger'
import { withTestDatabase } from '@/testing/db'
import { createGate } from '@/testing/fake-painter'
import { stored } from '@/testing/stored'
import { ArtworkModel } from '@/models/artwork'
import { LockModel } from '@/models/lock'
import { MigrationModel } from '@/models/migration'
import { UserModel } from '@/models/user'
import { applyMigrations, refuseNewerDatabase } from './apply-migrations'
import { type Migration, MIGRATIONS } from './list'

withTestDatabase()

const TIMING = { leaseMs: 600, pollMs: 5 }
const applied = async () =>
  (await MigrationModel.find().sort({ _id: 1 }).lean()).map(({ _id, name }) => `${_id} ${name}`)

/** Three migrations that record their runs. */
function createHistory() {
  const runs: number[] = []
  const step = (id: number): Migration => ({
    id,
    name: `step-${id}`,
    up: async () => void runs.push(id),
  })
  return { runs, history: [1, 2, 3].map(step) }
}

test('migrations are applied once, in order, however many processes start at once', async () => {
  const { runs, history } = createHistory()
  await Promise.all(Array.from({ length: 6 }, () => applyMigrations(history, TIMING)))
  expect(runs).toEqual([1, 2, 3])
  expect(await applied()).toEqual(['1 step-1', '2 step-2', '3 step-3'])
  await applyMigrations(history, TIMING)
  expect(runs).toEqual([1, 2, 3])
})

test('a later version applies what it adds alone', async () => {
  const { runs, history } = createHistory()
  await applyMigrations(history.slice(0, 2), TIMING)
  await applyMigrations(history, TIMING)
  expect(runs).toEqual([1, 2, 3])
})

test('another process continues only when the migration is complete', async () => {
  const [begun, allowed] = [createGate(), createGate()]
  const slow: Migration = {
    id: 1,
    name: 'slow',
    up: async () => {
      begun.open()
      await allowed.opened
    },
  }
  const first = applyMigrations([slow], TIMING)
  await begun.opened
  const never = vi.fn(() => Promise.resolve())
  let hasGoneOn = false
  const second = applyMigrations([{ ...slow, up: never }], TIMING).then(() => (hasGoneOn = true))
  // Longer than the lease, which is renewed.
  const untils = new Set<number>()
  await expect
    .poll(async () => {
      untils.add(Number((await LockModel.findById('migrations').lean())?.lease?.until))
      return untils.size
    })
    .toBeGreaterThan(3)
  expect(hasGoneOn).toBe(false)
  allowed.open()
  await Promise.all([first, second])
  expect(never).not.toHaveBeenCalled()
})

test('a migration that a crash interrupted runs again from its start', async () => {
  const { runs, history } = createHistory()
  const [first, second, third] = history
  if (!first || !second || !third) throw new Error('The history is too short.')
  const broken = { ...second, up: () => Promise.reject(new Error('Cut off.')) }
  await expect(applyMigrations([first, broken, third], TIMING)).rejects.toThrow('Cut off.')
  expect(await applied()).toEqual(['1 step-1'])
  await applyMigrations(history, TIMING)
  expect(runs).toEqual([1, 2, 3])
})

test('the lease of a dead process is taken after it expires', async () => {
  const { runs, history } = createHistory()
  const until = new Date(Date.now() + 300)
  const lease = { owner: 'a dead process', until }
  await LockModel.create({ _id: 'migrations', lease })
  await applyMigrations(history, TIMING)
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime())
  expect(runs).toEqual([1, 2, 3])
})

test('a database with a migration that this program does not know is refused', async () => {
  await applyMigrations()
  await refuseNewerDatabase()
  await MigrationModel.create({ _id: 77, name: 'later', appliedAt: new Date() })
  const sentence = `This database was written by a newer version of the site (migration 77; this one knows ${MIGRATIONS.length}). Start the newer version, or restore an archive from before.`
  await expect(applyMigrations()).rejects.toThrow(sentence)
  await expect(refuseNewerDatabase()).rejects.toThrow(sentence)
})

test('migrations are numbered from 1 without a gap', () => {
  expect(MIGRATIONS.map(({ id }) => id)).toEqual(MIGRATIONS.map((_, i) => i + 1))
})

test('accounts and art of the first version get the later fields and keep the rest', async () => {
  vi.spyOn(logger(), 'info').mockReturnValue()
  const users = await stored('users')
  const at = new Date('2026-01-01T00:00:00Z')
  const account = {
    passwordHash: 'none',
    role: 'user',
    permissions: 0,
    emailVerified: true,
    userEmoji: null,
    birthday: null,
    tokenVersion: 0,
    dateSigned: at,
    lastSigned: at,
    timesSigned: 3,
  }
  const later = {
    birthdaySetAt: at,
    artPreferences: { useEmoji: true, imgenModel: 'dall-e-3' },
    chatTokensUsed: 7,
    usernameChangedAt: at,
    deleteAfter: at,
    isSample: true,
  }
  const half = { artPreferences: { useEmoji: true }, chatTokensUsed: 4 }
  await users.insertMany([
    { username: 'anna', usernameKey: '1', email: 'a@example.org', ...account },
    { username: 'ben', usernameKey: '2', email: 'b@example.org', ...account, ...half },
    { username: 'l4pis', usernameKey: '3', email: 'c@example.org', ...account, ...later },
  ])
  const artworks = await stored('artworks')
  await artworks.insertMany([
    { dateKey: '2026-01-01', deletedAt: null },
    { dateKey: '2026-01-02', deletedAt: null, isSample: true },
  ])
  await applyMigrations()
  const begin = {
    birthdaySetAt: null,
    artPreferences: { useEmoji: false, imgenModel: 'dall-e-2' },
    chatTokensUsed: 0,
    usernameChangedAt: null,
    deleteAfter: null,
    isSample: false,
  }
  const [anna, ben, lapis] = await users.find().sort({ username: 1 }).toArray()
  expect(anna).toMatchObject({ ...account, ...begin })
  expect(ben).toMatchObject({
    ...begin,
    artPreferences: { useEmoji: true, imgenModel: 'dall-e-2' },
    chatTokensUsed: 4,
  })
  expect(lapis).toMatchObject({ ...account, ...later })
  expect(await artworks.distinct('dateKey', { isSample: false })).toEqual(['2026-01-01'])
  expect(await UserModel.countDocuments({ isSample: false })).toBe(2)
  expect(await ArtworkModel.countDocuments({ isSample: true })).toBe(1)
})
