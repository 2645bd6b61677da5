/* SHA-256 (FIPS 180-4): WebCrypto is slower here and missing over plain HTTP. */

const BLOCK_BYTES = 64
/** The end of a text with its padding fits into these bytes. */
const LAST_BYTES = 2 * BLOCK_BYTES

/** The first 32 bits of the fractional parts of roots of the first primes. */
const K = fractions(64, 1 / 3)
const START = fractions(8, 1 / 2)

function fractions(count: number, power: number): Int32Array {
  const words: number[] = []
  for (let n = 2; words.length < count; n++) {
    if (isPrime(n)) words.push((n ** power % 1) * 2 ** 32)
  }
  return Int32Array.from(words, (word) => word | 0)
}

function isPrime(n: number): boolean {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false
  return true
}

const W = new Int32Array(64)

function at(words: Int32Array, i: number): number {
  return words[i] ?? 0
}

function turn(value: number, by: number): number {
  return (value >>> by) | (value << (32 - by))
}

function compress(state: Int32Array, bytes: DataView, from: number): void {
  for (let i = 0; i < 16; i++) W[i] = bytes.getInt32(from + 4 * i)
  for (let i = 16; i < 64; i++) {
    const x = at(W, i - 15)
    const y = at(W, i - 2)
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    W[i] = at(W, i - 16) + s0 + at(W, i - 7) + s1
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(W, i)) | 0
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
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

/** Tests whether `prefix` plus a decimal number has this hash (64 hex digits). */
export function hashTest(prefix: string, hash: string): (number: number) => boolean {
  const head = new TextEncoder().encode(prefix)
  const whole = head.length - (head.length % BLOCK_BYTES)
  const shared = START.slice()
  for (let from = 0; from < whole; from += BLOCK_BYTES) {
    compress(shared, new DataView(head.buffer), from)
  }
  const wanted = Int32Array.from({ length: 8 }, (_, i) =>
    parseInt(hash.slice(8 * i, 8 * i + 8), 16),
  )
  const tail = head.subarray(whole)
  const last = new Uint8Array(LAST_BYTES)
  const view = new DataView(last.buffer)
  const state = new Int32Array(8)

  return (number) => {
    const digits = String(number)
    const length = tail.length + digits.length
    last.fill(0)
    last.set(tail)
    for (let i = 0; i < digits.length; i++) last[tail.length + i] = digits.charCodeAt(i)
    last[length] = 0x80
    const end = length + 9 <= BLOCK_BYTES ? BLOCK_BYTES : LAST_BYTES
    view.setUint32(end - 4, (whole + length) * 8)
    state.set(shared)
    for (let from = 0; from < end; from += BLOCK_BYTES) compress(state, view, from)
    return state.every((word, i) => word === wanted[i])
  }
}
