import type { Identity } from '@/lib/auth/identity'
import { closeSession } from '@/lib/auth/sessions'

export async function signOut(identity: Identity): Promise<void> {
  if (identity.kind === 'known') await closeSession(identity.viewer.id, identity.claims.sid)
}
