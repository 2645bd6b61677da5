import { createNoise } from './noise'
import { createRng, type Rng } from './random'
import type { Pixels } from './texture'

export type BrushOptions = {
  /** Hex of the primed board. */
  ground: string
  /** How the strokes lie where the picture has no edge. */
  sway: 'wave' | 'rings' | 'slant'
  /** Centre of the rings, in px at 1024. */
  centre: readonly [number, number]
  seed: string
}

type Layer = { size: number; threshold: number }

/** Coarse to fine (Hertzmann 1998): fine strokes gather only where the coarse ones miss. */
const LAYERS: readonly Layer[] = [
  { size: 34, threshold: 0 },
  { size: 20, threshold: 18 },
  { size: 11, threshold: 24 },
  { size: 6, threshold: 30 },
  { size: 3.4, threshold: 38 },
]

/** Two box passes over all channels, one each way: enough where strokes cover it. */
function blur({ data, width, height }: Pixels, radius: number): Uint8Array {
  const r = radius
  let from = data
  for (const [lines, length, lineStep, step] of [
    [height, width, width * 3, 3],
    [width, height, 3, width * 3],
  ] as const) {
    const out = new Uint8Array(data.length)
    const scale = 1 / (2 * r + 1)
    for (let line = 0; line < lines; line++) {
      for (let k = 0; k < 3; k++) {
        const base = line * lineStep + k
        const last = base + (length - 1) * step
        let sum = (from[base] ?? 0) * (r + 1)
        for (let i = 1; i <= r; i++) sum += from[Math.min(base + i * step, last)] ?? 0
        for (let i = 0, at = base; i < length; i++, at += step) {
          out[at] = sum * scale + 0.5
          const ahead = at + (r + 1) * step
          const behind = at - r * step
          sum +=
            (from[ahead > last ? last : ahead] ?? 0) - (from[behind < base ? base : behind] ?? 0)
        }
      }
    }
    from = out
  }
  return from
}

function luma(data: Uint8Array, at: number): number {
  return 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
}

type Stroke = {
  x: number
  y: number
  angle: number
  length: number
  width: number
  bend: number
  r: number
  g: number
  b: number
  bristle: number
}

