import { briefOf } from '../brief'
import { meaningOf } from '../lexicon'
import { createNoise } from '../noise'
import type { FamilyContext, FamilyName } from '../painting'
import { createPalette, underWeather } from '../palette'
import { createRng } from '../random'
import { createShown } from '../shown'
import { dateAfter, PAINTING } from './painting'

/** The motifs of emojis as subjects of their own, as lights beside a group are. */
export function apart(emojis: readonly string[]): Pick<FamilyContext['brief'], 'subjects'> {
  return { subjects: emojis.map((emoji) => meaningOf(emoji).motif) }
}

/** What a family receives for emojis on a day; `change` replaces parts of the brief. */
export function contextOf(
  family: FamilyName,
  emojis: readonly string[],
  day = 0,
  change: Partial<FamilyContext['brief']> = {},
): FamilyContext {
  const rng = createRng(`${family}|${day}|${emojis.join('')}`)
  const request = { ...PAINTING, dateKey: dateAfter(day), emojis, family }
  const brief = { ...briefOf(request, rng.fork('brief')), occurrence: day, ...change }
  return {
    size: 1024,
    rng: rng.fork('draw'),
    noise: createNoise(rng.fork('noise')),
    palette: underWeather(
      createPalette(brief.scheme, brief.key, rng.fork('palette'), brief.mood),
      brief.weather,
    ),
    brief,
    ...createShown(),
  }
}
