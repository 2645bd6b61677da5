import { createTargets, type Target } from './brush-target'
import { hexToRgb } from './colour'
import { createNoise } from './noise'
import { createRng, type Rng } from './random'
import type { Pixels } from './texture'

type BrushOptions = {
  /** Hex colour of the ground. */
  ground: string
  /** Direction of the strokes where the picture has no edge. */
  sway: 'wave' | 'rings' | 'slant'
  /** Centre of the rings, in px at 1024. */
  centre: readonly [number, number]
  seed: string
}

type Layer = { size: number; threshold: number }

/** Coarse to fine (Hertzmann 1998): fine strokes are placed only where coarse ones deviate. */
const LAYERS: readonly Layer[] = [
  { size: 44, threshold: 0 },
  { size: 26, threshold: 26 },
  { size: 14, threshold: 34 },
  { size: 7, threshold: 40 },
  { size: 3.6, threshold: 48 },
]

function luma(data: Uint8Array, at: number): number {
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
}

/** Strokes as plain numbers, `FIELDS` each: x, y, angle, length, width, bend, red, green, blue, and
 * the lightness offset of the bristle. A picture has about 40,000 strokes. */
type Strokes = readonly number[]
const FIELDS = 10

/** Pixels as one 32-bit number each, so that an opaque one is written in one step. */
type Canvas = { pixels: Uint32Array; width: number; height: number }

function packed(r: number, g: number, b: number): number {
  return clampByte(r) | (clampByte(g) << 8) | (clampByte(b) << 16)
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value | 0
}

/** @param share of the upper colour, 0–256 */
function blended(under: number, over: number, share: number): number {
  const left = 256 - share
  const redBlue = ((under & 0xff00ff) * left + (over & 0xff00ff) * share) >>> 8
  const green = ((under & 0xff00) * left + (over & 0xff00) * share) >>> 8
  return (redBlue & 0xff00ff) | (green & 0xff00)
}

/** Draws one stroke: a bent lens with blunt ends and an antialiased edge of one pixel. */
function lay({ pixels, width, height }: Canvas, values: Strokes, index: number): void {
  const base = index * FIELDS
  const x = values[base] ?? 0
  const y = values[base + 1] ?? 0
  const angle = values[base + 2] ?? 0
  const half = (values[base + 3] ?? 0) / 2
  const thick = (values[base + 4] ?? 0) / 2
  const bend = values[base + 5] ?? 0
  const r = values[base + 6] ?? 0
  const g = values[base + 7] ?? 0
  const b = values[base + 8] ?? 0
  const bristle = values[base + 9] ?? 0
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const perHalf = 1 / half
  const colour = packed(r, g, b)
  const lifted = packed(r + bristle, g + bristle, b + bristle)
  const hair = bristle === 0 ? 0 : thick * 0.34
  const side = bristle > 0 ? 0.35 * thick : -0.3 * thick
  const reach = thick + Math.abs(bend) + 0.5
  const reachY = Math.abs(sin) * half + Math.abs(cos) * reach + 1
  const y0 = Math.max(0, Math.floor(y - reachY))
  const y1 = Math.min(height - 1, Math.ceil(y + reachY))
  // Each row is limited to the stroke's extent: the bounding box of a slanting one is mostly empty.
  const perEnd = Math.abs(cos) > 1e-3 ? 1 / cos : 0
  const perSide = Math.abs(sin) > 1e-3 ? 1 / sin : 0
  const endSpan = Math.abs(half * perEnd)
  const sideSpan = Math.abs(reach * perSide)
  for (let py = y0; py <= y1; py++) {
    const dy = py - y
    let from = 0
    let to = width - 1
    if (perEnd !== 0) {
      const middle = x - dy * sin * perEnd
      from = Math.max(from, Math.ceil(middle - endSpan))
      to = Math.min(to, Math.floor(middle + endSpan))
    }
    if (perSide !== 0) {
      const middle = x + dy * cos * perSide
      from = Math.max(from, Math.ceil(middle - sideSpan))
      to = Math.min(to, Math.floor(middle + sideSpan))
    }
    const row = py * width
    for (let px = from; px <= to; px++) {
      const dx = px - x
      const along = (dx * cos + dy * sin) * perHalf
      const square = along * along
      const across = dy * cos - dx * sin - bend * (1 - square)
      const room = thick * Math.sqrt(1 - square * square) - Math.abs(across) + 0.5
      if (!(room > 0)) continue
      const over = Math.abs(across - side) < hair ? lifted : colour
      const at = row + px
      pixels[at] = room >= 1 ? over : blended(pixels[at] ?? 0, over, (room * 256) | 0)
    }
  }
}

