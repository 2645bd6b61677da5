import { createRng } from './random'

/** An RGB picture in memory. */
export type Pixels = { data: Uint8Array; width: number; height: number }

type TextureOptions = { grain: number; wobble: number; dropout: number; seed: string }

export const TILE = 512
const MASK = TILE - 1

type Tiles = {
  white: Float32Array
  fine: Float32Array
  tooth: Float32Array
  edge: Float32Array
  cloud: Float32Array
}

/** Box blur of a tile with wrap-around, in both directions; sums are not normalised. */
function blurTile(source: Float32Array, radius: number): Float32Array {
  const levelled = new Float32Array(TILE * TILE)
  for (let row = 0; row < TILE * TILE; row += TILE) {
    let sum = 0
    for (let k = -radius; k <= radius; k++) sum += source[row + (k & MASK)] ?? 0
    for (let j = 0; j < TILE; j++) {
      levelled[row + j] = sum
      sum +=
        (source[row + ((j + radius + 1) & MASK)] ?? 0) - (source[row + ((j - radius) & MASK)] ?? 0)
    }
  }
  const out = new Float32Array(TILE * TILE)
  const sums = new Float64Array(TILE)
  for (let k = -radius; k <= radius; k++) {
    const row = (k & MASK) * TILE
    for (let j = 0; j < TILE; j++) sums[j] = (sums[j] ?? 0) + (levelled[row + j] ?? 0)
  }
  for (let i = 0; i < TILE; i++) {
    const ahead = ((i + radius + 1) & MASK) * TILE
    const behind = ((i - radius) & MASK) * TILE
    for (let j = 0; j < TILE; j++) {
      const sum = sums[j] ?? 0
      out[i * TILE + j] = sum
      sums[j] = sum + (levelled[ahead + j] ?? 0) - (levelled[behind + j] ?? 0)
    }
  }
  return out
}

/** Normalises a tile to mean 0 and variance 1. */
function normalise(tile: Float32Array): Float32Array {
  let sum = 0
  let squares = 0
  for (let i = 0; i < tile.length; i++) {
    const value = tile[i] ?? 0
    sum += value
    squares += value * value
  }
  const mean = sum / tile.length
  const scale = 1 / Math.sqrt(squares / tile.length - mean * mean || 1)
  for (let i = 0; i < tile.length; i++) tile[i] = ((tile[i] ?? 0) - mean) * scale
  return tile
}

let tiles: Tiles | undefined

/** Built once per process: every picture uses the same noise at an offset from its seed. */
export function paperTiles(): Tiles {
  if (tiles) return tiles
  const rng = createRng('paper')
  const white = new Float32Array(TILE * TILE)
  for (let i = 0; i < white.length; i++) white[i] = rng.next() - 0.5
  const twice = (radius: number) => normalise(blurTile(blurTile(white, radius), radius))
  tiles = {
    fine: normalise(blurTile(white, 1)),
    tooth: twice(2),
    edge: twice(9),
    cloud: twice(26),
    white: normalise(white),
  }
  return tiles
}

/** Adds displaced edges, paper grain, low-frequency variation and a slight vignette.
 * @returns a new picture */
export function texture(
  { data, width, height }: Pixels,
  { grain, wobble, dropout, seed }: TextureOptions,
): Pixels {
  const { white, fine, tooth, edge, cloud } = paperTiles()
  const rng = createRng(`${seed}|texture`)
  const ox = rng.int(0, MASK)
  const oy = rng.int(0, MASK)
  const out = new Uint8Array(data.length)
  const scale = width / 1024
  const shift = wobble * scale
  for (let y = 0; y < height; y++) {
    const row = ((y + oy) & MASK) * TILE
    const otherRow = ((y + oy + 211) & MASK) * TILE
    const dy = (y / height - 0.5) * 2
    for (let x = 0; x < width; x++) {
      const t = row + ((x + ox) & MASK)
      const u = otherRow + ((x + ox + 97) & MASK)
      const sx = Math.min(width - 1.001, Math.max(0, x + shift * (edge[t] ?? 0)))
      const sy = Math.min(height - 1.001, Math.max(0, y + shift * (edge[u] ?? 0)))
      const x0 = sx | 0
      const y0 = sy | 0
      const fx = sx - x0
      const fy = sy - y0
      const a = (y0 * width + x0) * 3
      const b = a + (x0 + 1 < width ? 3 : 0)
      const c = a + (y0 + 1 < height ? width * 3 : 0)
      const d = c + (b - a)
      const dx = (x / width - 0.5) * 2
      const corner = Math.max(0, dx * dx + dy * dy - 0.5)
      const light = 1 - 0.045 * corner
      const relief = (tooth[t] ?? 0) * 2.4 + (fine[u] ?? 0) * 1.5
      const add = grain * (relief + (white[u] ?? 0) * 1.5 + (cloud[t] ?? 0) * 2.2)
      const bare =
        dropout > 0 &&
        (tooth[u] ?? 0) + 0.8 * (cloud[t] ?? 0) + 0.5 * (white[t] ?? 0) > 3.4 - dropout
      const at = (y * width + x) * 3
      for (let k = 0; k < 3; k++) {
        const top = (data[a + k] ?? 0) * (1 - fx) + (data[b + k] ?? 0) * fx
        const bottom = (data[c + k] ?? 0) * (1 - fx) + (data[d + k] ?? 0) * fx
        const value = (top + (bottom - top) * fy) * light + add + (bare ? 26 : 0)
        out[at + k] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return { data: out, width, height }
}