/** Lays one stroke: a bent lens with blunt ends and a soft edge of one pixel. */
function lay({ data, width, height }: Pixels, stroke: Stroke): void {
  const { x, y, length, bend } = stroke
  const cos = Math.cos(stroke.angle)
  const sin = Math.sin(stroke.angle)
  const half = length / 2
  const thick = stroke.width / 2
  const reachX = Math.abs(cos) * half + Math.abs(sin) * (thick + Math.abs(bend)) + 2
  const reachY = Math.abs(sin) * half + Math.abs(cos) * (thick + Math.abs(bend)) + 2
  const x0 = Math.max(0, Math.floor(x - reachX))
  const x1 = Math.min(width - 1, Math.ceil(x + reachX))
  const y0 = Math.max(0, Math.floor(y - reachY))
  const y1 = Math.min(height - 1, Math.ceil(y + reachY))
  const hair = thick * 0.34
  const side = stroke.bristle > 0 ? 0.35 * thick : -0.3 * thick
  const [r, g, b] = [clampByte(stroke.r), clampByte(stroke.g), clampByte(stroke.b)]
  const [liftR, liftG, liftB] = [
    clampByte(stroke.r + stroke.bristle),
    clampByte(stroke.g + stroke.bristle),
    clampByte(stroke.b + stroke.bristle),
  ]
  const reach = thick + Math.abs(bend) + 0.5
  for (let py = y0; py <= y1; py++) {
    const dy = py - y
    let from = x0
    let to = x1
    // Of each row only what lies between the stroke's ends and its sides: the box round a slanting
    // stroke is mostly empty.
    if (Math.abs(cos) > 1e-3) {
      const [one, two] = [(-half - dy * sin) / cos, (half - dy * sin) / cos]
      from = Math.max(from, Math.ceil(x + Math.min(one, two)))
      to = Math.min(to, Math.floor(x + Math.max(one, two)))
    }
    if (Math.abs(sin) > 1e-3) {
      const [one, two] = [(dy * cos - reach) / sin, (dy * cos + reach) / sin]
      from = Math.max(from, Math.ceil(x + Math.min(one, two)))
      to = Math.min(to, Math.floor(x + Math.max(one, two)))
    }
    for (let px = from; px <= to; px++) {
      const along = ((px - x) * cos + dy * sin) / half
      if (along < -1 || along > 1) continue
      const square = along * along
      const across = dy * cos - (px - x) * sin - bend * (1 - square)
      const room = thick * Math.sqrt(1 - square * square) - Math.abs(across) + 0.5
      if (room <= 0) continue
      const alpha = room > 1 ? 1 : room
      const lift = stroke.bristle !== 0 && Math.abs(across - side) < hair
      const at = (py * width + px) * 3
      const left = 1 - alpha
      data[at] = (data[at] ?? 0) * left + (lift ? liftR : r) * alpha
      data[at + 1] = (data[at + 1] ?? 0) * left + (lift ? liftG : g) * alpha
      data[at + 2] = (data[at + 2] ?? 0) * left + (lift ? liftB : b) * alpha
    }
  }
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value
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
  target: Uint8Array,
  canvas: Pixels,
  layer: Layer,
  scale: number,
  sway: Sway,
  rng: Rng,
): Stroke[] {
  const { width, height } = canvas
  const size = layer.size * scale
  const step = Math.max(1.5, size * 0.62)
  const strokes: Stroke[] = []
  for (let gy = step / 2; gy < height; gy += step) {
    for (let gx = step / 2; gx < width; gx += step) {
      const x = Math.min(width - 2, Math.max(1, gx + rng.range(-0.5, 0.5) * step))
      const y = Math.min(height - 2, Math.max(1, gy + rng.range(-0.5, 0.5) * step))
      const at = ((y | 0) * width + (x | 0)) * 3
      const [r = 0, g = 0, b = 0] = [target[at], target[at + 1], target[at + 2]]
      if (layer.threshold > 0) {
        const off =
          Math.abs(r - (canvas.data[at] ?? 0)) +
          Math.abs(g - (canvas.data[at + 1] ?? 0)) +
          Math.abs(b - (canvas.data[at + 2] ?? 0))
        if (off < layer.threshold) continue
      }
      const gradX = luma(target, at + 3) - luma(target, at - 3)
      const gradY = luma(target, at + width * 3) - luma(target, at - width * 3)
      const edge = Math.hypot(gradX, gradY)
      const strong = edge > 9
      const angle =
        (strong ? Math.atan2(gradY, gradX) + Math.PI / 2 : sway(x, y)) + rng.range(-0.15, 0.15)
      const free = layer.size > 10 ? 9 : 5
      const tone = rng.range(-free, free)
      const warm = rng.range(-free, free) * 0.8
      strokes.push({
        x,
        y,
        angle,
        length: size * (strong ? 1.7 : 2.6) * rng.range(0.7, 1.3),
        width: Math.max(1.4, size * rng.range(0.42, 0.64)),
        bend: size * rng.range(-0.16, 0.16),
        r: r + tone + warm,
        g: g + tone,
        b: b + tone - warm,
        bristle:
          layer.size > 10 && rng.chance(0.5) ? rng.range(7, 14) * (rng.chance(0.5) ? 1 : -1) : 0,
      })
    }
  }
  return rng.shuffleInPlace(strokes)
}

/** A flat scene repainted with curved strokes of five sizes. */
export function repaint(scene: Pixels, options: BrushOptions): Pixels {
  const { width, height } = scene
  const scale = width / 1024
  const rng = createRng(`${options.seed}|brush`)
  const ground = parseInt(options.ground.slice(1), 16)
  const canvas: Pixels = { data: new Uint8Array(scene.data.length), width, height }
  for (let i = 0; i < canvas.data.length; i += 3) {
    canvas.data[i] = ground >> 16
    canvas.data[i + 1] = (ground >> 8) & 255
    canvas.data[i + 2] = ground & 255
  }
  const sway = swayOf(options, scale, rng)
  let blurred: { radius: number; data: Uint8Array } = { radius: 0, data: scene.data }
  for (const layer of LAYERS) {
    // Two of these passes are as soft as four of 0.17 would be.
    const wanted = layer.size * scale * 0.24
    const radius = wanted < 0.5 ? 0 : Math.max(1, Math.round(wanted))
    if (radius !== blurred.radius)
      blurred = { radius, data: radius === 0 ? scene.data : blur(scene, radius) }
    const random = rng.fork(`layer:${layer.size}`)
    for (const stroke of strokesOf(blurred.data, canvas, layer, scale, sway, random))
      lay(canvas, stroke)
  }
  return canvas
}
