import { createHash } from 'node:crypto'

/** A seeded stream of numbers. `fork` gives an independent stream, so that an additional draw in
 * one place changes nothing elsewhere. */
export type Rng = {
  /** It returns a number in [0, 1). */
  next(): number
  range(from: number, to: number): number
  /** Whole number, both ends included. */
  int(from: number, to: number): number
  chance(probability: number): boolean
  gauss(): number
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T
  weighted<T>(items: readonly (readonly [T, number])[]): T
  shuffle<T>(items: readonly T[]): T[]
  /** Shuffles in place and returns the same array. */
  shuffleInPlace<T>(items: T[]): T[]
  fork(label: string): Rng
}

export function sha256Hex(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** sfc32: four words of state, fast, and the same on every machine. */
function sfc32(hex: string): () => number {
  let a = parseInt(hex.slice(0, 8), 16) | 0
  let b = parseInt(hex.slice(8, 16), 16) | 0
  let c = parseInt(hex.slice(16, 24), 16) | 0
  let d = parseInt(hex.slice(24, 32), 16) | 0
  return function next() {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
}

/** @param seed any text; equal seeds give equal streams. */
export function createRng(seed: string): Rng {
  const hex = sha256Hex(seed)
  const next = sfc32(hex)
  for (let i = 0; i < 12; i++) next()

  function pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from.')
    return item
  }
  function shuffle<T>(items: readonly T[]): T[] {
    return shuffleInPlace([...items])
  }
  function shuffleInPlace<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = Math.floor(next() * (i + 1))
      const [a, b] = [items[i], items[j]]
      if (a !== undefined && b !== undefined) [items[i], items[j]] = [b, a]
    }
    return items
  }
  function weighted<T>(items: readonly (readonly [T, number])[]): T {
    const total = items.reduce((sum, [, weight]) => sum + weight, 0)
    let left = next() * total
    for (const [item, weight] of items) {
      left -= weight
      if (left < 0) return item
    }
    return pick(items)[0]
  }
  return {
    next,
    range: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    gauss: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick,
    weighted,
    shuffle,
    shuffleInPlace,
    fork: (label) => createRng(`${hex}|${label}`),
  }
}
