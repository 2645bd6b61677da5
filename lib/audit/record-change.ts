import type { AuditValues } from '@/lib/audit/schema'
import { writeEntry } from '@/lib/audit/write-entry'
import type { Viewer } from '@/lib/auth/permissions'

/** Values never contain hashes, codes or passwords. */
export type Change = {
  action: string
  target: { kind: string; id: string; name: string }
  before: AuditValues | null
  after: AuditValues | null
  /** The network address of the actor; with one, the entry is purged after 90 days. */
  address?: string | null
}

/** Call after the change (G-19c); null is the command line; only changed fields are stored. */
export async function recordChange(
  actor: Viewer | null,
  { action, target, before, after, address = null }: Change,
): Promise<void> {
  const isUpdate = before !== null && after !== null
  await writeEntry({
    kind: 'change',
    actor,
    action,
    target,
    before: isUpdate ? without(before, after) : before,
    after: isUpdate ? without(after, before) : after,
    address,
  })
}

function without(values: AuditValues, other: AuditValues): AuditValues {
  const differs = ([key, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(other[key])
  return Object.fromEntries(Object.entries(values).filter(differs))
}
