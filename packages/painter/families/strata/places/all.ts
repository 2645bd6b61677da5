import type { Place } from '../../../painting'
import { sea } from './sea'
import { lake } from './lake'
import { mountain } from './mountain'
import { desert } from './desert'
import { forest } from './forest'
import { city } from './city'
import { meadow } from './meadow'
import type { Builder } from '../scene'

export const BUILDERS: Record<Place, Builder> = {
  sea,
  lake,
  mountain,
  desert,
  forest,
  city,
  meadow,
}

/** The horizon of each place, as a share of the height. */
export const HORIZONS: Record<Place, readonly [number, number]> = {
  sea: [0.44, 0.54],
  lake: [0.46, 0.54],
  mountain: [0.5, 0.56],
  desert: [0.48, 0.56],
  forest: [0.4, 0.48],
  city: [0.7, 0.7],
  meadow: [0.38, 0.46],
}
