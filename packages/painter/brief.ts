import type { DrawingRequest } from './painting'
import { hueDistance } from './colour'
import { familyNamed, FAMILIES } from './families/all'
import { type Meaning, meaningOf } from './lexicon'
import type { Kind, Motif } from './motif'
import { isFlag } from './motifs/flags'
import { motifNamed } from './motifs/all'
import type { Brief, FamilyName, Place } from './painting'
import type { Rng } from './random'
import {
  dayNumber,
  familyOfDay,
  keyOfDay,
  schemeOfDay,
  shuffledRound,
  startOf,
  weatherOfDay,
} from './schedule'
import { type Mood, type Scheme, SCHEMES } from './schemes'

type BriefRequest = DrawingRequest & { family?: FamilyName }

const MOST_EMOJIS = 3

/** The brief of a day without emojis: all but the weather is scheduled for each author. */
function briefOfDay({ dateKey, family: wanted, ...whose }: BriefRequest): Brief {
  const day = dayNumber(dateKey)
  const { family, occurrence } = wanted
    ? { family: wanted, occurrence: day }
    : familyOfDay(whose, day)
  const plan = familyNamed(family)?.plan(occurrence, (label, items, round) =>
    shuffledRound(whose, label, items, round),
  )
  return {
    family,
    occurrence: occurrence + startOf(whose, family),
    subjects: (plan?.subjects ?? []).map(motifNamed),
    ...(plan?.place ? { place: plan.place } : {}),
    key: keyOfDay(whose, day),
    weather:
      plan?.place === 'desert'
        ? 'clear'
        : weatherOfDay(whose.secret, day, Number(dateKey.slice(5, 7))),
    scheme: schemeOfDay(whose, day),
    emojiNames: [],
  }
}

type Weights = Partial<Record<FamilyName, number>>

/** The families that can show a kind of motif. */
const WEIGHTS: Record<Kind, Weights> = {
  food: { still: 6, lino: 2, riso: 2, poster: 2, weave: 1, glass: 1, papercut: 1 },
  vessel: { still: 6, lino: 2, riso: 2, poster: 2, celestial: 1, weave: 1, papercut: 1 },
  plant: { botanical: 5, strata: 2, still: 1, lino: 2, papercut: 2, glass: 2, weave: 1, flow: 1 },
  animal: {
    lino: 4,
    papercut: 3,
    poster: 4,
    strata: 2,
    glass: 3,
    riso: 2,
    flow: 2,
    street: 1,
    botanical: 2,
    weave: 2,
    celestial: 2,
  },
  sky: { celestial: 3, strata: 3, papercut: 1, riso: 2, flow: 2, glass: 2, lino: 1, poster: 1 },
  place: { strata: 6, papercut: 1, riso: 2, street: 1, lino: 1, weave: 1 },
  vehicle: { strata: 4, street: 3, poster: 3, riso: 2, papercut: 1, celestial: 1, lino: 1 },
  object: {
    poster: 4,
    lino: 4,
    celestial: 3,
    riso: 3,
    still: 2,
    papercut: 2,
    weave: 2,
    glass: 1,
    flow: 1,
  },
  symbol: { poster: 4, riso: 4, papercut: 2, weave: 2, glass: 3, lino: 2, celestial: 2, flow: 2 },
  person: { poster: 4, lino: 3, riso: 3, papercut: 2, glass: 3, street: 2, flow: 1 },
}

/** Trees, boats and waves need an outdoor family; cut flowers may be in a still life. */
const CUT_FLOWERS: readonly string[] = ['flower', 'tulip', 'rose', 'sunflower', 'leaf', 'clover']

function weightOf({ kind, name }: Motif, family: FamilyName): number {
  const outdoors =
    kind === 'place' || kind === 'vehicle' || (kind === 'plant' && !CUT_FLOWERS.includes(name))
  if (family === 'still' && outdoors) return -9
  if (family === 'celestial' && isFlag(name)) return -9
  return WEIGHTS[kind][family] ?? 0
}

