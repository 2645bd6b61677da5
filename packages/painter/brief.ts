import type { DrawingRequest } from './painting'
import { hueDistance } from './colour'
import { FAMILIES } from './families/all'
import { type Meaning, meaningOf } from './lexicon'
import type { Kind, Motif } from './motif'
import { isFlag } from './motifs/flags'
import { isPattern } from './ornaments/print'
import type { Brief, FamilyName, Place } from './painting'
import type { Rng } from './random'
import { briefOfDay } from './day-brief'
import { hasSky, isSunOrMoon } from './emblem'
import { GROUP_WEIGHTS, suits, weightOf } from './family-weights'
import { familyIsNew, isRepeated } from './recent'
import type { Setting } from './relations/cast'
import { relate } from './relations/relate'
import { dayNumber } from './schedule'
import { type Mood, type Scheme, SCHEMES } from './schemes'

type BriefRequest = DrawingRequest & { family?: FamilyName }

const MOST_EMOJIS = 3

/** They would be litter among flowers. */
const NOT_GROWN: readonly Kind[] = ['person', 'object', 'vehicle', 'place', 'vessel']
const isGrown = ({ kind, name }: Motif) =>
  !NOT_GROWN.includes(kind) && (kind !== 'symbol' || /heart/.test(name))

function familyOfGroup(
  request: BriefRequest,
  subjects: readonly Motif[],
  setting: Setting,
  rng: Rng,
): FamilyName {
  const weights = Object.entries(GROUP_WEIGHTS[setting])
  const [hero, ...guests] = subjects
  // These have a sun of their own.
  const hasOwnSun = (name: FamilyName) => name === 'woodblock' || name === 'wind'
  const isLow = hero?.mount === 'stands' && hero.kind !== 'plant'
  const hasFlag = hero?.parts?.some((part) => isFlag(part.name)) ?? false
  const isSitter = hero?.kind === 'animal' || hero?.kind === 'person'
  return rng.weighted(
    FAMILIES.map(({ name }): [FamilyName, number] => {
      const found = weights.find(([family]) => family === name)?.[1] ?? 0
      const isGarden = name === 'botanical' && isSitter && setting === 'outdoors'
      const isOut =
        (/^(?:glass|riso|lino)$/.test(name) && hasFlag) ||
        (name === 'street' &&
          (!isLow || hero.kind === 'place' || guests.some(({ mount }) => mount === 'flies'))) ||
        (hasOwnSun(name) && hasSky(subjects)) ||
        (name === 'botanical' && !subjects.every(isGrown)) ||
        (name === 'tiles' && !subjects.every(isPattern))
      const weight = isOut ? 0 : isGarden ? 1.5 : found
      const isAgain = isRepeated(request, name, hero?.name ?? '')
      return [name, weight * (isAgain ? 1e-4 : familyIsNew(request.recent, name))]
    }),
  )
}

function familyOf(
  request: BriefRequest,
  motifs: readonly Motif[],
  hasPlace: boolean,
  rng: Rng,
): FamilyName {
  const outdoors = hasPlace || motifs.some(({ kind }) => kind === 'sky' || kind === 'vehicle')
  const indoors = motifs.some(({ kind }) => kind === 'food' || kind === 'vessel')
  return rng.weighted(
    FAMILIES.map(({ name }): [FamilyName, number] => {
      const sum = motifs.reduce((total, motif) => total + weightOf(motif, name), 0)
      const isWide = name === 'strata' && outdoors && !indoors && sum >= 0
      const weight = Math.max(0, sum) + (isWide ? 6 : 1e-5)
      const isAgain = isRepeated(request, name, motifs[0]?.name ?? '')
      return [name, weight * (isAgain ? 1e-4 : familyIsNew(request.recent, name))]
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

/** The place that an emoji names; what floats is on water in any case. */
function homeFor(lead: Motif, place: Place | undefined, rng: Rng): Place {
  const isWet = place === 'sea' || place === 'lake'
  if (lead.mount === 'floats' && lead.parts && !isWet) return 'sea'
  if (lead.mount === 'stands' && lead.parts && isWet)
    return rng.pick(['meadow', 'mountain', 'city'])
  return place ?? homeOf(lead, rng)
}

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

/** The first light found; night has priority over the others. Where no chosen emoji is a subject, the
 * brief is that of the day, with the ornaments. */
function briefOfEmojis(request: BriefRequest, rng: Rng): Brief {
  const { dateKey, emojis, family: wanted } = request
  const given = emojis.slice(0, MOST_EMOJIS).map(meaningOf)
  const isSky = ({ motif }: Meaning) => motif.kind === 'sky'
  const inOrder = [...given.filter((meaning) => !isSky(meaning)), ...given.filter(isSky)]
  const chosen = inOrder.map(({ motif }) => motif)
  const { subjects, ornaments, setting, ...related } = relate(chosen, rng.fork('relations'))
  const emojiNames = given.map(({ name }) => name)
  const [lead] = subjects
  if (!lead) return { ...briefOfDay(request, suits), ornaments, emojiNames }
  // A sign says nothing of place and light.
  const meanings = inOrder.filter(({ motif }) => !ornaments.includes(motif))
  const keys = meanings.flatMap(({ key }) => (key ? [key] : []))
  const place = meanings.find((meaning) => meaning.place)?.place
  const mood = meanings.find((meaning) => meaning.mood)?.mood
  // Where the sun is, it is not night.
  const hasSun = meanings.some(({ motif: { name, kind } }) => kind === 'sky' && /sun/.test(name))
  const shining = subjects.find(isSunOrMoon)?.name ?? ''
  const isGroup =
    lead.parts !== undefined || subjects.length > 1 || /table|collection/.test(setting)
  const isPlaced = meanings.some(({ motif, place: home }) => home && motif.kind !== 'object')
  const found = isGroup
    ? familyOfGroup(request, subjects, setting, rng.fork('family'))
    : familyOf(request, subjects, isPlaced, rng.fork('family'))
  const family = wanted ?? found
  const isSunny = hasSun || /sun$/.test(shining)
  const lit = /moon$/.test(shining) ? 'night' : keys.find((one) => !isSunny || one !== 'night')
  const hues = meanings.flatMap((meaning) => meaning.hues.slice(0, 1))
  return {
    family,
    occurrence: dayNumber(dateKey) + rng.fork('occurrence').int(0, 11),
    subjects,
    ornaments,
    place: related.place ?? homeFor(lead, place, rng.fork('home')),
    key:
      lit ??
      rng.fork('key').weighted([
        ['day', 5],
        ['dusk', 2.4],
        ['night', 1.4],
      ] as const),
    weather: meanings.find((meaning) => meaning.weather)?.weather ?? 'clear',
    ...(mood ? { mood } : {}),
    scheme: schemeOf(hues.concat(meanings[0]?.hues.slice(1) ?? []), mood, rng.fork('scheme')),
    emojiNames,
  }
}

/** @param rng used only with emojis; other days follow the schedule */
export function briefOf(request: BriefRequest, rng: Rng): Brief {
  if (request.emojis.length > 0) return briefOfEmojis(request, rng)
  return briefOfDay(request, suits)
}
