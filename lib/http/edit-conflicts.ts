import { AppError } from '@/lib/errors'
import type { Conflicts } from '@/lib/http/client'

const CHANGED_MEANWHILE = 'Somebody else changed this in the meantime.'

type Values = Readonly<Record<string, unknown>>

type Edit = {
  stored: Values
  sent: Values
  /** What the form showed when it was opened. */
  opened: Values
}

/** Throws 409 with both values of each field that somebody else changed to something else. */
export function refuseConflicts({ stored, sent, opened }: Edit): void {
  const conflicts: Conflicts = {}
  for (const [field, value] of Object.entries(sent)) {
    const present = stored[field] ?? null
    const isChanged = opened[field] !== undefined && opened[field] !== present
    if (isChanged && value !== present) conflicts[field] = { sent: value, stored: present }
  }
  const found = Object.entries(conflicts)
  if (found.length === 0) return
  throw new AppError('conflict', {
    message: CHANGED_MEANWHILE,
    fields: Object.fromEntries(found.map(([field, { stored }]) => [field, presentText(stored)])),
    extra: { conflicts },
  })
}

/** A longer text is shown whole in the conflict alone. */
const MAX_PRESENT = 80

function presentText(value: unknown): string {
  if (String(value).length > MAX_PRESENT) return 'Now another text.'
  return `Now ${value === null || value === '' ? 'empty' : String(value)}.`
}
