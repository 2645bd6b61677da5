import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { derivedSecret } from '@/lib/auth/secret'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

const sealKey = () => Buffer.from(derivedSecret('sealed-settings'), 'hex')

/** Encrypts with AES-256-GCM; `name` is authenticated too, so that values cannot be swapped. */
export function seal(name: string, text: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, sealKey(), iv).setAAD(Buffer.from(name))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null for what another `AUTH_SECRET` sealed, or what was changed. */
export function unseal(name: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(ALGORITHM, sealKey(), iv).setAAD(Buffer.from(name))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const rest = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
