import { z } from 'zod'
import { MAKE_LIMITS, MAKE_TEXTS as TEXTS } from '@/lib/cookbook/makes/catalogue'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { documentId, instant, messageAnswer, pictureName, username } from '@/lib/http/fields'
import { absentIfEmpty, formNumber } from '@/lib/http/form-fields'
import { lines } from '@/lib/http/text'

const rating = z
  .int(TEXTS.ratingInvalid)
  .min(MAKE_LIMITS.rating.min, TEXTS.ratingInvalid)
  .max(MAKE_LIMITS.rating.max, TEXTS.ratingInvalid)
  .meta({ example: 5 })

export const make = z
  .object({
    _id: documentId,
    author: username,
    date: instant,
    comment: z.string().meta({ example: 'Used preserved lemon for half of the juice.' }),
    rating: rating.nullable(),
    confirmed: z.boolean(),
    image: pictureName,
    /** The same picture, at most 720 px wide. */
    smallImage: pictureName,
    /** Its author and admins alone see it (G-123). */
    user: documentId.optional(),
  })
  .meta({ id: 'Make' })
export type Make = z.infer<typeof make>

export const makeBody = z.object({
  comment: z
    .string(TEXTS.incomplete)
    .pipe(lines(MAKE_LIMITS.comment, TEXTS.commentLong))
    .pipe(z.string().min(1, TEXTS.incomplete)),
  rating: absentIfEmpty(formNumber(rating, TEXTS.ratingInvalid)).meta({
    type: 'string',
    example: '5',
  }),
  /** A make that is sent again with it is stored once. */
  idempotencyKey: z.uuid().optional().meta({ example: 'b3c1f7a2-5d0e-4c55-9a53-6f1f5a4f0d11' }),
  [CAPTCHA_FIELD]: z.string().optional(),
})
export type MakeBody = z.output<typeof makeBody>

export const makeParams = z.object({ id: z.string(), commentId: z.string() })
export type MakeParams = z.output<typeof makeParams>

export const makeConfirmedAnswer = messageAnswer(TEXTS.confirmed)
export const makeDeletedAnswer = messageAnswer(TEXTS.deleted)
export const makeRestoredAnswer = messageAnswer(TEXTS.restored)
