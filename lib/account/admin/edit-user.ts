import { z } from 'zod'
import { accountChanged } from '@/lib/account/account-changed'
import { toProfileEmoji } from '@/lib/account/emoji'
import { withLastAdminCheck } from '@/lib/account/last-admin'
import { assertUsernameAvailable, toConflict, reserveName } from '@/lib/account/names'
import { voidResetCode } from '@/lib/account/password-reset'
import { emailSchema, usernameSchema } from '@/lib/account/schema'
import { usernameKey } from '@/lib/config/username'
import { sendVerificationCode } from '@/lib/account/verification'
import { PERMISSIONS, PERMISSIONS_RULE } from '@/lib/account/admin/catalogue'
import { ADMIN_FIELDS, type AdminFields, toAdminUser } from '@/lib/account/admin/list-users'
import { readUser } from '@/lib/account/admin/read-user'
import type { AdminUser, EditUserBody } from '@/lib/account/admin/schema'
import { recordUserChange } from '@/lib/account/record-user-change'
import { type Admin, parseRoles } from '@/lib/auth/permissions'
import { closeAllSessions } from '@/lib/auth/sessions'
import { AppError, toAppError } from '@/lib/errors'
import { refuseConflicts } from '@/lib/http/edit-conflicts'
import { parseInput } from '@/lib/http/parse-input'
import { logger } from '@/lib/logger'
import { UserModel } from '@/models/user'

const TRIES = 10

const EDITABLE = ['username', 'userEmoji', 'email', 'role', 'permissions'] as const
type Editable = Pick<AdminUser, (typeof EDITABLE)[number]>

const emojiSchema = z.string().transform((text, context) => {
  try {
    return toProfileEmoji(text)
  } catch (error) {
    context.addIssue({ code: 'custom', message: toAppError(error).message })
    return z.NEVER
  }
})

const RULES = {
  username: usernameSchema,
  email: emailSchema,
  userEmoji: emojiSchema.nullable(),
  role: z.string().transform((role) => parseRoles(role.toLowerCase()).join(',') || 'user'),
  permissions: z
    .int(PERMISSIONS_RULE)
    .min(PERMISSIONS.min, PERMISSIONS_RULE)
    .max(PERMISSIONS.max, PERMISSIONS_RULE),
} as const

/** A new role or permissions end all sessions; 409 for a field that changed meanwhile (G-102). */
export async function editUser(
  admin: Admin,
  username: string,
  body: EditUserBody,
  ip: string,
): Promise<AdminUser> {
  for (let tries = 0; tries < TRIES; tries++) {
    const user = await readUser(username)
    const before = toEditable(user)
    const changes = readChanges(before, body)
    if (Object.keys(changes).length === 0) return toAdminUser(user)
    const after = { ...before, ...changes }
    const id = String(user._id)
    if (after.username !== before.username) await assertUsernameAvailable(after.username, id)
    const write = () => writeChanges(id, before, after)
    const saved =
      isAdmin(before) && !isAdmin(after) ? await withLastAdminCheck(id, write) : await write()
    if (saved) return settle(admin, before, saved, ip)
    // Without the values of the form, nobody can tell whose change is meant.
    if (!body.before) break
  }
  throw new AppError('conflict')
}

async function settle(
  admin: Admin,
  before: Editable,
  saved: AdminFields,
  ip: string,
): Promise<AdminUser> {
  const after = toEditable(saved)
  const id = String(saved._id)
  if (endsTokens(before, after)) await closeAllSessions(id)
  if (after.email !== before.email) await voidResetCode(id)
  await accountChanged(id)
  const address = endsTokens(before, after) ? ip : null
  const account = { _id: saved._id, username: before.username }
  await recordUserChange(admin, account, { action: 'update user', before, after, address })
  if (after.email !== before.email) await mailCode(id)
  return toAdminUser(saved)
}

function toEditable(user: AdminFields): Editable {
  const { username, email, role, permissions } = user
  return { username, userEmoji: user.userEmoji ?? null, email, role, permissions }
}

/** Unchanged values are not validated, as an old address may break a newer rule. */
function readChanges(stored: Editable, { before, ...body }: EditUserBody): Partial<Editable> {
  if (Object.values(body).every((value) => value === undefined)) {
    throw new AppError('invalid', { message: 'Nothing to change.' })
  }
  const given = withoutEmptyEmoji(body)
  const edited = EDITABLE.filter(
    (name) => given[name] !== undefined && given[name] !== stored[name],
  )
  const rules = z.object(Object.fromEntries(edited.map((name) => [name, RULES[name]])))
  const wanted = parseInput(rules, given) as Partial<Editable>
  const changes = Object.fromEntries(
    EDITABLE.filter((name) => name in wanted && wanted[name] !== stored[name]).map((name) => [
      name,
      wanted[name],
    ]),
  )
  if (before) refuseConflicts({ stored, sent: changes, opened: withoutEmptyEmoji(before) })
  return changes
}

function withoutEmptyEmoji<T extends { userEmoji?: string | null | undefined }>(given: T): T {
  return given.userEmoji === '' ? { ...given, userEmoji: null } : given
}

function isAdmin({ role, permissions }: Editable): boolean {
  return permissions >= 0 && parseRoles(role).includes('admin')
}

function endsTokens(before: Editable, after: Editable): boolean {
  return after.role !== before.role || after.permissions !== before.permissions
}

async function writeChanges(
  id: string,
  before: Editable,
  after: Editable,
): Promise<AdminFields | null> {
  const oldKey = usernameKey(before.username)
  const newKey = usernameKey(after.username)
  if (newKey !== oldKey) await reserveName(id, oldKey)
  try {
    return await UserModel.findOneAndUpdate(
      { _id: id, ...before },
      {
        $set: {
          ...after,
          usernameKey: newKey,
          ...(after.email !== before.email && { emailVerified: false }),
        },
        $inc: { tokenVersion: endsTokens(before, after) ? 1 : 0 },
      },
      { returnDocument: 'after' },
    )
      .select(ADMIN_FIELDS)
      .lean()
  } catch (error) {
    throw toConflict(error) ?? error
  }
}

/** A failed mail does not undo the change; the member can request another code. */
async function mailCode(userId: string): Promise<void> {
  try {
    await sendVerificationCode(userId)
  } catch (error) {
    logger().error({ err: error, userId }, 'the code for a changed address could not be mailed')
  }
}
