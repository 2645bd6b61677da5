import { DEVICE_COOKIE } from '@/lib/account/devices'
import { CSRF_COOKIE, sessionCookieName } from '@/lib/auth/cookies'
import { env } from '@/lib/env'
import type { PrivacyFacts } from '@/lib/privacy/schema'

const CAPTCHA_NAMES: Partial<Record<string, string>> = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
}

/** What the privacy page says by how this site is set up (G-109). */
export function privacyFacts(): PrivacyFacts {
  const keys = env()
  const session = sessionCookieName()
  const isSecure = session.startsWith('__Secure-')
  return {
    ai: [
      ...(keys.OPENAI_API_KEY ? ['OpenAI'] : []),
      ...(keys.ANTHROPIC_API_KEY ? ['Anthropic'] : []),
    ],
    moderation: keys.OPENAI_API_KEY ? 'OpenAI' : null,
    posts: [...(keys.X_API_KEY ? ['X'] : []), ...(keys.TELEGRAM_BOT_TOKEN ? ['Telegram'] : [])],
    captcha: CAPTCHA_NAMES[keys.CAPTCHA_PROVIDER] ?? null,
    places: hostOf(keys.IP_LOOKUP_URL),
    analytics: hostOf(keys.ANALYTICS_URL),
    keepsCopies: keys.MONGODB_URI === undefined,
    cookies: {
      session,
      csrf: CSRF_COOKIE,
      device: DEVICE_COOKIE,
      nextAuth: isSecure
        ? ['__Host-next-auth.csrf-token', '__Secure-next-auth.callback-url']
        : ['next-auth.csrf-token', 'next-auth.callback-url'],
    },
  }
}

function hostOf(url: string | undefined): string | null {
  return url === undefined ? null : new URL(url).hostname
}
