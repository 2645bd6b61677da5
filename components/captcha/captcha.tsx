'use client'

import type { CaptchaAction, CaptchaConfig } from '@/lib/captcha/catalogue'

export type CaptchaProps = {
  action: CaptchaAction
  config: CaptchaConfig
  /** The solution to send in `g-recaptcha-response`, or null while there is none. */
  onChange: (response: string | null) => void
  /** What the server said of the last solution. */
  error?: string
}

/** Shows that a person, or at least a patient browser, fills in a form (G-43). */
export function Captcha(_props: CaptchaProps) {
  return null
}
