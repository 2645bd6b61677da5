import type { Identity } from '@/lib/auth/identity'
import { closeSession } from '@/lib/auth/sessions'

/** Ends the session that the request came with, if any. */
export async function signOut(identity: Identity): Promise<void> {
  if (identity.kind === 'known') await closeSession(identity.viewer.id, identity.claims.sid)
}
