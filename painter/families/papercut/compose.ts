import type { PlacedMotif } from '../../draw-motif'
import { type Box, type Point, resample } from '../../geometry'
import type { Motif } from '../../motif'
import type { FamilyContext } from '../../painting'
import { placeGroup } from '../layouts'
import type { Form, Sheet } from './sheets'

/** Room between a subject and the edge of a hole. */
const CLEAR = 20

/** The subjects in the middle of the holes, or on the hills. */
export function placeSubjects(
  { size, rng }: FamilyContext,
  subjects: readonly Motif[],
  form: Form,
): PlacedMotif[] {
  const hills = form === 'hills' || form === 'waves'
  const random = rng.fork('subjects')
  const several = subjects.length > 1
  const middle = size * (several ? 0.5 : hills ? (random.chance(0.5) ? 0.42 : 0.58) : 0.5)
  const wide = size * (hills ? (several ? 0.78 : 0.5) : several ? 0.6 : 0.46)
  const foot = size * (hills ? 0.76 : form === 'arch' ? 0.78 : several ? 0.68 : 0.7)
  const high = size * (several ? 0.42 : 0.44)
  const [hero] = subjects
  const rise = hero?.mount === 'flies' && !several ? size * 0.06 : 0
  const box: Box = {
    left: middle - wide / 2,
    right: middle + wide / 2,
    top: foot - high - rise,
    bottom: foot - rise,
  }
  return placeGroup(subjects, box, random)
}

function outlineOf(placed: readonly PlacedMotif[]): Point[] {
  return placed.flatMap(({ shapes }) =>
    shapes.flatMap(({ points, width }) => resample(points, 24, width === undefined)),
  )
}

/** Widens a ring round the middle until every point is inside it. */
function widened(edge: readonly Point[], points: readonly Point[], clear: number, size: number) {
  const centre: Point = [size / 2, size / 2]
  const steps = 72
  const need = new Float64Array(steps)
  for (const [x, y] of points) {
    const [dx, dy] = [x - centre[0], y - centre[1]]
    const far = Math.hypot(dx, dy)
    const at = ((Math.atan2(dy, dx) / (Math.PI * 2) + 1) % 1) * steps
    // A point keeps its neighbours away too: by its clearance, seen from the middle.
    const reach = Math.ceil((Math.atan2(clear, Math.max(far, 1)) / (Math.PI * 2)) * steps) + 1
    for (let k = -reach; k <= reach; k++) {
      const i = (Math.floor(at) + k + steps) % steps
      need[i] = Math.max(need[i] ?? 0, far + clear)
    }
  }
  const smooth = Array.from({ length: steps }, (_, i) => {
    let most = 0
    for (let k = -6; k <= 6; k++) {
      const fall = 1 - (k / 7) ** 2 * 0.22
      most = Math.max(most, (need[(i + k + steps) % steps] ?? 0) * fall)
    }
    return most
  })
  return resample(edge, 26, true).map(([x, y]): Point => {
    const [dx, dy] = [x - centre[0], y - centre[1]]
    const far = Math.hypot(dx, dy) || 1
    const at = ((Math.atan2(dy, dx) / (Math.PI * 2) + 1) % 1) * steps
    const [low, high] = [smooth[Math.floor(at) % steps] ?? 0, smooth[Math.ceil(at) % steps] ?? 0]
    const by = Math.max(1, Math.max(low, high) / far)
    return [centre[0] + dx * by, centre[1] + dy * by]
  })
}

/** Lowers a hill's edge to the feet of what is behind it; water rises to the waterline. */
function lowered(edge: readonly Point[], placed: readonly PlacedMotif[], lower: number): Point[] {
  return edge.map(([x, y]): Point => {
    const least = placed.reduce((low, { motif, box: { left, right, top, bottom } }) => {
      const off = Math.max(0, left - x, x - right)
      const cover = Math.max(9, motif.draught * (bottom - top))
      return Math.max(low, bottom - cover + lower - (off / 90) ** 2 * 60)
    }, -Infinity)
    return [x, Math.max(y, least)]
  })
}

/** A floor under the feet of everything that stands. */
export function floorUnder(edge: readonly Point[], placed: readonly PlacedMotif[]): Point[] {
  return edge.map(([x, y]): Point => {
    const most = placed.reduce((high, { motif, box: { left, right, bottom } }) => {
      if (motif.mount === 'flies') return high
      const off = Math.max(0, left - x, x - right)
      return Math.min(high, bottom - 14 + (off / 90) ** 2 * 60)
    }, Infinity)
    return [x, Math.min(y, most)]
  })
}

/** Sheets that leave the subjects uncovered: holes are cut round them, hills end at their feet.
 * @param sheets those in front of the subjects, the deepest first */
export function makeRoom(
  { size }: FamilyContext,
  sheets: readonly Sheet[],
  placed: readonly PlacedMotif[],
): Sheet[] {
  const points = outlineOf(placed)
  return sheets.map((sheet, i) => ({
    ...sheet,
    edge:
      sheet.kind === 'hole'
        ? widened(sheet.edge, points, CLEAR + i * 13, size)
        : lowered(sheet.edge, placed, i * 34),
  }))
}
