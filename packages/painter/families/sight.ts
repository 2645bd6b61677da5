import { type Oklab, type Oklch, intoGamut, oklchToOklab, type Rgb, rgbToOklab } from '../colour'
import { contrastOf } from '../critic/outline'
import type { PlacedMotif, RoleColours } from '../draw-motif'
import { ROLES } from '../roles'
import { SIDE } from '../preview/coverage'
import type { Layer } from '../preview/layer'
import { figureCells } from './figure-cells'

/** The critic's least difference, and a little for grain and soft edges. */
export const MIN = 0.18

/** A subject in its place. @property surface y of the water that it sits in */
export type Unpainted = { placed: PlacedMotif; surface?: number }

/** The share of a subject's outline that is seen, 0–1, in the colours of all subjects in their
 * order. */
export type Sight = (colours: readonly RoleColours[]) => number

/** A part of a band: a role of a subject, or the ground, whose colours are known. */
type Part = { role: number; share: number } | { lab: Oklab; share: number }
type Band = readonly Part[]

function bandOf(band: readonly number[], roles: Int16Array, ground: Float32Array): Band {
  const counts = new Map<number, number>()
  const sum = [0, 0, 0] as [number, number, number]
  let free = 0
  for (const cell of band) {
    const role = roles[cell] ?? -1
    if (role >= 0) counts.set(role, (counts.get(role) ?? 0) + 1)
    else {
      free++
      for (const k of [0, 1, 2] as const) sum[k] += ground[cell * 3 + k] ?? 0
    }
  }
  const parts = [...counts].map(([role, count]): Part => ({ role, share: count / band.length }))
  if (free === 0) return parts
  const lab: Oklab = [sum[0] / free, sum[1] / free, sum[2] / free]
  return [...parts, { lab, share: free / band.length }]
}

const labs = new WeakMap<Oklch, Oklab>()

export function labOf(colour: Oklch): Oklab {
  const lab = labs.get(colour) ?? oklchToOklab(intoGamut(colour))
  labs.set(colour, lab)
  return lab
}

function meanOf(band: Band, colours: readonly RoleColours[]): Oklab | undefined {
  if (band.length === 0) return undefined
  const mean = [0, 0, 0] as [number, number, number]
  for (const part of band) {
    const lab = 'lab' in part ? part.lab : labOfRole(part.role, colours)
    if (lab) for (const k of [0, 1, 2] as const) mean[k] += part.share * lab[k]
  }
  return mean
}

function labOfRole(number: number, colours: readonly RoleColours[]): Oklab | undefined {
  const role = ROLES[number % ROLES.length]
  const colour = role && colours[Math.floor(number / ROLES.length)]?.[role]
  return colour && labOf(colour)
}

/** The colours of a preview in OKLab, three numbers a cell.
 * @param printed the colour of three plates of ink, where the preview holds these */
export function previewLab(layer: Layer, printed?: (plates: Rgb) => Rgb): Float32Array {
  const out = new Float32Array(SIDE * SIDE * 3)
  // Most of a picture has few colours.
  const known = new Map<number, Oklab>()
  let [last, lab]: [number, Oklab] = [-1, [0, 0, 0]]
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const at = cell * 4
    const r = Math.round(layer[at] ?? 0)
    const g = Math.round(layer[at + 1] ?? 0)
    const b = Math.round(layer[at + 2] ?? 0)
    const key = (r << 16) | (g << 8) | b
    if (key !== last) {
      lab = known.get(key) ?? rgbToOklab(printed?.([r, g, b]) ?? [r, g, b])
      known.set(key, lab)
      last = key
    }
    out[cell * 3] = lab[0]
    out[cell * 3 + 1] = lab[1]
    out[cell * 3 + 2] = lab[2]
  }
  return out
}

/**
 * How well subjects will be seen on a ground, measured as the critic does, before they are painted.
 * @param unpainted in the order of their drawing @param ground see `previewLab`
 */
export function sightsOn(
  ground: Float32Array,
  unpainted: readonly Unpainted[],
  size: number,
): Sight[] {
  const figures = unpainted.map(({ placed }) => figureCells(placed, size))
  const roles = new Int16Array(SIDE * SIDE).fill(-1)
  unpainted.forEach(({ surface = Infinity }, i) => {
    for (const [at, role] of figures[i]?.roles ?? []) {
      const y = ((Math.floor(at / SIDE) + 0.5) * size) / SIDE
      if (y < surface) roles[at] = i * ROLES.length + role
    }
  })
  return figures.map((figure, i) => {
    const isSeen = (at: number) => Math.floor((roles[at] ?? -1) / ROLES.length) === i
    const points = figure.points
      .filter(({ at }) => isSeen(at))
      .map(({ bands }) => bands.map((band) => bandOf(band, roles, ground)))
    return (colours) => {
      const clear = points.filter(
        (bands) => contrastOf(bands.map((band) => meanOf(band, colours))) >= MIN,
      )
      return points.length === 0 ? 1 : clear.length / points.length
    }
  })
}
