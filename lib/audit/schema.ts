import { z } from 'zod'
import { count, documentId, instant, username } from '@/lib/http/answer-fields'

/** Values of a thing that was changed, as they may be shown to an admin. */
const auditValues = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
  )
  .meta({ example: { role: 'user,chef' } })
export type AuditValues = z.infer<typeof auditValues>

/** One change in the list that admins read. */
const auditRow = z.object({
  id: documentId,
  at: instant,
  /** Who did it, as they were named then; null for the terminal of the site's machine. */
  actor: username.nullable(),
  action: z.string().meta({ example: 'update user' }),
  target: z.object({
    kind: z.string().meta({ example: 'user' }),
    id: documentId,
    name: username,
  }),
  before: auditValues.nullable(),
  after: auditValues.nullable(),
})
export type AuditRow = z.infer<typeof auditRow>

export const auditPage = z.object({
  entries: z.array(auditRow),
  page: count,
  pages: count,
  total: count,
})
export type AuditPage = z.infer<typeof auditPage>

const PAGE_RULE = 'Page must be a whole number from 1 to 99999.'

/** `?page=`, counted from 1. */
export const auditQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, PAGE_RULE)
    .transform(Number)
    .default(1),
})
