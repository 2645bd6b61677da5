import { expect, test } from 'vitest'
import type { AdminUser } from '@/lib/account/admin/schema'
import { sortUsers } from './sort-users'

const user = (username: string, timesSigned: number) => ({ username, timesSigned }) as AdminUser

test('users sort by any column, either way, and equal ones keep their order', () => {
  const users = [user('ben', 2), user('anna', 10), user('cleo', 2)]
  const names = (order: Parameters<typeof sortUsers>[1]) =>
    sortUsers(users, order).map(({ username }) => username)
  expect(names({ by: 'username', isDown: false })).toEqual(['anna', 'ben', 'cleo'])
  expect(names({ by: 'timesSigned', isDown: true })).toEqual(['anna', 'ben', 'cleo'])
  expect(names({ by: 'timesSigned', isDown: false })).toEqual(['ben', 'cleo', 'anna'])
  expect(users[0]?.username).toBe('ben')
})
