import { SIDE } from '../preview/coverage'

/** A thumbnail has this many fields a side, of three numbers each. */
const FIELDS = 6

/** The mean colours of the fields of a picture, as a short text. @param lab of a preview */
export function thumbnailOf(lab: Float32Array): string {
  const sums = new Float64Array(FIELDS * FIELDS * 3)
  const counts = new Float64Array(FIELDS * FIELDS)
  for (let y = 1; y < SIDE; y += 2) {
    for (let x = 1; x < SIDE; x += 2) {
      const field = Math.floor((y * FIELDS) / SIDE) * FIELDS + Math.floor((x * FIELDS) / SIDE)
      counts[field] = (counts[field] ?? 0) + 1
      for (let k = 0; k < 3; k++)
        sums[field * 3 + k] = (sums[field * 3 + k] ?? 0) + (lab[(y * SIDE + x) * 3 + k] ?? 0)
    }
  }
  const bytes = Uint8Array.from(sums, (sum, i) => {
    const mean = sum / Math.max(1, counts[Math.floor(i / 3)] ?? 1)
    return Math.round(i % 3 === 0 ? mean * 255 : 128 + mean * 300)
  })
  return Buffer.from(bytes).toString('base64')
}

/** Mean difference of two, 0 for equal ones; 20 and more look unlike. */
export function thumbnailDistance(one: string, two: string): number {
  const [a, b] = [Buffer.from(one, 'base64'), Buffer.from(two, 'base64')]
  if (a.length !== b.length || a.length === 0) return Infinity
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}
