import { ACCOUNT_TEXTS } from '@/lib/account/catalogue'
import { cancelDeletion } from '@/lib/account/deletion'
import { deletionTimeOf, isDeletionDue, deletionNotDue } from '@/lib/auth/accounts'
import { type Client, rememberDevice, type Seen } from '@/lib/account/devices'
import { checkPassword, hashPassword, needsRehash } from '@/lib/account/password'
import type { SignInBody } from '@/lib/account/schema'
import { recordAccess } from '@/lib/audit/record-access'
import { usernameKey } from '@/lib/config/username'
import { type OpenedSession, openSession, type TokenSubject } from '@/lib/auth/sessions'
import { now } from '@/lib/clock'
import { AppError } from '@/lib/errors'
import { placeFinder } from '@/lib/integrations/geo/ip-lookup'
import { logger } from '@/lib/logger'
import { queueMail } from '@/lib/mail/queue-mail'
import { shared } from '@/lib/runtime/process-state'
import { onShutdown } from '@/lib/runtime/shutdown'
import { UserModel } from '@/models/user'

/** The same 401 for an unknown name; 403 when suspended (G-25); cancels a deletion (G-39). */
export async function signIn(
  { username, password }: SignInBody,
  client: Client,
): Promise<OpenedSession> {
  const user = await UserModel.findOne({
    usernameKey: usernameKey(username),
    isSample: { $ne: true },
  })
    .select(FIELDS)
    .lean()
  const isRight = await checkPassword(user?.passwordHash, password)
  const isOpen = user && !isDeletionDue({ endsAt: deletionTimeOf(user) })
  if (!isRight || !isOpen || user.permissions < 0 || user.isAwaitingApproval) {
    const account = user && { id: String(user._id), username: user.username }
    await recordAccess({ action: 'refuse sign-in', account, address: client.ip })
    throw isRight && isOpen ? notAdmitted(user) : refusal()
  }
  const { matchedCount } = await UserModel.updateOne(
    { _id: user._id, ...deletionNotDue() },
    { $set: { lastSigned: now() }, $inc: { timesSigned: 1 } },
  )
  // The deletion came due during the password check.
  if (matchedCount === 0) throw refusal()
  if (user.deleteAfter) await cancelDeletion(user._id)
  if (await needsRehash(user.passwordHash, password)) await rehash(user, password)
  const account = { ...user, id: String(user._id) }
  // After the password check, so that the mail does not reveal which names exist.
  const { seen, ...session } = await openSessionIn(client, account)
  await recordAccess({ action: 'sign in', account, address: client.ip })
  if (seen === 'new' || (seen === 'first' && user.timesSigned > 1)) announceSignIn(account, client)
  return session
}

function notAdmitted({ permissions }: { permissions: number }): AppError {
  const message = permissions < 0 ? 'This account is suspended.' : ACCOUNT_TEXTS.approvalWaits
  return new AppError('forbidden', { message })
}

function refusal(): AppError {
  return new AppError('unauthorized', { message: 'Invalid username or password.' })
}

const FIELDS = {
  username: 1,
  email: 1,
  role: 1,
  permissions: 1,
  tokenVersion: 1,
  passwordHash: 1,
  timesSigned: 1,
  deleteAfter: 1,
  isAwaitingApproval: 1,
} as const

/** Replaces only the checked hash, not one that was set in the meantime. */
async function rehash(user: { _id: unknown; passwordHash: string }, password: string) {
  const passwordHash = await hashPassword(password)
  await UserModel.updateOne(
    { _id: user._id, passwordHash: user.passwordHash },
    { $set: { passwordHash } },
  )
}

export async function openSessionIn(
  client: Client,
  user: TokenSubject,
): Promise<OpenedSession & { seen: Seen }> {
  const { cookie, hash, seen } = await rememberDevice(user.id, client)
  const { token, cookies } = await openSession(user, { ...client, browser: hash })
  return { token, cookies: [...cookies, cookie], seen }
}

/** Mails not yet queued; shutdown waits for them. */
const pending = () =>
  shared('sign-in-notices', () => {
    const notices = new Set<Promise<void>>()
    onShutdown(async () => void (await Promise.all(notices)))
    return notices
  })

type Account = { id: string; email: string; username: string }

/** Not awaited: the lookup of the place may take seconds. */
function announceSignIn(user: Account, client: Client): void {
  const notices = pending()
  const notice = send(user, client, now())
    .catch((error: unknown) => logger().error({ err: error }, 'A sign-in was not told of by mail.'))
    .finally(() => notices.delete(notice))
  notices.add(notice)
}

async function send(
  { id, email, username }: Account,
  { ip, device }: Client,
  at: Date,
): Promise<void> {
  const place = await placeFinder().findPlace(ip)
  await queueMail({
    kind: 'notice',
    to: email,
    username,
    userId: id,
    notice: { event: 'new_sign_in', device, ip, at, ...(place && { place }) },
  })
}
