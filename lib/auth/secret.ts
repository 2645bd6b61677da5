import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

export function authSecret(): string {
  const secret = env().AUTH_SECRET
  if (!secret) throw new Error('AUTH_SECRET is not set.')
  return secret
}

const derived = new Map<string, string>()

/** 64 hex digits, one secret per purpose, derived from the main one. */
export function derivedSecret(purpose: string): string {
  const known = derived.get(purpose)
  if (known) return known
  const secret = Buffer.from(hkdfSync('sha256', authSecret(), '', purpose, 32)).toString('hex')
  derived.set(purpose, secret)
  return secret
}

/** Codes and tokens are stored so: SHA-256 in 64 hex digits, as they are too random to be guessed. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

/** Takes one time for all texts; their digests have one length, as that needs. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
