import { Types } from 'mongoose'
import type { AuditValues } from '@/lib/audit/schema'
import type { Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { AuditEntryModel } from '@/models/audit-entry'

/** A change worth keeping; never with hashes, codes or passwords in its values. */
export type Change = {
  /** A verb and a noun, such as `update user`. */
  action: string
  target: { kind: string; id: string; name: string }
  /** Null where the thing did not exist before. */
  before: AuditValues | null
  /** Null where the thing is gone. */
  after: AuditValues | null
}

/**
 * Writes down who changed what (G-19c), called by the service once the change is made. `actor` is
 * null for a command given at the terminal. Of an update only the fields that differ are kept.
 */
export async function recordChange(
  actor: Viewer | null,
  { action, target, before, after }: Change,
): Promise<void> {
  const isUpdate = before !== null && after !== null
  await AuditEntryModel.create({
    at: now(),
    actorId: actor && new Types.ObjectId(actor.id),
    actorName: actor && actor.username,
    action,
    target,
    before: isUpdate ? without(before, after) : before,
    after: isUpdate ? without(after, before) : after,
  })
}

/** The values that the other does not have just so. */
function without(values: AuditValues, other: AuditValues): AuditValues {
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(other[key])
  return Object.fromEntries(Object.entries(values).filter(differs))
}
