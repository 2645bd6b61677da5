import { createHash } from 'node:crypto'

/** Codes and tokens are stored so: SHA-256 in 64 hex digits, as they are too random to be guessed. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
