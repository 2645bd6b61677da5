import { hkdfSync } from 'node:crypto'
import { env } from '@/lib/env'

/** The secret that signs tokens; the start command makes one where the environment has none. */
export function authSecret(): string {
  const secret = env().AUTH_SECRET
  if (!secret) throw new Error('AUTH_SECRET is not set.')
  return secret
}

/** A secret of its own for one purpose, 64 hex digits, from which the main one cannot be told. */
export function derivedSecret(purpose: string): string {
  return Buffer.from(hkdfSync('sha256', authSecret(), '', purpose, 32)).toString('hex')
}
