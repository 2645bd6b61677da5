/** A solution is valid only for its action (G-43). */
export const CAPTCHA_ACTIONS = [
  'reset-request',
  'reset',
  'make',
  'signup',
  'contact',
  'report',
  'digest',
  'emoji',
] as const
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

export type CaptchaProvider = 'altcha' | 'recaptcha' | 'hcaptcha' | 'turnstile' | 'off'

/** The same for every provider (G-43). */
export const CAPTCHA_FIELD = 'g-recaptcha-response'

export const CAPTCHA_TEXTS = {
  missing: 'Please complete the CAPTCHA',
  failed: 'CAPTCHA verification failed.',
} as const

export type CaptchaConfig = {
  provider: CaptchaProvider
  siteKey: string | null
  onSignUp: boolean
}

export function needsCaptcha(config: CaptchaConfig, action: CaptchaAction): boolean {
  return config.provider !== 'off' && (action !== 'signup' || config.onSignUp)
}
