import type { Challenge } from '@/lib/captcha/schema'
import { hashTest } from './sha-256'

/** 2 ms of work, or 20 on a slow phone. */
const STRETCH = 1000

/** Works in short slices to stay responsive; throws without a solution or when aborted. */
export async function solve(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const { salt, maxnumber } = challenge
  const isIt = hashTest(salt, challenge.challenge)
  for (let number = 0; number <= maxnumber; number++) {
    if (isIt(number)) return encode(challenge, number)
    if (number % STRETCH > 0) continue
    await new Promise((resolve) => setTimeout(resolve))
    signal.throwIfAborted()
  }
  throw new Error('The challenge has no solution.')
}

function encode({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
}
