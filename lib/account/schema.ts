import { z } from 'zod'
import {
  ACCOUNT_TEXTS,
  emailProblemText,
  PASSWORD_LENGTH,
  passwordLength,
} from '@/lib/account/catalogue'
import { EMAIL_MAX, readEmailAddress } from '@/lib/config/email-address'
import { applyUsernameRule, USERNAME } from '@/lib/config/username'
import { messageAnswer } from '@/lib/http/fields'
import { requiredLine } from '@/lib/http/text'

const EXAMPLE_PASSWORD = 'a long enough password'

const isNoLongPassword = (text: string) => passwordLength(text) <= PASSWORD_LENGTH.max

/** Any other text is valid here; a wrong one gets the same 401. */
export const signInBody = z.object({
  username: z
    .string(ACCOUNT_TEXTS.usernameInvalid)
    .min(1, ACCOUNT_TEXTS.usernameInvalid)
    .max(254, 'Username is too long.')
    .meta({ example: 'anna' }),
  password: z
    .string(ACCOUNT_TEXTS.passwordShort)
    .min(1, ACCOUNT_TEXTS.passwordShort)
    .refine(isNoLongPassword, ACCOUNT_TEXTS.passwordLong)
    .meta({ example: EXAMPLE_PASSWORD }),
})

export type SignInBody = z.infer<typeof signInBody>

/** Trimmed, in lower case, the domain in punycode (G-23, G-156). */
export const emailSchema = z
  .string(ACCOUNT_TEXTS.emailInvalid)
  .transform((text, context) => {
    const email = readEmailAddress(text)
    if ('address' in email) return email.address
    const message = emailProblemText(email)
    context.addIssue({ code: 'custom', message, params: { summary: ACCOUNT_TEXTS.emailInvalid } })
    return z.NEVER
  })
  .meta({ example: 'anna@example.org', maxLength: EMAIL_MAX })

/** G-21, G-22; `assertUsernameAvailable` checks that it is available. */
export const usernameSchema = z
  .string(ACCOUNT_TEXTS.usernameInvalid)
  .max(254, ACCOUNT_TEXTS.usernameInvalid)
  .transform(applyUsernameRule)
  .refine((name) => USERNAME.test(name), ACCOUNT_TEXTS.usernameInvalid)
  .meta({ example: 'anna' })

/** It gives the NFC form and checks the length only (G-24), see `checkPasswordRules`. */
export const newPasswordSchema = z
  .string(ACCOUNT_TEXTS.passwordShort)
  .normalize('NFC')
  .min(PASSWORD_LENGTH.min, ACCOUNT_TEXTS.passwordShort)
  .max(PASSWORD_LENGTH.max, ACCOUNT_TEXTS.passwordLong)
  .meta({ example: EXAMPLE_PASSWORD })

const captchaResponse = z.string().optional()

export const signUpBody = z.object({
  email: emailSchema,
  username: usernameSchema,
  password: newPasswordSchema,
  invitation: z
    .string(ACCOUNT_TEXTS.invitationOver)
    .max(64, ACCOUNT_TEXTS.invitationOver)
    .optional(),
  'g-recaptcha-response': captchaResponse,
})

export type SignUpBody = z.infer<typeof signUpBody>

/** White space and invisible characters in a typed code are ignored. */
export const verifyCodeBody = z.object({
  code: z
    .string(ACCOUNT_TEXTS.codeMissing)
    .max(64, ACCOUNT_TEXTS.codeInvalid)
    .transform((text) => text.replace(/[\s\p{Cf}]+/gu, ''))
    .refine((text) => text.length > 0, ACCOUNT_TEXTS.codeMissing)
    .meta({ example: '123456' }),
})

export const resetRequestBody = z.object({
  identifier: requiredLine(EMAIL_MAX, {
    missing: ACCOUNT_TEXTS.identifierMissing,
    tooLong: 'The e-mail or username is too long.',
  }).meta({ example: 'anna@example.org' }),
  'g-recaptcha-response': captchaResponse,
})

export type ResetRequestBody = z.infer<typeof resetRequestBody>

export const resetPasswordBody = z.object({
  resetToken: z.string(ACCOUNT_TEXTS.resetCodeInvalid).max(256, ACCOUNT_TEXTS.resetCodeInvalid),
  newPassword: newPasswordSchema,
  'g-recaptcha-response': captchaResponse,
})

export type ResetPasswordBody = z.infer<typeof resetPasswordBody>

export const resetRequestAnswer = messageAnswer(
  'If there is such an account, a reset link was sent.',
).extend({ email: z.string().meta({ example: 'a***@example.org' }) })

export const resetPasswordAnswer = messageAnswer('Password reset successfully!')

export const codeSentAnswer = messageAnswer('Verification email sent. Please check your inbox.')

export const verifiedAnswer = messageAnswer('Verification successful')

export const isVerifiedAnswer = z.object({ verified: z.boolean() })
