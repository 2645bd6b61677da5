import { expect, test, vi } from 'vitest'
import * as hashThreads from '@/lib/account/hash-threads'
import { checkPassword, hashPassword } from '@/lib/account/password'

test('an unknown name computes the same hash as a wrong password (G-25)', async () => {
  const verify = vi.spyOn(hashThreads, 'verifyInThread')
  const stored = await hashPassword('the right one')
  expect(await checkPassword(stored, 'a wrong one')).toBe(false)
  expect(await checkPassword(undefined, 'a wrong one')).toBe(false)
  expect(await checkPassword('none', 'no account has this password')).toBe(false)
  const parameters = verify.mock.calls.map(([hash]) => hash.split('$', 4))
  expect(parameters).toHaveLength(3)
  expect(parameters).toEqual([parameters[0], parameters[0], parameters[0]])
})
