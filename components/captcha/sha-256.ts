/*
 * SHA-256 (FIPS 180-4) for texts that share their beginning. WebCrypto is missing where a site is
 * opened by plain http, and asks a promise for each of thousands of small hashes; this is quicker.
 */

/** The first 32 bits of the fractional parts of roots of the first primes. */
const K = fractions(64, 1 / 3)
const START = fractions(8, 1 / 2)

function fractions(count: number, power: number): Uint32Array {
  const words: number[] = []
  for (let n = 2; words.length < count; n++) {
    if (isPrime(n)) words.push(((n ** power % 1) * 2 ** 32) >>> 0)
  }
  return Uint32Array.from(words)
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

const W = new Uint32Array(64)

/** Takes one block of 64 bytes into the state. */
function compress(state: Uint32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) W[i] = block.getUint32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const a = word(W, i - 15)
    const b = word(W, i - 2)
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
    W[i] = word(W, i - 16) + s0 + word(W, i - 7) + s1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(K, i) + word(W, i)) | 0
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const sums = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = word(state, i) + (sums[i] ?? 0)
}

function word(words: Uint32Array, i: number): number {
  return words[i] ?? 0
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

/** A function that gives the hash, in hex, of `prefix` followed by a short text. */
export function hashAfter(prefix: string): (rest: string) => string {
  const encoder = new TextEncoder()
  const head = encoder.encode(prefix)
  const whole = head.length - (head.length % 64)
  const shared = START.slice()
  const view = new DataView(head.buffer)
  for (let at = 0; at < whole; at += 64) compress(shared, view, at)
  const tail = head.subarray(whole)

  return (rest) => {
    const end = encoder.encode(rest)
    const length = tail.length + end.length
    const blocks = new Uint8Array(64 * Math.ceil((length + 9) / 64))
    blocks.set(tail)
    blocks.set(end, tail.length)
    blocks[length] = 0x80
    const padded = new DataView(blocks.buffer)
    padded.setUint32(blocks.length - 8, Math.floor((whole + length) / 2 ** 29))
    padded.setUint32(blocks.length - 4, (whole + length) * 8)
    const state = shared.slice()
    for (let at = 0; at < blocks.length; at += 64) compress(state, padded, at)
    return Array.from(state, (value) => value.toString(16).padStart(8, '0')).join('')
  }
}
