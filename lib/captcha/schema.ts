import { z } from 'zod'
import { CAPTCHA_ACTIONS } from '@/lib/captcha/catalogue'

/** GET /api/captcha/challenge */
export const challengeQuery = z.object({
  action: z.enum(CAPTCHA_ACTIONS, 'Unknown CAPTCHA action.'),
})

/** A challenge as ALTCHA writes it (G-43): find the number up to `maxnumber`. */
export type Challenge = {
  algorithm: 'SHA-256'
  /** SHA-256 of the salt followed by the number, in hex. */
  challenge: string
  maxnumber: number
  salt: string
  signature: string
}

/** A solution as ALTCHA sends it: this object as JSON in base64. */
export const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().regex(/^[0-9a-f]{64}$/),
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: z.string().regex(/^[0-9a-f]{64}$/),
})

export type Solution = z.infer<typeof solution>
