import { expect, test } from 'vitest'
import { assertUsernameAvailable, reserveName } from '@/lib/account/names'
import { usernameKey } from '@/lib/config/username'
import { withTestClock } from '@/testing/clock'
import { withTestDatabase } from '@/testing/db'
import { createUser } from '@/testing/factories'

const setClock = withTestClock('2026-03-01T12:00:00Z')
withTestDatabase()

const isFree = (username: string, exceptUserId?: string) =>
  assertUsernameAvailable(username, exceptUserId).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'conflict', message: 'Username already exists.' })
      return false
    },
  )

test('a name is taken in every spelling, except for its owner (G-21)', async () => {
  const { viewer } = await createUser({ username: 'l4pis' })
  for (const name of ['l4pis', 'lapis', 'L4PI5']) expect(await isFree(name), name).toBe(false)
  expect(await isFree('lapis', viewer.id)).toBe(true)
  expect(await isFree('lapiz')).toBe(true)
})

test('reserved names are refused like taken ones, by their key (G-22)', async () => {
  for (const name of ['admin', '4dmin', 'r00t', 'api', '5y5tem', 'b0t', 'me', '0wner', 'null']) {
    expect(await isFree(name), name).toBe(false)
  }
  const owner = await createUser({ username: 'owner' })
  expect(await isFree('owner', owner.viewer.id)).toBe(true)
  expect(await isFree('admin', owner.viewer.id)).toBe(false)
})

test('a former name is reserved for its owner for 90 days (G-28)', async () => {
  setClock('2026-03-01T12:00:00Z')
  const { viewer } = await createUser({ username: 'newname' })
  await reserveName(viewer.id, usernameKey('oldname'))
  setClock('2026-05-30T11:59:00Z')
  expect(await isFree('oldname')).toBe(false)
  expect(await isFree('oldname', viewer.id)).toBe(true)
  setClock('2026-05-30T12:01:00Z')
  expect(await isFree('oldname')).toBe(true)
})
