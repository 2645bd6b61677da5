/** Absorption over scatter of each value of a channel (Kubelka and Munk). */
const ABSORPTION = Float32Array.from({ length: 256 }, (_, i) => {
  const value = Math.min(0.985, Math.max(0.02, i / 255))
  return ((1 - value) * (1 - value)) / (2 * value)
})

/**
 * Light of a channel, 0–1, from a wash where two pigments ran together. `one` and `two` are their
 * values, 0–255, `share` is that of the second, 0–1. Their absorptions add up by their shares, so that
 * yellow and blue make green, and grow with the thickness (1 for a wash of the colour itself).
 */
export function lightOf(one: number, two: number, share: number, thick: number): number {
  const ratio = ((ABSORPTION[one] ?? 0) * (1 - share) + (ABSORPTION[two] ?? 0) * share) * thick
  return 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio)
}
