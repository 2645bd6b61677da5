import { accountChanged } from '@/lib/account/account-changed'
import { hashPassword } from '@/lib/account/password'
import { recordUserChange } from '@/lib/account/record-user-change'
import { clearSignInRates } from '@/lib/account/sign-in-rates'
import { usernameKey } from '@/lib/config/username'
import { parseRoles } from '@/lib/auth/permissions'
import { closeAllSessions } from '@/lib/auth/sessions'
import { AppError } from '@/lib/errors'
import { UserModel } from '@/models/user'

/** Throws not_found; ends all sessions, as their tokens carry the old role (G-16). */
export async function grantAdmin(username: string): Promise<string> {
  const user = await findByName(username)
  const role = [...new Set([...parseRoles(user.role), 'admin'])].join(',')
  await UserModel.updateOne({ _id: user._id }, { $set: { role }, $inc: { tokenVersion: 1 } })
  await closeAllSessions(String(user._id))
  await accountChanged(String(user._id))
  const [before, after] = [{ role: user.role }, { role }]
  await recordUserChange(null, user, { action: 'grant admin', before, after })
  return user.username
}

/** Throws not_found; ends all sessions of the account (G-16). */
export async function setPassword(username: string, password: string): Promise<string> {
  const user = await findByName(username)
  const passwordHash = await hashPassword(password)
  await UserModel.updateOne(
    { _id: user._id },
    { $set: { passwordHash }, $inc: { tokenVersion: 1 } },
  )
  await closeAllSessions(String(user._id))
  await clearSignInRates(user.username)
  await recordUserChange(null, user, { action: 'set password', before: {}, after: {} })
  return user.username
}

async function findByName(username: string) {
  const user = await UserModel.findOne({ usernameKey: usernameKey(username) })
    .select({ username: 1, role: 1 })
    .lean()
  if (!user) throw new AppError('not_found', { message: `There is no account named ${username}.` })
  return user
}
