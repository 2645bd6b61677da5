import { createHash } from 'node:crypto'

const MODULUS = 2n ** 256n

type Checksum = { add: (document: Uint8Array) => void; value: () => string }

/** Independent of the order: the sum of the SHA-256 digests modulo 2^256, in hex. */
export function createChecksum(): Checksum {
  let sum = 0n
  return {
    add(document) {
      const digest = createHash('sha256').update(document).digest('hex')
      sum = (sum + BigInt(`0x${digest}`)) % MODULUS
    },
    value: () => sum.toString(16).padStart(64, '0'),
  }
}
