import { hexToRgb, type Rgb } from './colour'
import { createRng } from './random'
import type { Pixels } from './texture'

type OverprintOptions = {
  colours: readonly [string, string, string]
  paper: string
  seed: string
}

/** Screen angles without visible moiré. */
const ANGLES = [15, 75, 45] as const
const CELL = 8.5
const WAVE = 1024

const COSINE = Float32Array.from({ length: WAVE }, (_, i) => Math.cos((i / WAVE) * Math.PI * 2))

/** How three plates look on paper where their dots are too small to be seen. */
export function printer({
  colours,
  paper,
}: Pick<OverprintOptions, 'colours' | 'paper'>): (plates: Rgb) => Rgb {
  const [r, g, b] = hexToRgb(paper)
  const held = colours.map((colour) => hexToRgb(colour).map((value) => 1 - value / 255))
  return (plates) => {
    const through = (light: number, k: 0 | 1 | 2) =>
      held.reduce(
        (left, ink, plate) => left * (1 - (1 - (plates[plate] ?? 255) / 255) * (ink[k] ?? 0)),
        light,
      )
    return [through(r, 0), through(g, 1), through(b, 2)]
  }
}

/** One plate: ink per pixel, 0–1, in dots that grow with the tone. */
function plate(
  { data, width, height }: Pixels,
  channel: number,
  [shiftX, shiftY]: readonly [number, number],
): Float32Array {
  const out = new Float32Array(width * height)
  const angle = ((ANGLES[channel] ?? 0) * Math.PI) / 180
  const scale = WAVE / Math.max(2, (CELL * width) / 1024)
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  // Offset that keeps the index below positive.
  const offset = WAVE * 4096
  for (let y = 0; y < height; y++) {
    const sy = Math.min(height - 1, Math.max(0, y + shiftY))
    for (let x = 0; x < width; x++) {
      const sx = Math.min(width - 1, Math.max(0, x + shiftX))
      const cover = 1 - (data[(sy * width + sx) * 3 + channel] ?? 255) / 255
      if (cover < 0.02) continue
      const u = (x * cos + y * sin + offset) & (WAVE - 1)
      const v = (y * cos - x * sin + offset) & (WAVE - 1)
      const screen = 0.5 + 0.25 * ((COSINE[u] ?? 0) + (COSINE[v] ?? 0))
      const ink = (cover - screen) * 5 + 0.5
      out[y * width + x] = cover > 0.97 || ink > 1 ? 1 : ink < 0 ? 0 : ink
    }
  }
  return out
}

/** Multiplies three plates, each slightly out of register, on warm paper. */
export function overprint(scene: Pixels, { colours, paper, seed }: OverprintOptions): Pixels {
  const { width, height } = scene
  const rng = createRng(`${seed}|overprint`)
  const scale = width / 1024
  const plates = colours.map((colour, k) => {
    const shift = [
      Math.round(rng.range(-5, 5) * scale),
      Math.round(rng.range(-5, 5) * scale),
    ] as const
    const [r, g, b] = hexToRgb(colour)
    return { ink: plate(scene, k, shift), r: 1 - r / 255, g: 1 - g / 255, b: 1 - b / 255 }
  })
  const [pr, pg, pb] = hexToRgb(paper)
  const data = new Uint8Array(scene.data.length)
  for (let i = 0; i < width * height; i++) {
    let [r, g, b]: [number, number, number] = [pr, pg, pb]
    for (const layer of plates) {
      const ink = layer.ink[i] ?? 0
      if (ink === 0) continue
      r *= 1 - ink * layer.r
      g *= 1 - ink * layer.g
      b *= 1 - ink * layer.b
    }
    data[i * 3] = r
    data[i * 3 + 1] = g
    data[i * 3 + 2] = b
  }
  return { data, width, height }
}
