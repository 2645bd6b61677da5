import { createRng } from './random'

/** An RGB picture in memory. */
export type Pixels = { data: Uint8Array; width: number; height: number }

export type TextureOptions = { grain: number; wobble: number; dropout: number; seed: string }

const TILE = 512
const MASK = TILE - 1

type Tiles = {
  white: Float32Array
  fine: Float32Array
  tooth: Float32Array
  edge: Float32Array
  cloud: Float32Array
}

/** Box blur of a tile that wraps round, both ways. */
function blurTile(source: Float32Array, radius: number): Float32Array {
  let from = source
  for (const [step, line] of [
    [1, TILE],
    [TILE, 1],
  ] as const) {
    const out = new Float32Array(TILE * TILE)
    for (let i = 0; i < TILE; i++) {
      let sum = 0
      for (let k = -radius; k <= radius; k++) sum += from[i * line + (k & MASK) * step] ?? 0
      for (let j = 0; j < TILE; j++) {
        out[i * line + j * step] = sum
        sum +=
          (from[i * line + ((j + radius + 1) & MASK) * step] ?? 0) -
          (from[i * line + ((j - radius) & MASK) * step] ?? 0)
      }
    }
    from = out
  }
  return from
}

/** Mean 0, variance 1. */
function normalised(tile: Float32Array): Float32Array {
  let mean = 0
  for (const v of tile) mean += v
  mean /= tile.length
  let variance = 0
  for (const v of tile) variance += (v - mean) ** 2
  const scale = 1 / Math.sqrt(variance / tile.length || 1)
  return tile.map((v) => (v - mean) * scale)
}

let tiles: Tiles | undefined

/** Built once a process: the same noise under every picture, moved by the picture's seed. */
function getTiles(): Tiles {
  if (tiles) return tiles
  const rng = createRng('paper')
  const white = Float32Array.from({ length: TILE * TILE }, () => rng.next() - 0.5)
  tiles = {
    white: normalised(white),
    fine: normalised(blurTile(white, 1)),
    tooth: normalised(blurTile(blurTile(white, 2), 2)),
    edge: normalised(blurTile(blurTile(white, 9), 9)),
    cloud: normalised(blurTile(blurTile(white, 26), 26)),
  }
  return tiles
}

/** Paper and pigment: edges that waver, tooth, grain, clouds of wash, and a little dark at the
 * corners. @returns a new picture */
export function texture(
  { data, width, height }: Pixels,
  { grain, wobble, dropout, seed }: TextureOptions,
): Pixels {
  const { white, fine, tooth, edge, cloud } = getTiles()
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
