import { createHmac } from 'node:crypto'
import type { Caller } from '@/lib/auth/identity'
import { derivedSecret } from '@/lib/auth/secret'
import {
  closeAllSessions,
  closeOtherSessions,
  closeSession,
  listOpenSessions,
} from '@/lib/auth/sessions'
import { AppError } from '@/lib/errors'
import type { SessionDto } from '@/lib/account/profile/schema'

/** The `sid` is part of the token, so the list shows an HMAC of it. */
function publicId(sid: string): string {
  return createHmac('sha256', derivedSecret('session-list')).update(sid).digest('base64url')
}

export function listSessions({ viewer, claims }: Caller): Promise<SessionDto[]> {
  return listSessionsOf(viewer.id, claims.sid)
}

export async function listSessionsOf(userId: string, ownSid: string): Promise<SessionDto[]> {
  const sessions = await listOpenSessions(userId)
  return sessions.map(({ _id, device, ip, openedAt, authTime }) => ({
    id: publicId(_id),
    device: device ?? 'Unknown device',
    ip: ip ?? null,
    openedAt: (openedAt ?? authTime).toISOString(),
    isCurrent: _id === ownSid,
  }))
}

export function endSession({ viewer }: Caller, id: string): Promise<void> {
  return endSessionOf(viewer.id, id)
}

/** Throws not_found for an id that is not one of the account's sessions. */
export async function endSessionOf(userId: string, id: string): Promise<void> {
  const sessions = await listOpenSessions(userId)
  const session = sessions.find(({ _id }) => publicId(_id) === id)
  if (!session) throw new AppError('not_found')
  await closeSession(userId, session._id)
}

export async function endOtherSessions({ viewer, claims }: Caller): Promise<void> {
  await closeOtherSessions(viewer.id, claims.sid)
}

export async function endAllSessions({ viewer }: Caller): Promise<void> {
  await closeAllSessions(viewer.id)
}
