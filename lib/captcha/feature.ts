import { defineFeature } from '@/lib/define-feature'
import { env } from '@/lib/env'
import { SpentChallengeModel } from '@/models/spent-challenge'

const PROVIDER_NAMES: Partial<Record<string, string>> = {
  recaptcha: 'Google reCAPTCHA',
  hcaptcha: 'hCaptcha',
  turnstile: 'Cloudflare Turnstile',
}

export const captcha = defineFeature({
  name: 'captcha',
  kind: 'service',
  models: [SpentChallengeModel],
  privacy: () => ({ captcha: PROVIDER_NAMES[env().CAPTCHA_PROVIDER] ?? null }),
})
