import { blurGrid } from './distance-grid'
import { lightOf } from './pigment'
import { createRng, type Rng } from './random'
import { type Pixels, paperTiles, TILE } from './texture'

const MASK = TILE - 1
const THINNEST = 0.5
const THICKEST = 2.6
const byteOf = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value | 0)

/** Paper reflects a little less blue. */
const PAPER = [252, 248, 239] as const

/** A place where water has pushed the pigment outward, with a dark, frayed rim. */
type Bloom = { x: number; y: number; reach: number }

function bloomsOf(rng: Rng): Bloom[] {
  return Array.from({ length: rng.int(3, 5) }, () => ({
    x: rng.range(80, 944),
    y: rng.range(80, 944),
    reach: rng.range(50, 130),
  }))
}

/** The picture as a wash sees it: with unsteady edges, at half the size for what is blurred. */
function washOf({ data, width, height }: Pixels, scale: number, offset: number) {
  const { edge, cloud } = paperTiles()
  const bytes = new Uint8Array(data.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const [tx, ty] = [(x / scale + offset) & MASK, (y / scale + offset) & MASK]
      const one = ty * TILE + tx
      const two = ((ty + 211) & MASK) * TILE + ((tx + 97) & MASK)
      const dx = (edge[one] ?? 0) * 1.7 + (cloud[two] ?? 0) * 2.2
      const dy = (edge[two] ?? 0) * 1.7 + (cloud[one] ?? 0) * 2.2
      const sx = Math.min(width - 1, Math.max(0, Math.round(x + dx * scale)))
      const sy = Math.min(height - 1, Math.max(0, Math.round(y + dy * scale)))
      const from = (sy * width + sx) * 3
      bytes[at] = data[from] ?? 0
      bytes[at + 1] = data[from + 1] ?? 0
      bytes[at + 2] = data[from + 2] ?? 0
    }
  }
  return bytes
}

type Halves = { light: Float32Array; channels: readonly Float32Array[]; wide: number; high: number }

function halvesOf(bytes: Uint8Array, width: number, height: number): Halves {
  const [wide, high] = [width >> 1, height >> 1]
  const channels = [0, 1, 2].map(() => new Float32Array(wide * high))
  const light = new Float32Array(wide * high)
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at++) {
      const from = (2 * y * width + 2 * x) * 3
      let sum = 0
      for (let k = 0; k < 3; k++) {
        const below = from + width * 3 + k
        const four =
          (bytes[from + k] ?? 0) +
          (bytes[from + 3 + k] ?? 0) +
          (bytes[below] ?? 0) +
          (bytes[below + 3] ?? 0)
        const channel = channels[k]
        if (channel) channel[at] = four / 4
        sum += four * (k === 0 ? 0.3 : k === 1 ? 0.59 : 0.11)
      }
      light[at] = sum / 1020
    }
  }
  return { light, channels, wide, high }
}

/**
 * Repaints a flat scene in washes: darker at their edges, grained where pigment settles, run together
 * where the paper was wet, with blooms and dry gaps (Bousseau 2006, Montesdeoca 2017).
 */
export function watercolour(scene: Pixels, seed: string): Pixels {
  const { width, height } = scene
  const scale = width / 1024
  const rng = createRng(`${seed}|wash`)
  const offset = rng.int(0, MASK)
  const blooms = bloomsOf(rng)
  const { tooth, fine, edge, cloud } = paperTiles()
  const bytes = washOf(scene, scale, offset)
  const { light, channels, wide, high } = halvesOf(bytes, width, height)
  const twice = (grid: Float32Array, radius: number) => {
    const reach = Math.max(1, Math.round(radius * scale))
    return blurGrid(blurGrid(grid, wide, high, reach), wide, high, reach)
  }
  const [near, far] = [twice(light, 2), twice(light, 6)]
  const soft = channels.map((channel) => twice(channel, 4))
  const [softRed, softGreen, softBlue] = soft
  const out = new Uint8Array(bytes.length)
  for (let y = 0, i = 0; y < height; y++) {
    const ty = (y / scale + offset) | 0
    const halfRow = Math.min(high - 1, y >> 1) * wide
    for (let x = 0; x < width; x++, i++) {
      const tx = (x / scale + offset) | 0
      const one = (ty & MASK) * TILE + (tx & MASK)
      // The same noise, three times as large.
      const large = (((ty / 3) | 0) & MASK) * TILE + (((tx / 3) | 0) & MASK)
      const two = ((ty + 211) & MASK) * TILE + ((tx + 97) & MASK)
      const half = halfRow + Math.min(wide - 1, x >> 1)
      const at = i * 3
      const bright =
        (0.3 * (bytes[at] ?? 0) + 0.59 * (bytes[at + 1] ?? 0) + 0.11 * (bytes[at + 2] ?? 0)) / 255
      const step = bright - (near[half] ?? 0)
      const broad = bright - (far[half] ?? 0)
      const [slow, flow] = [cloud[large] ?? 0, cloud[two] ?? 0]
      let thick = 0.96 + slow * 0.17 + flow * 0.1 + (edge[one] ?? 0) * 0.04
      thick += Math.max(0, -step) * 1.9 + Math.max(0, -broad) * 1.1 + Math.abs(broad) * 0.35
      // Pigment settles in the valleys of the paper, most of all in a thick wash.
      thick += ((tooth[two] ?? 0) * 0.055 + (fine[one] ?? 0) * 0.028) * (1.5 - bright * 0.5)
      const isGap = step > 0.1 && slow + flow * 0.7 > 0.9
      for (const bloom of blooms) {
        const dx = x / scale - bloom.x
        const dy = y / scale - bloom.y
        const away = Math.sqrt(dx * dx + dy * dy) + (edge[two] ?? 0) * 9 + flow * 14 - bloom.reach
        if (away > 10) continue
        const rim = Math.exp((-away * away) / 22)
        thick +=
          rim * 0.16 + (away < 0 ? -0.13 * Math.min(1, (away + bloom.reach) / bloom.reach) : 0)
      }
      if (isGap) thick *= 0.5
      thick = Math.min(THICKEST, Math.max(THINNEST, thick))
      const wet =
        Math.min(0.5, Math.max(0, 0.16 + slow * 0.3)) * Math.max(0.25, 1 - Math.abs(step) * 3)
      const hue = (edge[two] ?? 0) * 2.2 + slow * 5
      const grain = (tooth[one] ?? 0) * 1.6
      for (let k = 0; k < 3; k++) {
        const ran = (k === 0 ? softRed : k === 1 ? softGreen : softBlue)?.[half] ?? 0
        const turned = k === 0 ? hue : k === 2 ? -hue : 0
        const [here, beside] = [byteOf((bytes[at + k] ?? 0) + turned), byteOf(ran + turned)]
        const lit = lightOf(here, beside, wet, thick) * ((PAPER[k] ?? 255) + grain)
        out[at + k] = lit > 255 ? 255 : lit
      }
    }
  }
  return { data: out, width, height }
}
