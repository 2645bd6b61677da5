import type { Point } from '../../geometry'
import type { Finish } from '../../painting'
import type { Palette } from '../../palette'
import type { Rng } from '../../random'

type Sway = NonNullable<Finish['brush']>['sway']

/** Finish of outdoor pictures: oil, with strokes in one of these directions, or gouache. */
export function outdoorFinish(
  palette: Palette,
  random: Rng,
  { isOil, sways, centre }: { isOil: boolean; sways: readonly Sway[]; centre: Point },
): Finish {
  if (!isOil) return { grain: 1, wobble: 1.4, dropout: 0 }
  const ground = palette.key === 'night' ? '#3a3340' : '#a98f78'
  return {
    brush: { ground, sway: random.pick(sways), centre },
    grain: 0.5,
    wobble: 0.8,
    dropout: 0,
  }
}
