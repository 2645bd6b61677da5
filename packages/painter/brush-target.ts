import type { Pixels } from './texture'

/** The picture a layer of strokes approximates, blurred and sampled at every `step`th pixel. */
export type Target = { data: Uint8Array; width: number; height: number; step: number }

/** Halves width and height; each pixel is the mean of four. */
function halved({ data, width, height }: Pixels): Pixels {
  const half: Pixels = {
    data: new Uint8Array(3 * (width >> 1) * (height >> 1)),
    width: width >> 1,
    height: height >> 1,
  }
  const stride = width * 3
  let at = 0
  for (let y = 0; y < half.height; y++) {
    for (let x = 0, from = 2 * y * stride; x < half.width; x++, from += 6) {
      for (let k = from; k < from + 3; k++) {
        const above = (data[k] ?? 0) + (data[k + 3] ?? 0)
        const below = (data[k + stride] ?? 0) + (data[k + stride + 3] ?? 0)
        half.data[at++] = (above + below + 2) >> 2
      }
    }
  }
  return half
}

/** Box blur of all channels, one horizontal and one vertical pass. */
function blur({ data, width, height }: Pixels, radius: number): Uint8Array {
  const stride = width * 3
  const scale = 1 / (2 * radius + 1)
  const levelled = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const base = y * stride
    const last = base + stride - 3
    for (let k = 0; k < 3; k++) {
      let sum = (data[base + k] ?? 0) * (radius + 1)
      for (let i = 1; i <= radius; i++) sum += data[Math.min(base + i * 3, last) + k] ?? 0
      for (let at = base; at <= last; at += 3) {
        levelled[at + k] = sum * scale + 0.5
        const ahead = at + (radius + 1) * 3
        const behind = at - radius * 3
        sum +=
          (data[(ahead > last ? last : ahead) + k] ?? 0) -
          (data[(behind < base ? base : behind) + k] ?? 0)
      }
    }
  }
  // All columns in one pass, in memory order.
  const out = new Uint8Array(data.length)
  const sums = new Int32Array(stride)
  const foot = (height - 1) * stride
  for (let y = -radius; y <= radius; y++) {
    const row = Math.min(foot, Math.max(0, y * stride))
    for (let i = 0; i < stride; i++) sums[i] = (sums[i] ?? 0) + (levelled[row + i] ?? 0)
  }
  for (let row = 0; row <= foot; row += stride) {
    const ahead = Math.min(foot, row + (radius + 1) * stride)
    const behind = Math.max(0, row - radius * stride)
    for (let i = 0; i < stride; i++) {
      const sum = sums[i] ?? 0
      out[row + i] = sum * scale + 0.5
      sums[i] = sum + (levelled[ahead + i] ?? 0) - (levelled[behind + i] ?? 0)
    }
  }
  return out
}

/** The targets layer by layer. Coarse ones are blurred at half size, at a quarter of the cost. */
export function createTargets(scene: Pixels): (size: number) => Target {
  let half: Pixels | undefined
  let last: Target & { radius: number } = { ...scene, step: 1, radius: 0 }
  return function targetFor(size) {
    // Two of these passes equal four passes of 0.17.
    const wanted = size * 0.24
    const step = wanted < 1.2 ? 1 : 2
    const radius = wanted < 0.5 ? 0 : Math.max(1, Math.round(wanted / step))
    if (radius === last.radius && step === last.step) return last
    const source = step === 1 ? scene : (half ??= halved(scene))
    last = { ...source, step, radius, data: radius === 0 ? source.data : blur(source, radius) }
    return last
  }
}
