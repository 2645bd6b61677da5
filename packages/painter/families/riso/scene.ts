import { fit, type PlacedMotif } from '../../draw-motif'
import type { Box } from '../../geometry'
import type { Motif } from '../../motif'
import type { Brief, FamilyContext } from '../../painting'
import type { Shown } from '../../shown'
import { buildInTurn, FROM_ABOVE, isBuild } from '../build-turns'
import { quarter } from '../boxes'
import { placeBuild } from '../builds'
import { footShadows } from '../coloured'
import { placeGroup } from '../layouts'
import { isOutdoors } from '../suits'
import { buildGround } from './builds'
import { type Ground, GROUND, onLand } from './grounds'
import { KEY, type Plates } from './inks'

/** Paper round the print, px. */
export const MARGIN = 66

/** The grounds with one subject in their middle, and the builds, in turn. */
export const WAYS = [
  'stripes',
  'rays',
  'fall',
  'depth',
  'blocks',
  'pair',
  'shadow',
  'sunrise',
  'frieze',
  'wheel',
  'brood',
  'mirror',
  'panels',
] as const
export type Way = (typeof WAYS)[number]

export function wayOf(brief: Pick<Brief, 'subjects' | 'occurrence'>): Way {
  // Only what stands outdoors is on hills before the sun.
  const isStanding = (motif: Motif) => isOutdoors(motif) && !FROM_ABOVE.test(motif.name)
  return buildInTurn(WAYS, brief, (way) => way !== 'sunrise' || brief.subjects.every(isStanding))
}

export type Scene = {
  way: Way
  ground: Pick<Ground, 'defs' | 'body' | 'description' | 'light' | 'behind' | 'floor'>
  placed: readonly Shown[]
}

/** Four of them, one in each quarter. */
function inQuarters(motif: Motif, field: Box): PlacedMotif[] {
  return [0, 1, 2, 3].map((i) => {
    const { left, top, right, bottom } = quarter(field, i)
    const flip = i % 3 === 0
    return fit(motif, (left + right) / 2, (top + bottom) / 2, (right - left) * 0.72, { flip })
  })
}

/** Builds with a ground on which the subjects stand. */
const STANDING: readonly Way[] = ['pair', 'frieze', 'depth', 'brood']

/** A ground with the shadows of what stands on it, in the ink of outlines. */
function shaded<T extends { body: string }>(ground: T, placed: readonly PlacedMotif[]): T {
  return { ...ground, body: ground.body + footShadows(placed, KEY, 0.5) }
}

/** The ground of a way and the subjects on it. @param disc behind the subjects */
export function sceneOf(context: FamilyContext, disc: Plates): Scene {
  const { size, rng, brief } = context
  const random = rng.fork('place')
  const [hero] = brief.subjects
  const way = wayOf(brief)
  const field: Box = { left: MARGIN, top: MARGIN, right: size - MARGIN, bottom: size - MARGIN }
  if (hero && isBuild(way)) {
    const room = way === 'wheel' ? 0 : 24
    const wide = { ...field, left: field.left + room, right: field.right - room }
    const placed = way === 'panels' ? inQuarters(hero, field) : placeBuild(way, hero, wide, random)
    const ground =
      way === 'wheel' ? GROUND.cloth(context, disc) : buildGround(context, way, field, placed)
    return { way, ground: STANDING.includes(way) ? shaded(ground, placed) : ground, placed }
  }
  const bare = GROUND[isBuild(way) ? 'rays' : way](context, disc)
  const ground = hero && brief.subjects.length === 1 ? onLand(bare, hero, context) : bare
  const wide = ground.side * (brief.subjects.length > 1 ? 1.3 : hero?.parts ? 1.18 : 1)
  const box = {
    left: (size - wide) / 2,
    right: (size + wide) / 2,
    top: Math.max(MARGIN + 40, ground.foot - wide),
    bottom: ground.foot,
  }
  const isFloor = ground.floor !== undefined
  const placed = placeGroup(brief.subjects, box, random, isFloor)
  return { way, ground: isFloor ? shaded(ground, placed) : ground, placed }
}
