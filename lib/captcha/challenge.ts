import { createChallenge as sign, extractParams, verifySolution } from 'altcha-lib/v1'
import { derivedSecret } from '@/lib/auth/secret'
import { type CaptchaAction, needsCaptcha } from '@/lib/captcha/catalogue'
import { captchaConfig } from '@/lib/captcha/config'
import { type Challenge, solution, type Solution } from '@/lib/captcha/schema'
import { nowMs, realNow } from '@/lib/clock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { SpentChallengeModel } from '@/models/spent-challenge'

const MAX_NUMBER = 50_000
const VALID_MS = 10 * MINUTE_MS

const key = () => derivedSecret('captcha-challenge')

/** Throws 404 where the action needs no ALTCHA solution (G-43). */
export async function createChallenge(action: CaptchaAction): Promise<Challenge> {
  const config = captchaConfig()
  if (config.provider !== 'altcha' || !needsCaptcha(config, action)) throw new AppError('not_found')
  const { algorithm: _, ...challenge } = await sign({
    algorithm: 'SHA-256',
    hmacKey: key(),
    maxnumber: MAX_NUMBER,
    expires: new Date(nowMs() + VALID_MS),
    params: { action },
  })
  return { algorithm: 'SHA-256', ...challenge, maxnumber: MAX_NUMBER }
}

/** True once per solution, for its own action and until it expires by the site's clock. */
export async function spendSolution(action: CaptchaAction, response: string): Promise<boolean> {
  const given = readSolution(response)
  if (!given) return false
  const { action: boundTo, expires } = extractParams(given)
  const isCurrent = boundTo === action && Number(expires) * 1000 > nowMs()
  // The library uses the system clock, so the expiry is checked above.
  if (!isCurrent || !(await verifySolution(given, key(), false))) return false
  return spendOnce(given.challenge, VALID_MS)
}

function readSolution(response: string): Solution | null {
  try {
    const text = Buffer.from(response, 'base64').toString()
    return solution.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** True for the first of concurrent calls only (G-43); `validMs` is the rest of the validity. */
export async function spendOnce(id: string, validMs: number): Promise<boolean> {
  try {
    await SpentChallengeModel.create({
      _id: id,
      purgeAt: new Date(realNow().getTime() + validMs + DAY_MS),
    })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
