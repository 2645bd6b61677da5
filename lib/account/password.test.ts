import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import { checkPassword, hashPassword } from '@/lib/account/password'

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof Argon2>()
  return { ...real, verify: vi.fn(real.verify) }
})

test('an unknown name costs the same hash as a wrong password (G-25)', async () => {
  const stored = await hashPassword('the right one')
  expect(await checkPassword(stored, 'a wrong one')).toBe(false)
  expect(await checkPassword(undefined, 'a wrong one')).toBe(false)
  expect(await checkPassword('none', 'no account has this password')).toBe(false)
  const parameters = vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$', 4))
  expect(parameters).toHaveLength(3)
  expect(parameters).toEqual([parameters[0], parameters[0], parameters[0]])
})
