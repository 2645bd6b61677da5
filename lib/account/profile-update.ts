import { Types } from 'mongoose'
import { accountChanged } from '@/lib/account/account-changed'
import { toProfileEmoji } from '@/lib/account/emoji'
import { assertUsernameAvailable, toConflict, emailTaken, reserveName } from '@/lib/account/names'
import { hashPassword } from '@/lib/account/password'
import { voidResetCode } from '@/lib/account/password-reset'
import { checkPasswordRules } from '@/lib/account/password-rules'
import { isSelf } from '@/lib/account/profile'
import { confirmUser } from '@/lib/account/reauth'
import type { Caller } from '@/lib/auth/identity'
import { usernameKey } from '@/lib/config/username'
import type { Viewer } from '@/lib/auth/permissions'
import { closeOtherSessions, reissueToken, type OpenedSession } from '@/lib/auth/sessions'
import { now } from '@/lib/clock'
import { DAY_MS } from '@/lib/durations'
import { AppError } from '@/lib/errors'
import { checkRates } from '@/lib/http/rate-limit'
import { PROFILE_TEXTS } from '@/lib/account/profile/catalogue'
import type { SelfChanges, UpdateSelfBody } from '@/lib/account/profile/schema'
import { sendCodeRates, sendVerificationCode } from '@/lib/account/verification'
import { logger } from '@/lib/logger'
import type { Notice } from '@/lib/mail/message'
import { queueMail } from '@/lib/mail/queue-mail'
import { UserModel } from '@/models/user'

/** All or nothing; a new password ends the other sessions (G-28, G-29). */
export async function updateSelf(
  caller: Caller,
  username: string,
  { currentPassword, ...body }: UpdateSelfBody,
): Promise<OpenedSession> {
  const { viewer, claims } = caller
  if (!isSelf(viewer, username)) throw new AppError('forbidden')
  const changes = findChanges(viewer, body)
  if (Object.keys(changes).length === 0) {
    throw new AppError('invalid', { message: PROFILE_TEXTS.nothingToChange })
  }
  const isGuarded = changes.password !== undefined || changes.email !== undefined
  const { hasPassword } =
    isGuarded || currentPassword !== undefined
      ? await confirmUser(caller, currentPassword)
      : { hasPassword: false }
  await checkRules(viewer, changes)
  const user = await write(viewer, changes)
  if (changes.password !== undefined) await closeOtherSessions(viewer.id, claims.sid)
  if (changes.email !== undefined) await voidResetCode(viewer.id)
  await accountChanged(viewer.id)
  await announceChanges(viewer, changes)
  return reissueToken({ ...user, id: viewer.id }, claims, { hasPassword })
}

function findChanges(viewer: Viewer, body: SelfChanges): SelfChanges {
  const { username, email, password, userEmoji } = body
  return {
    ...(username !== undefined && !isSelf(viewer, username) && { username }),
    ...(email !== undefined && email !== viewer.email && { email }),
    ...(password !== undefined && { password }),
    ...(userEmoji !== undefined && userEmoji !== (viewer.userEmoji ?? '') && { userEmoji }),
  }
}

async function checkRules(viewer: Viewer, changes: SelfChanges): Promise<void> {
  const { username = viewer.username, email = viewer.email, password, userEmoji } = changes
  if (userEmoji) toProfileEmoji(userEmoji)
  if (password !== undefined) await checkPasswordRules(password, { username, email })
  if (changes.username) {
    const renamed = { _id: new Types.ObjectId(viewer.id), usernameChangedAt: { $ne: null } }
    if (await UserModel.exists(renamed)) throw renamedBefore()
    await assertUsernameAvailable(username, viewer.id)
  }
  if (!changes.email) return
  // Each change sends mail to an address that may belong to somebody else.
  await checkRates([{ name: 'email-change', key: viewer.id, max: 10, windowMs: DAY_MS }])
  if (await UserModel.exists({ email })) throw emailTaken()
}

/** The filter and the unique indexes decide between concurrent changes. */
async function write(viewer: Viewer, { username, email, password, userEmoji }: SelfChanges) {
  if (username) await reserveName(viewer.id, usernameKey(viewer.username))
  const $set = {
    ...(username && { username, usernameKey: usernameKey(username), usernameChangedAt: now() }),
    ...(email && { email, emailVerified: false }),
    ...(userEmoji !== undefined && { userEmoji: userEmoji ? toProfileEmoji(userEmoji) : null }),
    ...(password !== undefined && { passwordHash: await hashPassword(password) }),
  }
  const filter = {
    _id: new Types.ObjectId(viewer.id),
    ...(username && { usernameChangedAt: null }),
  }
  const user = await UserModel.findOneAndUpdate(
    filter,
    { $set, ...(password !== undefined && { $inc: { tokenVersion: 1 } }) },
    { returnDocument: 'after' },
  )
    .select({ username: 1, email: 1, role: 1, tokenVersion: 1 })
    .lean()
    .catch((error: unknown) => {
      throw toConflict(error) ?? error
    })
  if (!user) throw username ? renamedBefore() : new AppError('unauthorized')
  return user
}

function renamedBefore(): AppError {
  const message = PROFILE_TEXTS.renamedBefore
  return new AppError('forbidden', { message }).at('username')
}

/** Mails the old address, and a code to a new one (G-29); a failed mail undoes nothing. */
async function announceChanges(before: Viewer, changes: SelfChanges): Promise<void> {
  const { username, email, password } = changes
  const recipient = { to: before.email, username: before.username, userId: before.id }
  const notices: Notice[] = [
    ...(username ? [{ event: 'username_changed', newUsername: username } as const] : []),
    ...(password !== undefined ? [{ event: 'password_changed' } as const] : []),
    ...(email ? [{ event: 'email_changed', newEmail: email } as const] : []),
  ]
  try {
    for (const notice of notices) {
      await queueMail({ kind: 'notice', ...recipient, notice })
    }
    if (email) await sendCode(before.id)
  } catch (error) {
    logger().error({ err: error, userId: before.id }, 'A mail on a changed account was not sent.')
  }
}

/** Allows two codes a minute, as the old address's code is useless for the new one (G-13). */
async function sendCode(userId: string): Promise<void> {
  await checkRates(sendCodeRates(userId, 2))
  await sendVerificationCode(userId)
}
