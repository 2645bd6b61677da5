import type { CaptchaAction } from '@/lib/captcha/catalogue'
import type { Challenge } from '@/lib/captcha/schema'
import { solveChallenge } from '@/testing/solve-challenge'

/** Solves a challenge of a site over HTTP: what a form sends in `g-recaptcha-response`. */
export async function solveCaptcha(siteUrl: string, action: CaptchaAction): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/captcha/challenge?action=${action}`)
  if (!answer.ok) throw new Error(`No challenge: ${answer.status} ${await answer.text()}`)
  return solveChallenge((await answer.json()) as Challenge)
}
