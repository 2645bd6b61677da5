import { z } from 'zod'

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

export type AuditPage = { entries: AuditRow[]; page: number; pages: number; total: number }

const PAGE_RULE = 'Page must be a whole number from 1 to 99999.'

/** `?page=`, counted from 1. */
export const auditQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, PAGE_RULE)
    .transform(Number)
    .default(1),
})