type Sway = (x: number, y: number) => number

function swayOf({ sway, centre }: BrushOptions, scale: number, rng: Rng): Sway {
  const noise = createNoise(rng.fork('sway'))
  const [cx, cy] = [centre[0] * scale, centre[1] * scale]
  if (sway === 'rings') {
    return (x, y) =>
      Math.atan2(y - cy, x - cx) + Math.PI / 2 + 0.35 * noise(x / (170 * scale), y / (170 * scale))
  }
  if (sway === 'slant') return (x, y) => -0.62 + 0.5 * noise(x / (260 * scale), y / (260 * scale))
  return (x, y) =>
    0.28 * Math.sin(x / (150 * scale) + y / (230 * scale)) +
    0.45 * noise(x / (210 * scale), y / (150 * scale))
}

function strokesOf(
  target: Target,
  { pixels, width, height }: Canvas,
  layer: Layer,
  scale: number,
  sway: Sway,
  rng: Rng,
): Strokes {
  const size = layer.size * scale
  const gap = Math.max(1.5, size * 0.62)
  const isCoarse = layer.size > 10
  const free = isCoarse ? 9 : 5
  const { data, step } = target
  const stride = target.width * 3
  const values: number[] = []
  for (let gy = gap / 2; gy < height; gy += gap) {
    for (let gx = gap / 2; gx < width; gx += gap) {
      const x = Math.min(width - 1 - step, Math.max(step, gx + rng.range(-0.5, 0.5) * gap))
      const y = Math.min(height - 1 - step, Math.max(step, gy + rng.range(-0.5, 0.5) * gap))
      const at = ((y / step) | 0) * stride + ((x / step) | 0) * 3
      const r = data[at] ?? 0
      const g = data[at + 1] ?? 0
      const b = data[at + 2] ?? 0
      if (layer.threshold > 0) {
        const laid = pixels[(y | 0) * width + (x | 0)] ?? 0
        const off =
          Math.abs(r - (laid & 255)) +
          Math.abs(g - ((laid >> 8) & 255)) +
          Math.abs(b - ((laid >> 16) & 255))
        if (off < layer.threshold) continue
      }
      const gradX = (luma(data, at + 3) - luma(data, at - 3)) / step
      const gradY = (luma(data, at + stride) - luma(data, at - stride)) / step
      const strong = gradX * gradX + gradY * gradY > 81
      const angle =
        (strong ? Math.atan2(gradY, gradX) + Math.PI / 2 : sway(x, y)) + rng.range(-0.15, 0.15)
      const tone = rng.range(-free, free)
      const warm = rng.range(-free, free) * 0.8
      values.push(x, y, angle)
      values.push(size * (strong ? 1.7 : 2.6) * rng.range(0.7, 1.3))
      values.push(Math.max(1.4, size * rng.range(0.42, 0.64)), size * rng.range(-0.16, 0.16))
      values.push(r + tone + warm, g + tone, b + tone - warm)
      values.push(isCoarse && rng.chance(0.5) ? rng.range(7, 14) * (rng.chance(0.5) ? 1 : -1) : 0)
    }
  }
  return values
}

/** Repaints a flat scene with curved strokes of five sizes. */
export function repaint(scene: Pixels, options: BrushOptions): Pixels {
  const { width, height } = scene
  const scale = width / 1024
  const rng = createRng(`${options.seed}|brush`)
  const [r, g, b] = hexToRgb(options.ground)
  const canvas: Canvas = { pixels: new Uint32Array(width * height), width, height }
  canvas.pixels.fill(packed(r, g, b))
  const sway = swayOf(options, scale, rng)
  const targetFor = createTargets(scene)
  for (const layer of LAYERS) {
    const random = rng.fork(`layer:${layer.size}`)
    const target = targetFor(layer.size * scale)
    const strokes = strokesOf(target, canvas, layer, scale, sway, random)
    const order = Array.from({ length: strokes.length / FIELDS }, (_, i) => i)
    for (const index of random.shuffleInPlace(order)) lay(canvas, strokes, index)
  }
  return { data: bytesOf(canvas.pixels), width, height }
}

function bytesOf(pixels: Uint32Array): Uint8Array {
  const data = new Uint8Array(pixels.length * 3)
  for (let i = 0, at = 0; i < pixels.length; i++, at += 3) {
    const pixel = pixels[i] ?? 0
    data[at] = pixel
    data[at + 1] = pixel >> 8
    data[at + 2] = pixel >> 16
  }
  return data
}
