import type { Challenge } from '@/lib/captcha/schema'
import { hashAfter } from './sha-256'

/** So long the page may stand still at most. */
const STRETCH_MS = 12
const STRIDE = 64

/**
 * The solution of a challenge, as ALTCHA sends it, worked out in short stretches that leave the page
 * free to move. Throws when there is none, or when the signal is aborted.
 */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { salt, maxnumber } = challenge
  const hash = hashAfter(salt)
  let since = performance.now()
  for (let number = 0; number <= maxnumber; number++) {
    if (hash(String(number)) === challenge.challenge) return encode(challenge, number)
    if (number % STRIDE === 0 && performance.now() - since > STRETCH_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      signal.throwIfAborted()
      since = performance.now()
    }
  }
  throw new Error('The challenge has no solution.')
}

function encode({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
