import type { CaptchaAction } from '@/lib/captcha/catalogue'

type CaptchaAttempt = {
  action: CaptchaAction
  response: string
  ip: string
}

/** Throws `unavailable` where the provider cannot be reached. */
export type CaptchaVerifier = (attempt: CaptchaAttempt) => Promise<boolean>
