/** What a CAPTCHA is asked for; a solution counts for the one it was made for (G-43). */
export const CAPTCHA_ACTIONS = ['reset-request', 'reset', 'make', 'signup'] as const
export type CaptchaAction = (typeof CAPTCHA_ACTIONS)[number]

export const CAPTCHA_PROVIDERS = ['altcha', 'recaptcha', 'hcaptcha', 'turnstile', 'off'] as const
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number]

/** The field of a body that carries the solution, whatever the provider (G-43). */
export const CAPTCHA_FIELD = 'g-recaptcha-response'

export const CAPTCHA_TEXTS = {
  missing: 'Please complete the CAPTCHA',
  failed: 'CAPTCHA verification failed.',
} as const

/** What the browser must know to ask for a CAPTCHA. */
export type CaptchaConfig = {
  provider: CaptchaProvider
  siteKey: string | null
  /** Whether sign-up asks for one too (`CAPTCHA_SIGNUP`). */
  onSignUp: boolean
}

/** Whether a form must show a CAPTCHA and wait for its solution. */
export function needsCaptcha(config: CaptchaConfig, action: CaptchaAction): boolean {
  return config.provider !== 'off' && (action !== 'signup' || config.onSignUp)
}
