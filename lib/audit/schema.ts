/** Values of a thing that was changed, as they may be shown to an admin. */
export type AuditValues = Record<string, string | number | boolean | null | readonly string[]>

/** One change in the list that admins read. */
export type AuditRow = {
  id: string
  /** ISO. */
  at: string
  /** Who did it, as they were named then; null for the terminal of the site's machine. */
  actor: string | null
  action: string
  target: { kind: string; id: string; name: string }
  before: AuditValues | null
  after: AuditValues | null
}
