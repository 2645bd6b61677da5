import type { Types } from 'mongoose'
import { type Change, recordChange } from '@/lib/audit/record-change'
import type { Viewer } from '@/lib/auth/permissions'

type UserChange = Omit<Change, 'target'>

export function recordUserChange(
  actor: Viewer | null,
  { _id, username }: { _id: Types.ObjectId; username: string },
  change: UserChange,
): Promise<void> {
  return record(actor, { kind: 'user', id: String(_id), name: username }, change)
}

export function recordInvitation(actor: Viewer, id: string, change: UserChange): Promise<void> {
  return record(actor, { kind: 'invitation', id, name: 'invitation' }, change)
}

function record(actor: Viewer | null, target: Change['target'], change: UserChange) {
  return recordChange(actor, { ...change, target })
}
