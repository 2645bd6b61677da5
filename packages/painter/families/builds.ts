import { fit, type PlacedMotif, shifted, stand } from '../draw-motif'
import { type Box, boundsOf, type Point } from '../geometry'
import { aspectOf, type Motif } from '../motif'
import type { Rng } from '../random'
import { baseOf } from '../roles'
import type { Shown } from '../shown'
import { highOf, wideOf } from '../views/view'
import { halves } from './boxes'
import { type Build, facing, rises, swims } from './build-turns'
import { placeAbove } from './layouts'
import { onGround } from './suits'

/** Face to face, one in each box, on its floor; what swims is in the middle. */
export function faceToFace(motif: Motif, boxes: readonly Box[]): Shown[] {
  const isRight = facing(motif) > 0
  return boxes.map(({ left, top, right, bottom }, i) => {
    const pose = { flip: (i === 0) !== isRight }
    const [x, wide, high] = [(left + right) / 2, right - left, bottom - top]
    return swims(motif)
      ? fit(motif, x, (top + bottom) / 2, Math.min(wide, high), pose)
      : stand(motif, x, bottom, high, wide, pose)
  })
}

function pair(motif: Motif, { left, top, right, bottom }: Box, foot: number): Shown[] {
  const [wide, high] = [right - left, bottom - top]
  const [low, edge] = swims(motif) ? [bottom, wide * 0.03] : [foot, wide * 0.02]
  const box = { left: left + edge, right: right - edge, top: low - high * 0.62, bottom: low }
  return faceToFace(motif, halves(swims(motif) ? { ...box, top } : box, wide * 0.04))
}

/** Sizes of three in a row: a smaller one breaks it. */
const IN_ROW = [
  [1, 0.84, 0.94],
  [0.92, 1, 0.8],
] as const

/** Rows of three that go to and fro, the upper ones first; one in each looks back. */
function frieze(motif: Motif, field: Box): Shown[] {
  const [wide, high] = [wideOf(field), highOf(field)]
  return [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const share = IN_ROW[row]?.[column] ?? 1
      return stand(
        motif,
        field.left + (wide * (column + 0.5)) / 3,
        field.top + high * (row * 0.5 + 0.43),
        high * 0.36 * share,
        wide * 0.32 * share,
        { flip: (row === 1) !== (column === 2 - row) },
      )
    }),
  )
}

/** Sizes of what falls or rises, the farthest first, as shares of the field. */
const FALLING = [0.18, 0.23, 0.29, 0.37] as const

function fall(motif: Motif, field: Box, rng: Rng): Shown[] {
  const side = Math.min(wideOf(field), highOf(field))
  const toLeft = rng.chance(0.5)
  const upright = rises(motif) || (motif.mount === 'floats' && !swims(motif))
  let along = 0.12
  return FALLING.map((share, i): Shown => {
    const before = FALLING[i - 1]
    if (before !== undefined) along += 0.71 * (0.02 + (share + before) / 2)
    const at: Point = [
      along + (i % 2 === 0 ? 0.025 : -0.025),
      along - (i % 2 === 0 ? 0.025 : -0.025),
    ]
    const x = field.left + side * (toLeft ? 1 - at[0] : at[0])
    // What flies comes near as it rises.
    const y = field.top + side * at[1]
    const turn = upright ? 0 : (toLeft ? 1 : -1) * (0.8 - i * 0.5)
    return fit(motif, x, y, side * share, { turn, flip: toLeft })
  })
}

/** Heights of a large one and its young. */
const BROOD = [1, 0.62, 0.42] as const

/** A large one and two small ones in a row, which it leads. */
function brood(motif: Motif, field: Box, foot: number, rng: Rng): Shown[] {
  const gap = wideOf(field) * 0.03
  const aspect = aspectOf(motif)
  const all = BROOD.reduce((sum, share) => sum + share, 0) * aspect
  const high = Math.min(highOf(field) * 0.6, (wideOf(field) * 0.95 - gap * 2) / all)
  const flip = rng.chance(0.5)
  const toRight = facing(motif) > 0 !== flip
  let along = (wideOf(field) - high * all - gap * 2) / 2
  return BROOD.map((share) => {
    const [h, wide] = [high * share, high * share * aspect]
    const x = along + wide / 2
    along += wide + gap
    return stand(motif, toRight ? field.right - x : field.left + x, foot, h, wide * 1.01, { flip })
  })
}

