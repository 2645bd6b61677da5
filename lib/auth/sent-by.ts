import { Types } from 'mongoose'
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
