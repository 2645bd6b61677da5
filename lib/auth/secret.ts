import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/env'

/** The secret that signs tokens; the start command makes one where the environment has none. */
export function authSecret(): string {
  const secret = env().AUTH_SECRET
  if (!secret) throw new Error('AUTH_SECRET is not set.')
  return secret
}

/** Made once, as making one takes longer than what most need it for. */
const derived = new Map<string, string>()

/** A secret of its own for one purpose, 64 hex digits, from which the main one cannot be told. */
export function derivedSecret(purpose: string): string {
  const known = derived.get(purpose)
  if (known) return known
  const secret = Buffer.from(hkdfSync('sha256', authSecret(), '', purpose, 32)).toString('hex')
  derived.set(purpose, secret)
  return secret
}
