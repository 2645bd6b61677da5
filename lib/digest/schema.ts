import { z } from 'zod'
import { emailSchema } from '@/lib/account/schema'
import { CAPTCHA_FIELD } from '@/lib/captcha/catalogue'
import { DIGEST_TEXTS } from '@/lib/digest/catalogue'
import { messageAnswer } from '@/lib/http/fields'
import type { LetterSection } from '@/lib/mail/letter'

export const digestBody = z.object({
  email: emailSchema,
  [CAPTCHA_FIELD]: z.string().optional(),
})
export type DigestBody = z.output<typeof digestBody>

export const digestAnswer = messageAnswer(DIGEST_TEXTS.requested)

export const confirmDigestQuery = z.object({ token: z.string(DIGEST_TEXTS.invalidLink) })

/** What happened in a week, as everybody may see it; null where nothing did. */
export type ReadDigest = (monday: string) => Promise<readonly LetterSection[] | null>