/** One near and the same one far away, which it looks at. */
function depth(motif: Motif, field: Box, horizon: number, rng: Rng): Shown[] {
  const [wide, high] = [wideOf(field), highOf(field)]
  const isLeft = rng.chance(0.5)
  const flip = facing(motif) > 0 !== isLeft
  const at = (share: number) => field.left + wide * (isLeft ? share : 1 - share)
  return [
    stand(motif, at(0.35), field.bottom - high * 0.05, high * 0.64, wide * 0.6, { flip }),
    stand(motif, at(0.82), horizon + high * 0.03, high * 0.2, wide * 0.22, { flip: !flip }),
  ]
}

/** Two that swim past each other, one above the other. */
function pass(motif: Motif, { left, top, right, bottom }: Box): Shown[] {
  const [wide, high] = [right - left, bottom - top]
  const side = Math.min(wide * 0.68, (high * 0.42) / Math.min(1, 1 / aspectOf(motif)))
  // The lower one is farther away.
  return [0, 1].map((i) => {
    const [x, y] = [left + wide * (0.42 + i * 0.16), top + high * (0.26 + i * 0.48)]
    return fit(motif, x, y, side * (1 - i * 0.16), { flip: i === 1 })
  })
}

/** Middles of three panels, as shares of the field. */
const PANELS = [0.5, 1 / 6, 5 / 6] as const

/** An animal with its eyes in the middle of a panel, where no gap cuts them. */
function headOn(placed: PlacedMotif, { left, right }: Box): PlacedMotif {
  const { motif, shapes, box } = placed
  if (motif.kind !== 'animal') return placed
  const eyes = shapes.filter(({ role, width }) => width === undefined && baseOf(role) === 'k')
  if (eyes.length === 0) return placed
  const bounds = boundsOf(eyes.flatMap(({ points }) => points))
  const eye = (bounds.left + bounds.right) / 2
  const offs = PANELS.map((share) => left + (right - left) * share - eye)
  const isIn = (off: number) => box.left + off >= left && box.right + off <= right
  return shifted(placed, offs.find(isIn) ?? 0, 0)
}

const FEET: Partial<Record<Build, number>> = {
  pair: 0.84,
  mirror: 0.53,
  brood: 0.84,
  depth: 0.46,
  shadow: 0.58,
}

/** y of the ground of a build in a field; none where nothing stands. */
export function footOf(build: Build, motif: Motif, { top, bottom }: Box): number | undefined {
  const share = build === 'pair' && swims(motif) ? undefined : FEET[build]
  return share === undefined ? undefined : top + (bottom - top) * share
}

/** What is said of builds on a ground that others have, too. */
export const SEVERAL: Partial<Record<Build, string>> = {
  brood: 'one large and two small',
  depth: 'one near and one far away',
}

/** The subject in a field, as often as a build shows it. */
export function placeBuild(build: Build, motif: Motif, field: Box, rng: Rng): Shown[] {
  const foot = footOf(build, motif, field)
  const standing = foot === undefined && build !== 'frieze' ? motif : onGround(motif)
  return placed(build, standing, field, foot ?? field.bottom, rng).map((one) => ({ ...one, motif }))
}

function placed(build: Build, motif: Motif, field: Box, foot: number, rng: Rng): Shown[] {
  const [wide, high] = [wideOf(field), highOf(field)]
  const [x, y] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2]
  switch (build) {
    case 'pair':
      return pair(motif, field, foot)
    case 'frieze':
      return frieze(motif, field)
    case 'fall':
      return fall(motif, field, rng)
    case 'wheel':
      return placeAbove([motif], field, rng)
    case 'brood':
      return brood(motif, field, foot, rng)
    case 'depth':
      return depth(motif, field, foot, rng)
    case 'pass':
      return pass(motif, field)
    case 'shadow': {
      // A fruit lies before the horizon, not on it.
      const before = high * (motif.kind === 'food' ? 0.1 : 0.03)
      return [
        stand(motif, field.left + wide * 0.38, foot + before, high * 0.46, wide * 0.52, {
          flip: rng.chance(0.5),
        }),
      ]
    }
    case 'mirror': {
      const lift = motif.mount === 'flies' ? high * 0.05 : -high * 0.4 * motif.draught
      return [stand(motif, x, foot - lift, high * 0.4, wide * 0.6, { flip: rng.chance(0.5) })]
    }
    case 'panels':
      return [
        headOn(fit(motif, x, y, Math.min(wide, high) * 0.8, { flip: rng.chance(0.5) }), field),
      ]
    case 'counter':
      return [fit(motif, x, y, Math.min(wide, high) * 0.8, { flip: rng.chance(0.5) })]
  }
}
