import type { CaptchaConfig } from '@/lib/captcha/catalogue'
import { env } from '@/lib/env'

export function captchaConfig(): CaptchaConfig {
  const { CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY, CAPTCHA_SIGNUP } = env()
  return {
    provider: CAPTCHA_PROVIDER,
    siteKey: CAPTCHA_SITE_KEY ?? null,
    onSignUp: CAPTCHA_SIGNUP === 'on',
  }
}
