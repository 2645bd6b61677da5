import { readUser } from '@/lib/account/admin/read-user'
import type { AdminSession } from '@/lib/account/admin/schema'
import { recordUserChange } from '@/lib/account/record-user-change'
import { endSessionOf, listSessionsOf } from '@/lib/account/sessions-list'
import type { Admin } from '@/lib/auth/permissions'
import { closeAllSessions, listOpenSessions } from '@/lib/auth/sessions'

/** Newest first, without network addresses: a device and a time are enough to end one. */
export async function listUserSessions(
  _admin: Admin,
  username: string,
  ownSid: string,
): Promise<AdminSession[]> {
  const { _id } = await readUser(username)
  const sessions = await listSessionsOf(String(_id), ownSid)
  return sessions.map(({ id, device, openedAt, isCurrent }) => ({
    id,
    device,
    openedAt,
    isCurrent,
  }))
}

export async function endUserSession(admin: Admin, username: string, id: string): Promise<void> {
  await end(admin, username, (userId) => endSessionOf(userId, id))
}

export async function endUserSessions(admin: Admin, username: string): Promise<void> {
  await end(admin, username, closeAllSessions)
}

async function end(
  admin: Admin,
  username: string,
  close: (userId: string) => Promise<void>,
): Promise<void> {
  const user = await readUser(username)
  const id = String(user._id)
  const before = await listOpenSessions(id)
  await close(id)
  const after = await listOpenSessions(id)
  await recordUserChange(admin, user, {
    action: 'end sessions',
    before: { sessions: before.length },
    after: { sessions: after.length },
  })
}
