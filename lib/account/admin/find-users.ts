import { USERS_PER_PAGE } from '@/lib/account/admin/catalogue'
import { ADMIN_FIELDS, toAdminUser } from '@/lib/account/admin/list-users'
import type { UsersPage, UsersSearch } from '@/lib/account/admin/schema'
import type { Admin, Role } from '@/lib/auth/permissions'
import { readEmailAddress } from '@/lib/config/email-address'
import { escapePattern } from '@/lib/config/escape-pattern'
import { usernameKey } from '@/lib/config/username'
import { numberedPage } from '@/lib/http/numbered-page'
import { UserModel } from '@/models/user'

type Filter = Record<string, unknown>

const REAL = { isSample: { $ne: true } }
const hasRole = (role: Role): Filter => ({ ...REAL, role: { $regex: `(^|,)${role}(,|$)` } })

const FILTERS: Record<NonNullable<UsersSearch['show']>, Filter> = {
  members: REAL,
  friends: { ...REAL, permissions: { $gte: 1 } },
  admins: hasRole('admin'),
  chefs: hasRole('chef'),
  managers: hasRole('gallery_manager'),
  unverified: { ...REAL, emailVerified: false },
  suspended: { ...REAL, permissions: { $lt: 0 } },
  samples: { isSample: true },
}

/** A page of the accounts that fit (G-139); one beyond the end is the last. */
export async function findUsers(
  _admin: Admin,
  { q, show, sort = 'dateSigned', dir = 'down', page: requestedPage = 1 }: UsersSearch,
): Promise<UsersPage> {
  const filter = { ...(show && FILTERS[show]), ...(q && matching(q)) }
  const isAll = Object.keys(filter).length === 0
  const found = await (isAll
    ? UserModel.estimatedDocumentCount()
    : UserModel.countDocuments(filter))
  const { page, pages, skip } = numberedPage(found, { page: requestedPage, size: USERS_PER_PAGE })
  const way = dir === 'up' ? 1 : -1
  const users = await UserModel.find(filter)
    .select(ADMIN_FIELDS)
    .sort({ [sort]: way, _id: way })
    .skip(skip)
    .limit(USERS_PER_PAGE)
    .lean()
  return { users: users.map(toAdminUser), found, page, pages }
}

/** A part of the name in any spelling (G-21), or of the address, or the whole address (G-156). */
function matching(q: string): Filter {
  const part = (text: string) => ({ $regex: escapePattern(text) })
  const typed = q.toLowerCase()
  const email = readEmailAddress(q)
  return {
    $or: [
      { username: part(typed) },
      { usernameKey: part(usernameKey(typed)) },
      { email: part('address' in email ? email.address : typed) },
    ],
  }
}
