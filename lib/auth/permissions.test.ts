import { expect, expectTypeOf, test } from 'vitest'
import type { editUser } from '@/lib/account/admin/edit-user'
import type { deleteArt } from '@/lib/aotd/admin/trash'
import { type Admin, type Chef, grantRole, parseRoles, type Viewer } from '@/lib/auth/permissions'

function viewerOf(role: string): Viewer {
  const roles = parseRoles(role)
  const face = { id: '1', username: 'anna', email: 'anna@example.org', userEmoji: null }
  return { ...face, role, roles, emailVerified: true }
}

test('a role is granted to its holders and to admins only', () => {
  expect(grantRole(null, 'admin')).toBeNull()
  expect(grantRole(viewerOf('user'), 'admin')).toBeNull()
  expect(grantRole(viewerOf('user,chef'), 'gallery_manager')).toBeNull()
  expect(grantRole(viewerOf('user,chef'), 'chef')).toMatchObject({ username: 'anna' })
  expect(grantRole(viewerOf('user,admin'), 'chef')).toMatchObject({ username: 'anna' })
})

test('services for admins do not compile with a viewer whose role was not checked', () => {
  expectTypeOf<Viewer>().not.toExtend<Parameters<typeof editUser>[0]>()
  expectTypeOf<Viewer>().not.toExtend<Parameters<typeof deleteArt>[0]>()
  expectTypeOf<Chef>().not.toExtend<Parameters<typeof deleteArt>[0]>()
  expectTypeOf<Admin>().toExtend<Parameters<typeof deleteArt>[0]>()
  expectTypeOf<Admin>().toExtend<Chef>()
})
