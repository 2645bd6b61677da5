import type { PlacedMotif } from '../../draw-motif'
import type { Oklch } from '../../colour'
import { type Box, isInside, type Point, resample } from '../../geometry'
import type { Brief, FamilyContext } from '../../painting'
import { buildInTurn } from '../build-turns'
import { halves } from '../boxes'
import { faceToFace, placeBuild } from '../builds'
import { placeGroup } from '../layouts'
import { createSheets, type Form, type Sheet } from './sheets'

/** Room between a subject and the edge of a hole. */
const CLEAR = 16
/** The hills behind the subjects. */
export const BEHIND = 2

/** The forms of the paper, or several on hills: two face to face, or one before its young. */
export const WAYS = ['cave', 'pair', 'arch', 'brood', 'hills'] as const

export const wayOf = (brief: Pick<Brief, 'subjects' | 'occurrence'>): (typeof WAYS)[number] =>
  buildInTurn(WAYS, brief)

/** The subjects in the middle of the holes, or on the hills.
 * @param share of their usual size */
function placeSubjects({ size, rng, brief }: FamilyContext, form: Form, share = 1): PlacedMotif[] {
  const { subjects } = brief
  const hills = form === 'hills' || form === 'waves'
  const random = rng.fork('subjects')
  const several = subjects.length > 1
  const [hero] = subjects
  const way = hills ? wayOf(brief) : form
  if (hero && way === 'pair') {
    const box = { left: size * 0.13, right: size * 0.87, top: size * 0.34, bottom: size * 0.76 }
    return faceToFace(hero, halves(box, size * 0.06))
  }
  if (hero && way === 'brood') {
    const box = { left: size * 0.09, right: size * 0.91, top: size * 0.08, bottom: size * 0.89 }
    return placeBuild(way, hero, box, random)
  }
  const middle =
    size * (several || hero?.parts ? 0.5 : hills ? (random.chance(0.5) ? 0.42 : 0.58) : 0.5)
  const isAloft = hero?.mount === 'flies' && !several
  // A sun or moon is wholly above the hills, not before them.
  const isLight = hills && !several && hero?.kind === 'sky'
  const isGroup = hero?.parts !== undefined
  const wide =
    size * share * (hills ? (several || isGroup ? 0.78 : 0.5) : several || isGroup ? 0.62 : 0.42)
  const foot =
    size * (isLight ? 0.45 : hills ? 0.76 : form === 'arch' ? 0.78 : several ? 0.68 : 0.69)
  const high =
    size * share * (isLight ? 0.34 : several ? 0.42 : isGroup ? 0.52 : hills ? 0.44 : 0.4)
  const rise = isAloft && !isLight ? size * (hills ? 0.14 : 0.06) : 0
  const box: Box = {
    left: middle - wide / 2,
    right: middle + wide / 2,
    top: foot - high - rise,
    bottom: foot - rise,
  }
  return placeGroup(subjects, box, random, hills)
}

function outlineOf(placed: readonly PlacedMotif[]): Point[] {
  return placed.flatMap(({ shapes }) =>
    shapes.flatMap(({ points, width }) => resample(points, 24, width === undefined)),
  )
}

/** Lowers a hill's edge to the feet of what is behind it; water rises to the waterline. */
function lowered(edge: readonly Point[], placed: readonly PlacedMotif[], lower: number): Point[] {
  return edge.map(([x, y]): Point => {
    const bound = placed.reduce((low, { motif, box: { left, right, top, bottom } }) => {
      const off = Math.max(0, left - x, x - right)
      const cover = Math.max(9, motif.draught * (bottom - top))
      return Math.max(low, bottom - cover + lower - (off / 90) ** 2 * 60)
    }, -Infinity)
    return [x, Math.max(y, bound)]
  })
}

/** A floor under the feet of everything that stands. */
export function floorUnder(edge: readonly Point[], placed: readonly PlacedMotif[]): Point[] {
  return edge.map(([x, y]): Point => {
    const bound = placed.reduce((high, { motif, box: { left, right, bottom } }) => {
      if (motif.mount === 'flies') return high
      const off = Math.max(0, left - x, x - right)
      return Math.min(high, bottom - 14 + (off / 90) ** 2 * 60)
    }, Infinity)
    return [x, Math.min(y, bound)]
  })
}

/** Whether all points are inside a hole and not nearer than `clear` to its edge. */
function isClear(edge: readonly Point[], points: readonly Point[], clear: number): boolean {
  const line = resample(edge, 12, true)
  return points.every(
    (point) =>
      isInside(point, edge) &&
      line.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= clear),
  )
}

/** How far out the innermost of the holes is, and sizes of the subjects, in the order of trial. */
const INNER = [0, 0.12, 0.24, 0.36, 0.48, 0.6] as const
const SHARES = [1, 0.92, 0.84, 0.76, 0.68] as const

export type Composed = { placed: PlacedMotif[]; sheets: Sheet[] }

/** Subjects within holes that keep their form: the innermost is as small as the subjects allow. */
export function composeHoles(
  context: FamilyContext,
  form: Form,
  colours: readonly Oklch[],
): Composed {
  let last: Composed = { placed: [], sheets: [] }
  for (const share of SHARES) {
    const placed = placeSubjects(context, form, share)
    const points = outlineOf(placed)
    for (const inner of INNER) {
      const sheets = createSheets(context, form, colours, inner)
      if (sheets.every(({ edge }) => isClear(edge, points, CLEAR))) return { placed, sheets }
      last = { placed, sheets }
    }
  }
  return last
}

/** Subjects on hills; those in front of them end at their feet. */
export function composeHills(
  context: FamilyContext,
  form: Form,
  colours: readonly Oklch[],
): Composed {
  const placed = placeSubjects(context, form)
  const sheets = createSheets(context, form, colours)
  return {
    placed,
    sheets: sheets.map((sheet, i) =>
      i < BEHIND ? sheet : { ...sheet, edge: lowered(sheet.edge, placed, (i - BEHIND) * 34) },
    ),
  }
}
