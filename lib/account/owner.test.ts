import { expect, test } from 'vitest'
import { withTestDatabase } from '@/testing/db'
import { UserModel } from '@/models/user'
import { findOwner } from './find-owner'
import { ensureOwner } from './owner'

withTestDatabase()

/** Files with passwords, one a process, as the start command keeps them. */
function createKeeper() {
  const passwords: string[] = []
  return {
    passwords,
    keep: (_username: string, password: string) => void passwords.push(password),
    drop: () => void passwords.pop(),
  }
}

test('no owner is created when the generated password cannot be stored (G-16)', async () => {
  const full = {
    keep: () => {
      throw new Error('The disk is full.')
    },
    drop: () => {},
  }
  await expect(ensureOwner(full)).rejects.toThrow('The disk is full.')
  expect(await UserModel.countDocuments()).toBe(0)
  const keeper = createKeeper()
  const owner = await ensureOwner(keeper)
  expect(keeper.passwords).toEqual([owner.generatedPassword])
})

test('of concurrent starts only the one that creates the owner stores a password', async () => {
  const keepers = Array.from({ length: 5 }, createKeeper)
  const owners = await Promise.all(keepers.map(ensureOwner))
  expect(owners.filter(({ created }) => created)).toHaveLength(1)
  expect(keepers.map(({ passwords }) => passwords[0] ?? null)).toEqual(
    owners.map(({ generatedPassword }) => generatedPassword),
  )
  expect(keepers.flatMap(({ passwords }) => passwords)).toHaveLength(1)
})

test('who asked for the owner before there was one finds the owner afterwards', async () => {
  expect(await findOwner()).toBeNull()
  const { username } = await ensureOwner(createKeeper())
  expect(await findOwner()).toMatchObject({ username })
})
