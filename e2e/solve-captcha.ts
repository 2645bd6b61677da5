import { createHash } from 'node:crypto'
import type { CaptchaAction } from '@/lib/captcha/catalogue'
import type { Challenge } from '@/lib/captcha/schema'

/** Solves a challenge of a site over HTTP: what a form sends in `g-recaptcha-response`. */
export async function solveCaptcha(siteUrl: string, action: CaptchaAction): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/captcha/challenge?action=${action}`)
  if (!answer.ok) throw new Error(`No challenge: ${answer.status} ${await answer.text()}`)
  const { maxnumber, ...challenge } = (await answer.json()) as Challenge
  for (let number = 0; number <= maxnumber; number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash !== challenge.challenge) continue
    return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64')
  }
  throw new Error('The challenge has no solution.')
}
