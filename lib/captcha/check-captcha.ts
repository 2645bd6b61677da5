import { hashCode } from '@/lib/auth/secret'
import {
  CAPTCHA_FIELD,
  CAPTCHA_TEXTS,
  type CaptchaAction,
  needsCaptcha,
} from '@/lib/captcha/catalogue'
import { spendOnce, spendSolution } from '@/lib/captcha/challenge'
import { captchaConfig } from '@/lib/captcha/config'
import { HOUR_MS } from '@/lib/durations'
import { env } from '@/lib/env'
import { refusedAt } from '@/lib/errors'
import {
  type CaptchaVerifier,
  createSiteverify,
  SITEVERIFY_URLS,
} from '@/lib/integrations/captcha/siteverify'

type CaptchaCheck = { action: CaptchaAction; response: string | undefined; ip: string }

const RESPONSE_CHARACTERS = 8192
const RESPONSE_MS = HOUR_MS

/** Throws the refusals of G-43; each solution counts once. */
export async function checkCaptcha({ action, response, ip }: CaptchaCheck): Promise<void> {
  if (!needsCaptcha(captchaConfig(), action)) return
  if (!response) throw refusedAt(CAPTCHA_FIELD, CAPTCHA_TEXTS.missing)
  const isShort = response.length <= RESPONSE_CHARACTERS
  if (isShort && (await chooseVerifier()({ action, response, ip }))) return
  throw refusedAt(CAPTCHA_FIELD, CAPTCHA_TEXTS.failed)
}

function chooseVerifier(): CaptchaVerifier {
  const { CAPTCHA_PROVIDER, CAPTCHA_SITE_KEY = '', CAPTCHA_SECRET = '', SITE_URL } = env()
  if (CAPTCHA_PROVIDER === 'altcha' || CAPTCHA_PROVIDER === 'off') {
    return ({ action, response }) => spendSolution(action, response)
  }
  const verify = createSiteverify({
    url: SITEVERIFY_URLS[CAPTCHA_PROVIDER],
    siteKey: CAPTCHA_SITE_KEY,
    secret: CAPTCHA_SECRET,
    // hCaptcha and reCAPTCHA's checkbox do not report actions.
    reportsActions: CAPTCHA_PROVIDER === 'turnstile',
    hostname: new URL(SITE_URL).hostname,
  })
  return async (check) => (await verify(check)) && spendOnce(hashCode(check.response), RESPONSE_MS)
}
