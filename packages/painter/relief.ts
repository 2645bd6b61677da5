import { blurGrid } from './distance-grid'
import { type Pixels, paperTiles, TILE } from './texture'

const MASK = TILE - 1
/** Threads of the canvas, px at 1024. */
const THREAD = 4.6
const DEPTH = 4.2
const LIGHT = [-0.5, -0.62, 0.6] as const

/** Lights the strokes of a painting from the upper left: thick where they are light, with the
 * canvas showing where the paint is thin and dark. */
export function relief({ data, width, height }: Pixels): Pixels {
  const scale = width / 1024
  const { cloud } = paperTiles()
  const count = width * height
  const light = new Float32Array(count)
  for (let i = 0, at = 0; i < count; i++, at += 3)
    light[i] =
      (0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)) / 255
  const base = blurGrid(light, width, height, Math.max(1, Math.round(6 * scale)))
  const waves = (length: number) =>
    Float32Array.from({ length }, (_, i) => Math.sin((i * 2 * Math.PI) / (THREAD * scale)))
  const [across, down] = [waves(width), waves(height)]
  const tall = new Float32Array(count)
  for (let y = 0, i = 0; y < height; y++) {
    const isOver = ((y / (THREAD * scale)) | 0) & 1
    for (let x = 0; x < width; x++, i++) {
      const tone = light[i] ?? 0
      const thick = 0.35 + 0.65 * tone
      const isUnder = ((x / (THREAD * scale)) | 0) & 1
      const thread = (across[x] ?? 0) * (isOver ? 1 : 0.4) + (down[y] ?? 0) * (isUnder ? 1 : 0.4)
      tall[i] = (tone - (base[i] ?? 0)) * 1.5 * thick + thread * 0.0052 * (1 - thick * 0.7)
    }
  }
  const out = new Uint8Array(data.length)
  const [lx, ly, lz] = LIGHT
  for (let y = 0, i = 0; y < height; y++) {
    const above = y > 0 ? -width : 0
    const below = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, i++) {
      const gx = (tall[i + (x < width - 1 ? 1 : 0)] ?? 0) - (tall[i - (x > 0 ? 1 : 0)] ?? 0)
      const gy = (tall[i + below] ?? 0) - (tall[i + above] ?? 0)
      const facing =
        (lz - DEPTH * (gx * lx + gy * ly)) / Math.sqrt(1 + DEPTH * DEPTH * (gx * gx + gy * gy))
      const over = facing - 0.68
      const shine = over > 0 ? over * over * 620 : 0
      const pool = (cloud[(y & MASK) * TILE + (x & MASK)] ?? 0) * 0.016
      const lit = 1 + (facing - lz) * 0.5 + pool
      for (let k = 0; k < 3; k++) {
        const value = (data[i * 3 + k] ?? 0) * lit + shine
        out[i * 3 + k] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return { data: out, width, height }
}
