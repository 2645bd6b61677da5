import type { Point } from '../geometry'
import type { Finish } from '../painting'
import type { Palette } from '../palette'
import type { Rng } from '../random'

type Sway = NonNullable<Finish['brush']>['sway']

/** What a scene is painted with. */
export type Medium = 'oil' | 'watercolour' | 'gouache'

const GOUACHE: Finish = { grain: 1, wobble: 1.4, dropout: 0 }
export const WATERCOLOUR: Finish = { wash: true, grain: 0.3, wobble: 0, dropout: 0 }

/** Dark washes would be mud. */
export function mediumFor({ key }: Palette, medium: Medium): Medium {
  return medium === 'watercolour' && key === 'night' ? 'oil' : medium
}

/** @param sways directions of the strokes in oil */
export function finishOf(
  medium: Medium,
  palette: Palette,
  random: Rng,
  { sways, centre, day = '#a98f78' }: { sways: readonly Sway[]; centre: Point; day?: string },
): Finish {
  const sway = random.pick(sways)
  if (medium !== 'oil') return medium === 'gouache' ? GOUACHE : WATERCOLOUR
  const ground = palette.key === 'night' ? '#3a3340' : day
  return { brush: { ground, sway, centre }, grain: 0.4, wobble: 0.6, dropout: 0 }
}
