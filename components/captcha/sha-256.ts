import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'

const MAX_DIGITS = 16

/** `hash` is hex. WebCrypto is slower, as each hash is a promise, and missing over plain HTTP. */
export function hashTest(prefix: string, hash: string): (number: number) => boolean {
  const encoder = new TextEncoder()
  const start = encoder.encode(prefix)
  const message = new Uint8Array(start.length + MAX_DIGITS)
  message.set(start)
  const expected = hexToBytes(hash)
  return (number) => {
    const { written } = encoder.encodeInto(String(number), message.subarray(start.length))
    const digest = sha256(message.subarray(0, start.length + written))
    return digest.every((byte, i) => byte === expected[i])
  }
}
