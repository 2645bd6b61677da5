import { Types } from 'mongoose'
import type { Viewer } from '@/lib/auth/permissions'

/** Only a verified address counts: another one may belong to somebody else. */
export function sentBy({
  id,
  email,
  emailVerified,
}: Pick<Viewer, 'id' | 'email' | 'emailVerified'>) {
  return { $or: [{ userId: new Types.ObjectId(id) }, ...(emailVerified ? [{ email }] : [])] }
}
