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

export async function listSessions({ viewer, claims }: Caller): Promise<SessionDto[]> {
  const sessions = await listOpenSessions(viewer.id)
  return sessions.map(({ _id, device, ip, openedAt, authTime }) => ({
    id: publicId(_id),
    device: device ?? 'Unknown device',
    ip: ip ?? null,
    openedAt: (openedAt ?? authTime).toISOString(),
    isCurrent: _id === claims.sid,
  }))
}

/** Throws not_found for an id that is not one of the caller's sessions. */
export async function endSession({ viewer }: Caller, id: string): Promise<void> {
  const sessions = await listOpenSessions(viewer.id)
  const session = sessions.find(({ _id }) => publicId(_id) === id)
  if (!session) throw new AppError('not_found')
  await closeSession(viewer.id, session._id)
}

export async function endOtherSessions({ viewer, claims }: Caller): Promise<void> {
  await closeOtherSessions(viewer.id, claims.sid)
}

export async function endAllSessions({ viewer }: Caller): Promise<void> {
  await closeAllSessions(viewer.id)
}
