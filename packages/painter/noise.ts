import type { Rng } from './random'

export type Noise = (x: number, y: number) => number

const SIZE = 256

/** Smooth value noise over the plane, about -1 to 1, one period per unit. */
export function createNoise(rng: Rng): Noise {
  const values = new Float32Array(SIZE * SIZE)
  for (let i = 0; i < values.length; i++) values[i] = rng.next() * 2 - 1
  const at = (x: number, y: number) => values[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] ?? 0
  return function noise(x, y) {
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const fx = x - x0
    const fy = y - y0
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    const top = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * u
    const bottom = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * u
    return top + (bottom - top) * v
  }
}

/** Sum of octaves, each of half the amplitude and twice the frequency. */
export function octaves(noise: Noise, count: number): Noise {
  return function layered(x, y) {
    let sum = 0
    let total = 0
    for (let i = 0; i < count; i++) {
      const weight = 0.5 ** i
      sum += weight * noise(x * 2 ** i + 17 * i, y * 2 ** i + 31 * i)
      total += weight
    }
    return sum / total
  }
}
