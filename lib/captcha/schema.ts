import { z } from 'zod'
import { CAPTCHA_ACTIONS } from '@/lib/captcha/catalogue'

export const challengeQuery = z.object({
  action: z.enum(CAPTCHA_ACTIONS, 'Unknown CAPTCHA action.'),
})

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ example: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' })

/** This is ALTCHA's format (G-43): the browser finds the number up to `maxnumber`. */
export const challenge = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: sha256,
  maxnumber: z.int().min(1).meta({ example: 50_000 }),
  salt: z.string().meta({ example: '1f8b9c3d?action=signup&expires=1773144000&' }),
  signature: sha256,
})
export type Challenge = z.infer<typeof challenge>

/** This is ALTCHA's format: the browser sends this object as JSON in base64. */
export const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: sha256,
  number: z.int().min(0),
  salt: z.string().max(200),
  signature: sha256,
})

export type Solution = z.infer<typeof solution>
