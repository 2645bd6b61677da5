import { createChallenge as sign, extractParams, verifySolution } from 'altcha-lib/v1'
import { derivedSecret } from '@/lib/auth/secret'
import { type CaptchaAction, needsCaptcha } from '@/lib/captcha/catalogue'
import { captchaConfig } from '@/lib/captcha/config'
import { type Challenge, solution, type Solution } from '@/lib/captcha/schema'
import { nowMs, realNow } from '@/lib/clock'
import { connectDb } from '@/lib/db'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { SpentChallengeModel } from '@/models/spent-challenge'

const MAX_NUMBER = 50_000
const VALID_MS = 10 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const key = () => derivedSecret('captcha-challenge')

/** A new challenge for one action; 404 where this site asks for no such thing (G-43). */
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

/**
 * Whether this is the solution of a challenge of ours for this action, not yet expired by the site's
 * clock and not used before; from now on it is.
 */
export async function spendSolution(action: CaptchaAction, response: string): Promise<boolean> {
  const given = readSolution(response)
  if (!given) return false
  const { action: boundTo, expires } = extractParams(given)
  const isCurrent = boundTo === action && Number(expires) * 1000 > nowMs()
  // The library reads the system's clock, so the expiry is checked above.
  if (!isCurrent || !(await verifySolution(given, key(), false))) return false
  return spend(given.challenge)
}

function readSolution(response: string): Solution | null {
  try {
    const text = Buffer.from(response, 'base64').toString()
    return solution.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** False for all but the first, however many come at once. */
async function spend(challenge: string): Promise<boolean> {
  await connectDb()
  try {
    const purgeAt = new Date(realNow().getTime() + VALID_MS + DAY_MS)
    await SpentChallengeModel.create({ _id: challenge, purgeAt })
    return true
  } catch (error) {
    if (isDuplicateKey(error)) return false
    throw error
  }
}
