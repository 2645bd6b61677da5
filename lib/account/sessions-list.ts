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

/** Names a session to its user without telling its `sid`, which is part of the token. */
function publicId(sid: string): string {
  return createHmac('sha256', derivedSecret('session-list')).update(sid).digest('base64url')
}

/** Where the caller is signed in, the newest first. */
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

/** Ends one of the caller's sessions; not_found where they have none of this id. */
export async function endSession({ viewer }: Caller, id: string): Promise<void> {
  const sessions = await listOpenSessions(viewer.id)
  const session = sessions.find(({ _id }) => publicId(_id) === id)
  if (!session) throw new AppError('not_found')
  await closeSession(viewer.id, session._id)
}

/** Ends every session of the caller but the one they call from. */
export async function endOtherSessions({ viewer, claims }: Caller): Promise<void> {
  await closeOtherSessions(viewer.id, claims.sid)
}

/** Signs the caller out everywhere, here too (G-3). */
export async function endAllSessions({ viewer }: Caller): Promise<void> {
  await closeAllSessions(viewer.id)
}
