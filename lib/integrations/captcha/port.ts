import type { CaptchaAction } from '@/lib/captcha/catalogue'

export type CaptchaAttempt = {
  action: CaptchaAction
  /** From the field `g-recaptcha-response`. */
  response: string
  ip: string
}

/** Throws `unavailable` where the provider cannot be reached. */
export type CaptchaVerifier = (attempt: CaptchaAttempt) => Promise<boolean>
