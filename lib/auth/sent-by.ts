import { Types } from 'mongoose'
import { findAccount } from '@/lib/auth/accounts'
import type { Viewer } from '@/lib/auth/permissions'

/**
 * It finds what an account has sent, with what came from its address once that is verified: another
 * one may belong to somebody else.
 */
export function sentBy({
  id,
  email,
  emailVerified,
}: Pick<Viewer, 'id' | 'email' | 'emailVerified'>) {
  return { $or: [{ userId: new Types.ObjectId(id) }, ...(emailVerified ? [{ email }] : [])] }
}

export async function sentByAccount({ id, email }: Pick<Viewer, 'id' | 'email'>) {
  const account = await findAccount(id)
  return sentBy({ id, email, emailVerified: account?.viewer.emailVerified ?? false })
}
