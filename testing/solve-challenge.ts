import { createHash } from 'node:crypto'
import type { Challenge } from '@/lib/captcha/schema'

/** What a form sends in `g-recaptcha-response`. */
export function solveChallenge({ maxnumber, ...challenge }: Challenge): string {
  for (let number = 0; number <= maxnumber; number++) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex')
    if (hash !== challenge.challenge) continue
    return Buffer.from(JSON.stringify({ ...challenge, number })).toString('base64')
  }
  throw new Error('The challenge has no solution.')
}
