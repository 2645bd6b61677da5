import { z } from 'zod'
import type { CaptchaAction } from '@/lib/captcha/catalogue'
import { AppError } from '@/lib/errors'
import { askJson } from '@/lib/integrations/ask-json'

export const SITEVERIFY_URLS = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
} as const

export const CAPTCHA_DOWN =
  'The CAPTCHA service cannot be reached right now. Please try again in a moment.'

const TIMEOUT_MS = 5000

type SiteverifySettings = {
  url: string
  siteKey: string
  secret: string
  /** Whether the provider reports the action; then it must match. */
  reportsActions: boolean
  hostname: string
  timeoutMs?: number
}

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

type Answer = z.infer<typeof answerSchema>

/** Error codes of our configuration or the provider, not of the visitor. */
const SITE_ERROR_CODES = /secret|sitekey|internal-error|bad-request/

export function createSiteverify(settings: SiteverifySettings): CaptchaVerifier {
  const { url, siteKey, secret, reportsActions, hostname, timeoutMs = TIMEOUT_MS } = settings
  return async ({ action, response, ip }) => {
    const form = { secret, response, remoteip: ip, sitekey: siteKey }
    const answer = await ask(url, form, timeoutMs)
    const codes = answer['error-codes'] ?? []
    if (!answer.success && codes.some((code) => SITE_ERROR_CODES.test(code))) {
      throw unavailable(new Error(`The CAPTCHA provider answered ${codes.join(', ')}.`))
    }
    // Older keys do not report the host.
    const isHere = !answer.hostname || answer.hostname === hostname
    const isForThis = answer.action ? answer.action === action : !reportsActions
    return answer.success && isHere && isForThis
  }
}

async function ask(url: string, form: Record<string, string>, timeoutMs: number): Promise<Answer> {
  try {
    const body = new URLSearchParams(form)
    return await askJson(url, answerSchema, { method: 'POST', body, timeoutMs })
  } catch (error) {
    throw unavailable(error)
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError('unavailable', { message: CAPTCHA_DOWN, retryAfter: 5, cause })
}

type CaptchaAttempt = {
  action: CaptchaAction
  response: string
  ip: string
}

/** Throws `unavailable` where the provider cannot be reached. */
export type CaptchaVerifier = (attempt: CaptchaAttempt) => Promise<boolean>
