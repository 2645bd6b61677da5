import type { CaptchaProvider } from '@/lib/captcha/catalogue'

/** What the content security policy must let in for a provider's own box (G-19b). */
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

/** The hosts that the pages of a site with this provider may load from; none for the site's own. */
export function captchaHosts(provider: CaptchaProvider): readonly string[] {
  return PROVIDER_HOSTS[provider]
}
