import type { PlacedMotif } from '../../draw-motif'
import type { Box } from '../../geometry'
import type { FamilyContext } from '../../painting'
import { type Layout, placeAbove, placeGroup } from '../layouts'
import { type Ground, GROUND, groundOf } from './grounds'
import type { Plates } from './inks'

/** Paper round the print, px. */
export const MARGIN = 66

export type Scene = { ground: Ground; placed: PlacedMotif[] }

/** The ground of a layout and the subjects on it. @param disc behind the subjects */
export function sceneOf(context: FamilyContext, layout: Layout, disc: Plates): Scene {
  const { size, rng, brief } = context
  const random = rng.fork('place')
  const [hero] = brief.subjects
  const field: Box = { left: MARGIN, top: MARGIN, right: size - MARGIN, bottom: size - MARGIN }
  if (layout === 'above')
    return {
      ground: GROUND.cloth(context, disc),
      placed: placeAbove(brief.subjects, field, random),
    }
  const drawn = groundOf(brief.occurrence)
  // Nothing stands on waves, and a cut flower on nothing.
  const isDry = brief.subjects.some(({ mount, name }) => mount !== 'floats' && name !== 'wave')
  const isCut = hero?.kind === 'plant' || hero?.kind === 'food'
  const dry = isCut && drawn === 'sunrise' ? 'rays' : drawn
  const instead = isCut ? 'stripes' : 'rays'
  const ground = GROUND[dry === 'waves' && (isCut || isDry) ? instead : dry](context, disc)
  const wide = ground.side * (brief.subjects.length > 1 ? 1.3 : hero?.parts ? 1.18 : 1)
  const box = {
    left: (size - wide) / 2,
    right: (size + wide) / 2,
    top: Math.max(MARGIN + 40, ground.foot - wide),
    bottom: ground.foot,
  }
  return { ground, placed: placeGroup(brief.subjects, box, random) }
}
