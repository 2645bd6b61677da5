import type { PlacedMotif } from './draw-motif'
import type { Box } from './geometry'
import { createDistanceField } from './distance-field'
import { createCurrent, type Current, type Whirl } from './families/flow/current'
import { createNoise } from './noise'
import { createRng } from './random'
import { createStencil } from './stencil'
import { type Pixels, paperTiles, TILE } from './texture'

export type Wind = {
  current: Current
  whirls: readonly Whirl[]
  /** It blows in this box alone. */
  within?: Box
}

const SIZE = 1024
/** Nodes of the field on a side. */
const NODES = 129
const REACH = 13
const MASK = TILE - 1

type Options = Wind & { shown: readonly PlacedMotif[]; seed: string }

/** Directions and lengths of the smear at the nodes of a grid: none inside a subject. */
function fieldOf({ current, whirls, within, shown, seed }: Options) {
  const noise = createNoise(createRng(seed).fork('noise'))
  const stencil = createStencil(shown, SIZE)
  const flow = createCurrent({ size: SIZE, noise, current, stencil, whirls })
  const distance = createDistanceField(stencil, SIZE)
  const [dx, dy] = [new Float32Array(NODES * NODES), new Float32Array(NODES * NODES)]
  for (let i = 0; i < dx.length; i++) {
    const [x, y] = [
      ((i % NODES) * SIZE) / (NODES - 1),
      (Math.floor(i / NODES) * SIZE) / (NODES - 1),
    ]
    const [fx, fy] = flow(x, y)
    const inside = within
      ? Math.min(x - within.left, within.right - x, y - within.top, within.bottom - y)
      : Infinity
    const off = distance.at(x, y)
    const strength = Math.min(1, Math.max(0.12, (off - 4) / 26), Math.max(0, inside / 26))
    const much = strength / (Math.hypot(fx, fy) || 1)
    dx[i] = fx * much
    dy[i] = fy * much
  }
  return { dx, dy }
}

/**
 * Smears a picture along a field of wind, with streaks of bristles (line integral convolution, Cabral
 * and Leedom 1993), at half the size and then enlarged.
 */
export function windswept(scene: Pixels, options: Options): Pixels {
  const { data, width, height } = scene
  const { dx, dy } = fieldOf(options)
  const { white } = paperTiles()
  const [wide, high] = [width >> 1, height >> 1]
  const half = new Float32Array(wide * high * 4)
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at += 4) {
      const from = (2 * y * width + 2 * x) * 3
      for (let k = 0; k < 3; k++) half[at + k] = data[from + k] ?? 0
      half[at + 3] = white[((y * 2) & MASK) * TILE + ((x * 2) & MASK)] ?? 0
    }
  }
  const perNode = (NODES - 1) / wide
  const smeared = new Float32Array(half.length)
  for (let y = 0, at = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, at += 4) {
      let [r, g, b, streak, weights] = [0, 0, 0, 0, 0]
      for (const sign of [1, -1]) {
        let [px, py] = [x, y]
        for (let step = sign === 1 ? 0 : 1; step <= REACH; step++) {
          const node = ((py * perNode) | 0) * NODES + ((px * perNode) | 0)
          if (step > 0) {
            px += sign * 1.15 * (dx[node] ?? 0)
            py += sign * 1.15 * (dy[node] ?? 0)
          }
          if (px < 0 || py < 0 || px >= wide || py >= high) break
          const from = ((py | 0) * wide + (px | 0)) * 4
          const weight = 1 - step / (REACH + 1)
          r += (half[from] ?? 0) * weight
          g += (half[from + 1] ?? 0) * weight
          b += (half[from + 2] ?? 0) * weight
          streak += half[from + 3] ?? 0
          weights += weight
        }
      }
      smeared[at] = r / weights
      smeared[at + 1] = g / weights
      smeared[at + 2] = b / weights
      smeared[at + 3] = streak / Math.sqrt(2 * REACH + 1)
    }
  }
  const out = new Uint8Array(data.length)
  const lengths = dx.map((value, i) => Math.hypot(value, dy[i] ?? 0))
  const blended = new Float32Array(4)
  for (let y = 0, at = 0; y < height; y++) {
    const gy = Math.min(high - 1.001, Math.max(0, y / 2 - 0.25))
    for (let x = 0; x < width; x++, at += 3) {
      const gx = Math.min(wide - 1.001, Math.max(0, x / 2 - 0.25))
      const [x0, y0] = [gx | 0, gy | 0]
      const [fx, fy] = [gx - x0, gy - y0]
      const a = (y0 * wide + x0) * 4
      const [lower, right] = [a + wide * 4, a + 4]
      const [p, q, r, t] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy]
      const node = (((y / 2) * perNode) | 0) * NODES + (((x / 2) * perNode) | 0)
      const much = Math.min(1, lengths[node] ?? 0)
      for (let k = 3; k >= 0; k--) {
        blended[k] =
          (smeared[a + k] ?? 0) * p +
          (smeared[right + k] ?? 0) * q +
          (smeared[lower + k] ?? 0) * r +
          (smeared[lower + 4 + k] ?? 0) * t
      }
      const light = (blended[3] ?? 0) * (3 + 8.5 * much)
      for (let k = 0; k < 3; k++) {
        // Inside a subject its own pixels are kept.
        const value = (much < 0.2 ? (data[at + k] ?? 0) : (blended[k] ?? 0)) + light
        out[at + k] = value < 0 ? 0 : value > 255 ? 255 : value
      }
    }
  }
  return { data: out, width, height }
}
