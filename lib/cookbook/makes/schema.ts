import { z } from 'zod'
import { documentId, instant, username } from '@/lib/http/answer-fields'

/** A comment with a photo. */
export const make = z
  .object({
    _id: documentId,
    author: username,
    date: instant,
    comment: z.string().meta({ example: 'Used preserved lemon for half of the juice.' }),
    rating: z.int().min(1).max(5).nullable().meta({ example: 5 }),
    confirmed: z.boolean(),
    image: z.string().meta({ example: '0123456789abcdef0123456789abcdef.webp' }),
    /** For its author and admins alone (G-123). */
    user: documentId.optional(),
  })
  .meta({ id: 'Make' })
export type Make = z.infer<typeof make>
