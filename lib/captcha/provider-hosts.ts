import type { CaptchaProvider } from '@/lib/captcha/catalogue'

/** The content security policy allows them (G-19b). */
const PROVIDER_HOSTS: Record<CaptchaProvider, readonly string[]> = {
  altcha: [],
  off: [],
  recaptcha: [
    'https://www.google.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
  ],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  turnstile: ['https://challenges.cloudflare.com'],
}

export function captchaHosts(provider: CaptchaProvider): readonly string[] {
  return PROVIDER_HOSTS[provider]
}
