import { isOne, type Noun } from './title-nouns'
import type { Words } from './title'
import { VIEWS, WHERE, type Where } from './title-places'

function theOf(noun: Noun): string[] {
  return isOne(noun) ? [noun.the] : []
}

function both(one: Noun, two: Noun): string[] {
  return isOne(one) && isOne(two) ? [`${one.the} and ${two.the}`] : []
}

/** Things and people have an article; a duck on the lake needs none. */
function bareOf({ kind, bare, count }: Noun): string[] {
  const isOfScene = kind === 'animal' || kind === 'plant' || kind === 'vehicle' || kind === 'place'
  return isOfScene || count > 1 ? [bare] : []
}

/** Words for the light of a scene: of the hour, and of what shines. */
function lightsOf({ key, setting, isHourSeen }: Words): { hours: string[]; shines: string[] } {
  if (key === 'night')
    return {
      hours: ['at night', 'after dark'],
      shines: /moon/.test(setting) ? ['by moonlight', 'under the moon'] : [],
    }
  if (key === 'dusk' && !isHourSeen) return { hours: [], shines: [] }
  if (key === 'dusk')
    return {
      hours: ['at dusk', 'in the evening', 'in evening light'],
      shines: /low sun/.test(setting)
        ? ['at sunset', 'in the evening sun']
        : /sun/.test(setting)
          ? ['in the evening sun']
          : [],
    }
  const isBright = isHourSeen && /sun/.test(setting)
  return { hours: [], shines: isBright ? ['in the sun'] : [] }
}

function weatherLines({ weather }: Words, noun: Noun): string[] {
  // Wind and mist are hardly seen.
  if (weather !== 'rain' && weather !== 'snow') return []
  return [noun.some, ...bareOf(noun), ...theOf(noun)].map(
    (subject) => `${subject} in the ${weather}`,
  )
}

/** Lines that say who is where and when. */
function whoIsWhere(words: Words, at: readonly string[]): string[] {
  const { first, second } = words
  const { hours, shines } = lightsOf(words)
  const lights = [...hours, ...shines]
  const alone = [first.some, ...bareOf(first), ...theOf(first)]
  const together =
    second && second.mount === first.mount
      ? at.flatMap((where) => [`${first.some} and ${second.some} ${where}`])
      : []
  return [
    ...together,
    ...(second ? [`${first.some} and ${second.some}`, ...both(first, second)] : []),
    ...at.flatMap((where) => alone.map((subject) => `${subject} ${where}`)),
    ...lights.flatMap((light) =>
      [first.some, ...theOf(first)].map((subject) => `${subject} ${light}`),
    ),
    ...at.flatMap((where) =>
      hours
        .slice(0, 1)
        .flatMap((light) =>
          [...bareOf(first), first.some].map((subject) => `${subject} ${where} ${light}`),
        ),
    ),
  ]
}

/** No coast is seen without a beach. */
function seenFrom({ stands, floats, flies }: Where, details: string): Where {
  const isSeen = (phrase: string) => !/coast/.test(phrase) || /beach/.test(details)
  return {
    stands: stands.filter(isSeen),
    ...(floats ? { floats: floats.filter(isSeen) } : {}),
    flies,
  }
}

export function landscapeTitles(words: Words): string[] {
  const { first, place, details } = words
  const where = place ? seenFrom(WHERE[place], details) : { stands: [], flies: [] }
  const at =
    first.mount === 'flies'
      ? where.flies
      : first.mount === 'floats'
        ? (where.floats ?? where.stands)
        : where.stands
  const dunes = /dunes/.test(details) && first.mount === 'stands' ? ['among the dunes'] : []
  return [
    ...whoIsWhere(words, [...at, ...dunes]),
    ...weatherLines(words, first),
    ...(place ? [`${VIEWS[place]} with ${first.some}`] : []),
    ...(place === 'city' ? [`${first.some} and the skyline`] : []),
  ]
}

type Town = Where & { view: string }

const TOWNS: readonly (readonly [seen: RegExp, town: Town])[] = [
  [
    /canal/,
    {
      view: 'view of the canal',
      stands: ['by the canal', 'on the quay'],
      floats: ['on the canal', 'on the water'],
      flies: ['over the canal'],
    },
  ],
  [
    /street/,
    {
      view: 'view of the street',
      stands: ['in the street', 'on the avenue'],
      flies: ['over the street'],
    },
  ],
  [
    /roof/,
    {
      view: 'rooftops',
      stands: ['on the rooftops', 'on the roof'],
      flies: ['over the roofs'],
    },
  ],
]
const TOWN: Where = {
  stands: ['in the old town'],
  floats: ['in the old town'],
  flies: ['above the houses', 'over the old town'],
}

export function townTitles(words: Words): string[] {
  const { first, details } = words
  const found = TOWNS.find(([seen]) => seen.test(details))?.[1]
  const mount = first.mount === 'flies' || first.mount === 'floats' ? first.mount : 'stands'
  const places = found?.[mount] ?? found?.stands ?? []
  // On a roof nobody is in front of the houses.
  const isOnRoof = mount === 'stands' && /roof/.test(details)
  const at = isOnRoof ? places : [...places, ...(TOWN[mount] ?? [])]
  return [
    ...whoIsWhere(words, at),
    ...weatherLines(words, first),
    ...(found ? [`${found.view} with ${first.some}`] : []),
  ]
}

export function stillTitles(words: Words): string[] {
  const { first, second, details, key, nouns } = words
  const cloth = /a (?:striped )?cloth/.exec(details)?.[0]
  const light = [
    ...(/window/.test(details) ? ['by the window'] : []),
    ...(nouns.some(({ bare }) => bare === 'candle') && key !== 'day' ? ['by candlelight'] : []),
  ]
  const places = [...(cloth ? [`on ${cloth}`] : []), 'on the table', ...light]
  const several = first.count > 1 ? [first.some, first.bare] : [first.some]
  return [
    ...(second
      ? [
          `${first.some} and ${second.some}`,
          `${second.some} and ${first.some}`,
          ...both(first, second),
          `still life with ${first.some} and ${second.some}`,
          `${first.some} beside ${second.some}`,
        ]
      : []),
    ...several.map((subject) => `still life with ${subject}`),
    ...places.flatMap((where) =>
      several
        .filter((subject) => !(where === 'by candlelight' && subject.includes('candle')))
        .map((subject) => `${subject} ${where}`),
    ),
    // In three bunches of grapes and flowers nobody knows what the bunches are of.
    ...(/flowers/.test(details) && !/ of /.test(first.some)
      ? [`${first.some} and flowers`, `${first.some} with flowers`, `flowers and ${first.some}`]
      : []),
    ...(second && second.bare !== 'candle'
      ? light.map((where) => `${first.some} and ${second.some} ${where}`)
      : []),
  ]
}