function familyOf(meanings: readonly Meaning[], rng: Rng): FamilyName {
  const outdoors = meanings.some(
    ({ motif: { kind }, place }) => place !== undefined || kind === 'sky' || kind === 'vehicle',
  )
  const indoors = meanings.some(({ motif: { kind } }) => kind === 'food' || kind === 'vessel')
  return rng.weighted(
    FAMILIES.map(({ name }): [FamilyName, number] => {
      const sum = meanings.reduce((total, { motif }) => total + weightOf(motif, name), 0)
      return [name, Math.max(0, sum) + (name === 'strata' && outdoors && !indoors ? 6 : 0.01)]
    }),
  )
}

function homeOf({ kind, mount }: Motif, rng: Rng): Place {
  if (mount === 'floats') return 'sea'
  if (kind === 'vehicle' || kind === 'object' || kind === 'person')
    return rng.pick(['city', 'meadow', 'sea'])
  return rng.pick(['meadow', 'lake', 'sea', 'mountain'])
}

const WARM_SCHEMES: readonly string[] = [
  'apricot',
  'coral',
  'marigold',
  'rose',
  'dawn',
  'vermilion',
]

/** The curated scheme nearest to the emojis' hues, with the first hue made exact. */
function schemeOf(hues: readonly number[], mood: Mood | undefined, rng: Rng): Scheme {
  const [main = 240, second = main] = hues
  const warm = mood === 'warm' || mood === 'love'
  const pool = warm ? SCHEMES.filter(({ name }) => WARM_SCHEMES.includes(name)) : SCHEMES
  const off = (scheme: Scheme) =>
    hueDistance(scheme.main, main) +
    0.4 * Math.min(hueDistance(scheme.second, second), hueDistance(scheme.accent, second))
  const best = [...pool].sort((a, b) => off(a) - off(b)).slice(0, 3)
  return { ...rng.pick(best), main }
}

/** The first light found; night has priority over the others. */
function briefOfEmojis({ dateKey, emojis, family: wanted }: BriefRequest, rng: Rng): Brief {
  const given = emojis.slice(0, MOST_EMOJIS).map(meaningOf)
  const isSky = ({ motif }: Meaning) => motif.kind === 'sky'
  const meanings = [...given.filter((meaning) => !isSky(meaning)), ...given.filter(isSky)]
  const keys = meanings.flatMap(({ key }) => (key ? [key] : []))
  const place = meanings.find((meaning) => meaning.place)?.place
  const mood = meanings.find((meaning) => meaning.mood)?.mood
  const lead = meanings[0]?.motif ?? motifNamed('spiral')
  const family = wanted ?? familyOf(meanings, rng.fork('family'))
  return {
    family,
    occurrence: dayNumber(dateKey) + rng.fork('occurrence').int(0, 11),
    subjects: meanings.map(({ motif }) => motif),
    place: place ?? homeOf(lead, rng.fork('home')),
    key: keys.includes('night')
      ? 'night'
      : (keys[0] ??
        rng.fork('key').weighted([
          ['day', 5],
          ['dusk', 2.4],
          ['night', 1.4],
        ] as const)),
    weather: meanings.find((meaning) => meaning.weather)?.weather ?? 'clear',
    ...(mood ? { mood } : {}),
    scheme: schemeOf(
      given.flatMap(({ hues }) => hues.slice(0, 1)).concat(given[0]?.hues.slice(1) ?? []),
      mood,
      rng.fork('scheme'),
    ),
    emojiNames: given.map(({ name }) => name),
  }
}

/** @param rng used only with emojis; other days follow the schedule */
export function briefOf(request: BriefRequest, rng: Rng): Brief {
  return request.emojis.length > 0 ? briefOfEmojis(request, rng) : briefOfDay(request)
}
