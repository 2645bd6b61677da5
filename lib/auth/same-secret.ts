import { createHash, timingSafeEqual } from 'node:crypto'

/** Takes one time for all texts; their digests have one length, as that needs. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
