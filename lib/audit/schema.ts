import { z } from 'zod'
import { AUDIT_KINDS } from '@/lib/audit/catalogue'
import { count, documentId, instant, username } from '@/lib/http/fields'

const auditValues = z
  .record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()).readonly()]),
  )
  .meta({ example: { role: 'user,chef' } })
export type AuditValues = z.infer<typeof auditValues>

const auditRow = z.object({
  id: documentId,
  at: instant,
  /** The name at that time; null for a command line and for a refused sign-in. */
  actor: username.nullable(),
  action: z.string().meta({ example: 'update user' }),
  target: z.object({
    kind: z.string().meta({ example: 'user' }),
    /** Null for a sign-in to an account that does not exist. */
    id: documentId.nullable(),
    name: username,
  }),
  /** Sign-ins, refusals, resets and changes of role have it. */
  address: z.string().optional().meta({ example: '203.0.113.7' }),
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

export const auditQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, PAGE_RULE)
    .transform(Number)
    .default(1),
  kind: z.enum(AUDIT_KINDS, 'Kind must be change or access.').optional(),
})
export type AuditQuery = z.output<typeof auditQuery>
