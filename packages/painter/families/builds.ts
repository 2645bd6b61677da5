import { shareWithin } from '../critic/mask'
import { fit, type PlacedMotif, shifted, stand } from '../draw-motif'
import { type Box, boundsOf, type Point } from '../geometry'
import { aspectOf, boxOf, type Motif } from '../motif'
import type { Rng } from '../random'
import { sortOf } from '../relations/sorts'
import { baseOf } from '../roles'
import type { Shown } from '../shown'
import { highOf, wideOf } from '../views/view'
import { type Build, facing, rises, swims } from './build-turns'
import { placeAbove } from './layouts'

/** Shares of a subject that may be outside of the frame, and the least share that is seen. */
const OUTSIDE = [0.3, 0.24, 0.18, 0.12] as const
const LEAST_SEEN = 0.7

/** So large that it leaves the field: behind its head, or below a face that looks out. */
function close(motif: Motif, field: Box, rng: Rng): Shown[] {
  const [wide, high] = [wideOf(field), highOf(field)]
  const side = facing(motif)
  const flip = rng.chance(0.5)
  const aspect = aspectOf(motif)
  // A face, or a flower on its stem.
  const isDown =
    side === 0 && (motif.kind === 'animal' || (sortOf(motif) === 'flower' && aspect < 0.85))
  const toLeft = side === 0 ? rng.chance(0.5) : side > 0 !== flip
  for (const out of OUTSIDE) {
    const h = isDown
      ? Math.min((0.86 * high) / (1 - out), (0.9 * wide) / aspect)
      : Math.min(0.86 * high, (0.87 * wide) / (1 - out) / aspect)
    const w = h * aspect
    const x = isDown
      ? field.left + wide * 0.5
      : toLeft
        ? field.left + w * (0.5 - out)
        : field.right - w * (0.5 - out)
    const foot = isDown ? field.bottom + h * out : (field.top + field.bottom) / 2 + h / 2
    const placed = stand(motif, x, foot, h, w * 1.001, { flip })
    if (shareWithin(placed, field) >= LEAST_SEEN) return [{ ...placed, crops: true }]
  }
  return [fit(motif, field.left + wide / 2, field.top + high / 2, wide * 0.8, { flip })]
}

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

/** The halves of a box, with a gap between them. */
export function halves({ left, top, right, bottom }: Box, gap = 0): Box[] {
  const middle = (left + right) / 2
  return [
    { left, top, right: middle - gap / 2, bottom },
    { left: middle + gap / 2, top, right, bottom },
  ]
}

function pair(motif: Motif, { left, top, right, bottom }: Box, foot: number): Shown[] {
  const [wide, high] = [right - left, bottom - top]
  const [low, edge] = swims(motif) ? [bottom, wide * 0.03] : [foot, wide * 0.02]
  const box = { left: left + edge, right: right - edge, top: low - high * 0.62, bottom: low }
  return faceToFace(motif, halves(swims(motif) ? { ...box, top } : box, wide * 0.04))
}

/** Rows of three that go to and fro, the upper ones first. */
function frieze(motif: Motif, field: Box): Shown[] {
  const [wide, high] = [wideOf(field), highOf(field)]
  return [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) =>
      stand(
        motif,
        field.left + (wide * (column + 0.5)) / 3,
        field.top + high * (row * 0.5 + 0.43),
        high * 0.34,
        wide * 0.3,
        { flip: row === 1 },
      ),
    ),
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

function far(motif: Motif, field: Box, foot: number, rng: Rng): Shown[] {
  const x = field.left + wideOf(field) * (rng.chance(0.5) ? 0.3 : 0.7)
  const rise = rises(motif) ? highOf(field) * 0.3 : 0
  const flip = rng.chance(0.5)
  return [stand(motif, x, foot - rise, highOf(field) * 0.28, wideOf(field) * 0.32, { flip })]
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

/** A square part of a field by its row and column of two. */
export function quarter({ left, top, right, bottom }: Box, i: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return {
    left: i % 2 === 0 ? left : x,
    right: i % 2 === 0 ? x : right,
    top: i < 2 ? top : y,
    bottom: i < 2 ? y : bottom,
  }
}

const FEET: Partial<Record<Build, number>> = { pair: 0.84, mirror: 0.53, far: 0.84 }

/** y of the ground of a build in a field; none where nothing stands. */
export function footOf(build: Build, motif: Motif, { top, bottom }: Box): number | undefined {
  const share = build === 'pair' && swims(motif) ? undefined : FEET[build]
  return share === undefined ? undefined : top + (bottom - top) * share
}

/** The subject in a field, as often as a build shows it. */
export function placeBuild(build: Build, motif: Motif, field: Box, rng: Rng): Shown[] {
  const [wide, high] = [wideOf(field), highOf(field)]
  const [x, y] = [(field.left + field.right) / 2, (field.top + field.bottom) / 2]
  const foot = footOf(build, motif, field) ?? field.bottom
  switch (build) {
    case 'close':
      return close(motif, field, rng)
    case 'pair':
      return pair(motif, field, foot)
    case 'frieze':
      return frieze(motif, field)
    case 'fall':
      return fall(motif, field, rng)
    case 'wheel':
      return placeAbove([motif], field, rng)
    case 'far':
      return far(motif, field, foot, rng)
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

/** What is seen of it in still water below a line, a little lower than it is high. */
export function reflectionOf({ motif, shapes }: PlacedMotif, line: number): PlacedMotif {
  const below = shapes.map((shape) => ({
    ...shape,
    points: shape.points.map(([x, y]): Point => [x, line + (line - y) * 0.92]),
  }))
  return { motif, shapes: below, box: boxOf(below) }
}
