import { type Disc, type FamilyContext, type Place, PLACES } from '../../painting'
import { DAY_PLACES, MAIN_SUBJECTS } from './subjects'

/** Whether the subject is on the left: each time that a place has shown all of its subjects they
 * change sides, so that one that returns makes another picture. */
export function isOnLeft(occurrence: number, place: Place): boolean {
  const cycle = Math.floor(occurrence / (DAY_PLACES.length * MAIN_SUBJECTS[place].length))
  return (cycle + PLACES.indexOf(place)) % 2 === 0
}

/** The sun or moon of a place, and whether the subject is on the left. */
export function discOf(
  { size, brief, rng, palette }: FamilyContext,
  place: Place,
  horizon: number,
  faced: boolean,
): { disc: Disc; left: boolean } {
  const random = rng.fork('disc')
  const left = isOnLeft(brief.occurrence, place)
  const large = !faced && brief.occurrence % 3 === 1 && place !== 'city' && place !== 'mountain'
  const isLow = large && place !== 'desert' && palette.key !== 'day'
  const radius = faced
    ? random.range(84, 104)
    : large
      ? random.range(110, 158)
      : palette.key === 'night'
        ? // A smaller moon is too little light for a night.
          random.range(84, 98)
        : random.range(46, 76)
  const low =
    place === 'sea' || place === 'desert' ? random.range(0.6, 0.86) : random.range(0.3, 0.5)
  const x = size * (left ? random.range(0.66, 0.74) : random.range(0.26, 0.34))
  const y = isLow
    ? horizon - radius * random.range(0.5, 0.95)
    : Math.min(
        horizon * (place === 'city' ? random.range(0.16, 0.32) : low),
        faced ? horizon - radius * 1.2 : horizon,
      )
  // Table mountains would leave a shard of a disc behind them.
  const overMesas = place === 'desert' ? horizon - size * 0.18 - radius : Infinity
  // A low sun is one that sets.
  const lowest = palette.key === 'day' ? Math.min(overMesas, horizon * 0.5) : overMesas
  return { disc: { at: [x, Math.max(radius * 1.15, Math.min(y, lowest))], radius }, left }
}
