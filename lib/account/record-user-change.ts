import type { Types } from 'mongoose'
import { type Change, recordChange } from '@/lib/audit/record-change'
import type { Viewer } from '@/lib/auth/permissions'

type Account = { _id: Types.ObjectId; username: string }

/** An actor of null is the command line. */
export function recordUserChange(
  actor: Viewer | null,
  { _id, username }: Account,
  change: Omit<Change, 'target'>,
): Promise<void> {
  const target = { kind: 'user', id: String(_id), name: username }
  return recordChange(actor, { ...change, target })
}
