import { randomBytes } from 'node:crypto'
import { accountChanged } from '@/lib/account/account-changed'
import { LINK_TEXTS } from '@/lib/account/admin/catalogue'
import { invitationLetter, ADMISSION_MAILS, welcomeLetter } from '@/lib/account/admin/letters'
import type { CreateUserBody, InviteBody } from '@/lib/account/admin/schema'
import { createInvitation, INVITATION_DAYS } from '@/lib/account/invitations'
import { assertUsernameAvailable, emailTaken, toConflict } from '@/lib/account/names'
import { hashPassword } from '@/lib/account/password'
import { issueFirstPassword } from '@/lib/account/password-reset'
import { recordUserChange } from '@/lib/account/record-user-change'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { PATHS, withQuery } from '@/lib/config/paths'
import { usernameKey } from '@/lib/config/username'
import { DAY_MS, HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { RateRule } from '@/lib/http/rate-limit'
import { queueLetter } from '@/lib/mail/queue-mail'
import { isPartOn } from '@/lib/settings/parts'
import { UserModel } from '@/models/user'

type Link = { id: string; url: string }

const days = INVITATION_DAYS

/** Each may send a mail to an address that somebody typed. */
export function inviteRates(adminId: string): RateRule[] {
  return [{ name: 'invite', key: adminId, max: 60, windowMs: HOUR_MS }]
}

/** The link, mailed where there is an address, gives the role once; 409 if it is no use (G-141). */
export async function invite(admin: Admin, { email = null, role }: InviteBody): Promise<Link> {
  if (!isPartOn('signup')) throw new AppError('conflict', { message: LINK_TEXTS.signUpOff })
  const { id, code } = await createInvitation(admin, { email, role })
  const url = env().SITE_URL + withQuery(PATHS.register, { invitation: code })
  if (email) {
    const letter = invitationLetter({ url, days })
    await queueLetter(ADMISSION_MAILS.invitation, { to: email, letter, secret: code })
  }
  return { id, url }
}

/** The admin sets no password (G-102): the link, which is mailed too, lets the member choose one. */
export async function createUser(
  admin: Admin,
  { username, email, role }: CreateUserBody,
): Promise<Link> {
  await assertUsernameAvailable(username)
  if (await UserModel.exists({ email })) throw emailTaken()
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  const time = now()
  const user = await UserModel.create({
    username,
    usernameKey: usernameKey(username),
    email,
    role,
    passwordHash,
    dateSigned: time,
    lastSigned: time,
  }).catch((error: unknown) => {
    throw toConflict(error) ?? error
  })
  const id = String(user._id)
  await accountChanged(id)
  await recordUserChange(admin, user, { action: 'add user', before: null, after: { email, role } })
  const resetCode = await issueFirstPassword(id, days * DAY_MS)
  const url = env().SITE_URL + withQuery(PATHS.resetPassword, { resetCode })
  const letter = welcomeLetter({ url, days, username })
  await queueLetter(ADMISSION_MAILS.welcome, { to: email, letter, secret: resetCode })
  return { id, url }
}
