import { hkdfSync } from 'node:crypto'
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
