import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { derivedSecret } from '@/lib/auth/secret'

/** What goes before the 32 bytes of an Ed25519 key in PKCS 8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** It is derived from the secret, so that all processes of a site have it, also after a move. */
function privateKey(): KeyObject {
  const seed = Buffer.from(derivedSecret('archives'), 'hex')
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

export function siteKey(): string {
  return createPublicKey(privateKey()).export({ format: 'der', type: 'spki' }).toString('base64')
}

export function signBytes(bytes: Buffer): string {
  return sign(null, bytes, privateKey()).toString('base64')
}

export function isSignedBy(key: string, bytes: Buffer, signature: string): boolean {
  try {
    const der = Buffer.from(key, 'base64')
    const known = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return verify(null, bytes, known, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}
