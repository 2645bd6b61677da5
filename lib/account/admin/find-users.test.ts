import { expect, test } from 'vitest'
import { findUsers } from '@/lib/account/admin/find-users'
import { usersSearch } from '@/lib/account/admin/schema'
import { withTestDatabase } from '@/testing/db'
import { createAdmin, createUser } from '@/testing/factories'

withTestDatabase()

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

/** Usernames of the page that an address asks for. */
async function open(address: string) {
  const { viewer } = await admin
  const search = usersSearch.parse(Object.fromEntries(new URLSearchParams(address)))
  const { users, ...rest } = await findUsers(viewer, search)
  return { names: users.map(({ username }) => username), ...rest }
}

let admin: ReturnType<typeof createAdmin>

test('the list is searched, filtered, sorted and paged by its address (G-139)', async () => {
  admin = createAdmin({ username: 'owner', dateSigned: day(1) })
  await admin
  await createUser({ username: 'l4pis', dateSigned: day(3), role: 'user,chef', permissions: 1 })
  await createUser({ username: 'ben', dateSigned: day(2), chatTokensUsed: 7, permissions: -1 })
  await createUser({ username: 'a.b', dateSigned: day(4), emailVerified: false })
  await createUser({ username: 'm4de', dateSigned: day(5), isSample: true, chatTokensUsed: 9 })

  const cases: [address: string, names: string[]][] = [
    ['', ['m4de', 'a.b', 'l4pis', 'ben', 'owner']],
    ['q=LAPIS', ['l4pis']],
    ['q=ben@example', ['ben']],
    // Not a pattern.
    ['q=.', ['m4de', 'a.b', 'l4pis', 'ben', 'owner']],
    ['q=a.b', ['a.b']],
    ['q=(', []],
    ['show=members', ['a.b', 'l4pis', 'ben', 'owner']],
    ['show=friends', ['l4pis']],
    ['show=admins', ['owner']],
    ['show=chefs', ['l4pis']],
    ['show=managers', []],
    ['show=unverified', ['a.b']],
    ['show=suspended', ['ben']],
    ['show=samples', ['m4de']],
    ['show=members&sort=chatTokensUsed', ['ben', 'a.b', 'l4pis', 'owner']],
    ['sort=dateSigned&dir=up', ['owner', 'ben', 'l4pis', 'a.b', 'm4de']],
    ['sort=username&dir=up', ['a.b', 'ben', 'l4pis', 'm4de', 'owner']],
    ['show=members&q=example&sort=permissions', ['l4pis', 'a.b', 'owner', 'ben']],
    // What is not valid counts as absent.
    ['show=x&sort=passwordHash&dir=x&page=0', ['m4de', 'a.b', 'l4pis', 'ben', 'owner']],
  ]
  for (const [address, names] of cases) {
    const shown = await open(address)
    const byId = address.includes('sort=chat') || address.includes('sort=perm')
    const sorted = (list: string[]) => (byId ? list.toSorted() : list)
    expect(sorted(shown.names), address).toEqual(sorted(names))
    expect(shown.found, address).toBe(names.length)
    expect(shown.names[0], address).toBe(names[0])
  }
})

test('a page holds 50 accounts, each stands on one page, and one beyond the end is the last', async () => {
  admin = createAdmin({ username: 'owner', dateSigned: day(1) })
  // All signed up at once, so that their ids decide.
  for (let i = 0; i < 54; i++) await createUser({ username: `u${i}`, dateSigned: day(2) })
  const first = await open('')
  const second = await open('page=2')
  expect([first.names.length, second.names.length]).toEqual([50, 5])
  expect(new Set([...first.names, ...second.names]).size).toBe(55)
  expect(second).toMatchObject({ found: 55, page: 2, pages: 2 })
  expect(await open('page=9')).toEqual(second)
})
