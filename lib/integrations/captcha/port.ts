import type { CaptchaAction } from '@/lib/captcha/catalogue'

export type CaptchaAttempt = {
  action: CaptchaAction
  /** What the form sent in `g-recaptcha-response`. */
  response: string
  ip: string
}

/**
 * Whether somebody solved a CAPTCHA for this action just now. Throws `unavailable` where the one
 * who knows cannot be asked.
 */
export type CaptchaVerifier = (attempt: CaptchaAttempt) => Promise<boolean>
