import { z } from 'zod'
import { BADGE_ADMIN_TEXTS as TEXTS, REASON_MAX } from '@/lib/badges/admin/catalogue'
import { badgeValues } from '@/lib/badges/admin/fields'
import { BADGE_TEXTS } from '@/lib/badges/catalogue'
import { badge } from '@/lib/badges/schema'
import { count, documentId, messageAnswer } from '@/lib/http/fields'
import { formFlag } from '@/lib/http/form-fields'
import { requiredLine } from '@/lib/http/text'

export const adminBadge = badge
  .extend({
    rule: z.string().nullable().meta({ example: 'art-10' }),
    isRetired: z.boolean(),
    /** The stored picture; null for a drawn medal. */
    image: z.string().nullable().meta({ example: null }),
    /** Samples are not counted. */
    holders: count,
  })
  .meta({ id: 'AdminBadge' })
export type AdminBadge = z.infer<typeof adminBadge>

export const adminBadges = z.array(adminBadge)

export const editBadgeBody = badgeValues
  .extend({ isRetired: z.boolean() })
  .partial()
  .refine((body) => Object.values(body).some((value) => value !== undefined), 'Nothing to change.')
export type EditBadgeBody = z.output<typeof editBadgeBody>

/** `line` is the physical line of a file (G-132). */
export type RowError = { line: number; message: string }

export const importQuery = z.object({ dryRun: formFlag.optional() })

const rowEffect = z.object({
  line: count,
  code: z.string().meta({ example: 'art-10' }),
  effect: z.enum(['create', 'update', 'none']),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
export type RowEffect = z.infer<typeof rowEffect>

/** G-97; `rows` of a dry run alone. */
export const importAnswer = z.object({
  created: count,
  updated: count,
  rows: z.array(rowEffect).optional(),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** G-132 */
export const awardBody = z.object({
  username: requiredLine(64, { missing: TEXTS.usernameMissing }).meta({ example: 'anna' }),
  badgeCode: requiredLine(64, { missing: BADGE_TEXTS.codeMissing }).meta({ example: 'bug-finder' }),
  reason: requiredLine(REASON_MAX, {
    missing: TEXTS.reasonMissing,
    tooLong: TEXTS.reasonLong,
  }).meta({ example: 'Found that the archive skipped a day.' }),
})
export type AwardBody = z.output<typeof awardBody>

export const awardedAnswer = messageAnswer(TEXTS.awarded)
export const revokedAnswer = messageAnswer(TEXTS.revoked)
export const imageAnswer = messageAnswer(TEXTS.imageStored)
export const deletedAnswer = messageAnswer(TEXTS.deleted)
export const restoredAnswer = messageAnswer(TEXTS.restored)

export const deletedParams = z.object({ id: documentId })

export const imageBody = z.object({
  code: requiredLine(64, { missing: BADGE_TEXTS.codeMissing }).meta({ example: 'art-10' }),
})
