import { type Oklab, rgbToOklab } from '../colour'
import type { Pixels } from '../texture'
import { bodyOf } from './figure'
import { SIDE } from '../preview/coverage'

/** A picture in OKLab, three numbers a pixel. */
export function toOklab({ data }: Pixels): Float32Array {
  const out = new Float32Array(data.length)
  let [last, lab]: [number, Oklab] = [-1, [0, 0, 0]]
  for (let i = 0; i < data.length; i += 3) {
    const [r, g, b] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
    const key = (r << 16) | (g << 8) | b
    // Neighbours have one colour most often.
    if (key !== last) lab = rgbToOklab([r, g, b])
    last = key
    out[i] = lab[0]
    out[i + 1] = lab[1]
    out[i + 2] = lab[2]
  }
  return out
}

/** Distances from the outline in px: the subject, its edge, the ground next to it and beyond a
 * halo. */
const BANDS = ['inside', 'edge', 'near', 'far'] as const
const EDGE = 1.2
const NEAR = 3
const FAR = 6

/** Pairs of bands between which the outline may be seen. A thin line has no inside. A halo has the
 * subject's colour, so that the ground begins beyond it. */
const PAIRS = [
  [0, 2],
  [1, 2],
  [0, 3],
  [1, 3],
] as const

/** The cells round a point of the outline. */
const AROUND = Array.from({ length: (2 * FAR + 1) ** 2 }, (_, i) => {
  const [dx, dy] = [(i % (2 * FAR + 1)) - FAR, Math.floor(i / (2 * FAR + 1)) - FAR]
  return { dx, dy, off: Math.hypot(dx, dy) }
}).filter(({ off }) => off <= FAR)

function isOutline(cells: Uint8Array, at: number): boolean {
  if (cells[at] !== 1) return false
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
  if (x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1) return false
  return [at - 1, at + 1, at - SIDE, at + SIDE].some((next) => cells[next] === 0)
}

/** The cells of a subject's body at its outline. */
export function outlineOf(body: Uint8Array): number[] {
  const out: number[] = []
  for (let at = 0; at < body.length; at++) if (isOutline(body, at)) out.push(at)
  return out
}

/** The cells of each of the four bands at a point of the outline. */
export function bandsAt(body: Uint8Array, at: number): readonly (readonly number[])[] {
  const bands: number[][] = BANDS.map(() => [])
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)]
  for (const { dx, dy, off } of AROUND) {
    const [px, py] = [x + dx, y + dy]
    if (px < 0 || py < 0 || px >= SIDE || py >= SIDE) continue
    const cell = py * SIDE + px
    const isBody = body[cell] === 1
    if (isBody && off > NEAR) continue
    const band: (typeof BANDS)[number] =
      off <= EDGE ? 'edge' : isBody ? 'inside' : off <= NEAR ? 'near' : 'far'
    bands[BANDS.indexOf(band)]?.push(cell)
  }
  return bands
}

/** The largest difference across the outline, of the mean colours of the four bands. */
export function contrastOf(means: readonly (Oklab | undefined)[]): number {
  let max = 0
  for (const [one, two] of PAIRS) {
    const [a, b] = [means[one], means[two]]
    if (a && b) max = Math.max(max, Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))
  }
  return max
}

/** @param lab three numbers a cell */
export function meanOf(cells: readonly number[], lab: Float32Array): Oklab | undefined {
  if (cells.length === 0) return undefined
  const sum = [0, 0, 0] as [number, number, number]
  for (const cell of cells)
    for (const k of [0, 1, 2] as const) sum[k] += (lab[cell * 3 + k] ?? 0) / cells.length
  return sum
}

/**
 * Share of the outline along which a subject differs from what surrounds it.
 * @param seen cells of the subject that nothing covers: the outline elsewhere is another's
 */
export function shareOutlined(
  whole: Uint8Array,
  seen: Uint8Array,
  lab: Float32Array,
  min: number,
): number {
  const body = bodyOf(whole)
  const points = outlineOf(body).filter((at) => seen[at] === 1)
  const clear = points.filter(
    (at) => contrastOf(bandsAt(body, at).map((cells) => meanOf(cells, lab))) >= min,
  )
  return points.length === 0 ? 0 : clear.length / points.length
}
