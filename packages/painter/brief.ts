import type { DrawingRequest } from './painting'
import { hueDistance } from './colour'
import { FAMILIES } from './families/all'
import { MAIN_SUBJECTS } from './families/strata/subjects'
import { type Meaning, meaningOf } from './lexicon'
import type { Motif } from './motif'
import { isFlag } from './motifs/flags'
import { drawingInTurn } from './motifs/twins'
import { type Brief, type FamilyName, type Place, PLACES } from './painting'
import type { Rng } from './random'
import { briefOfDay } from './day-brief'
import { hasSky, isSunOrMoon } from './emblem'
import { boldness, GROUP_WEIGHTS, weightOf } from './family-weights'
import { familyIsNew, isHeartAgain, isRepeated } from './recent'
import type { Setting } from './relations/cast'
import { relate } from './relations/relate'
import { dayNumber } from './schedule'
import { type Mood, type Scheme, SCHEMES } from './schemes'

type BriefRequest = DrawingRequest & { family?: FamilyName }

const MAX_EMOJIS = 3

/** Families with a sun of their own, which two would contradict. */
const HAS_SUN: readonly FamilyName[] = ['woodblock', 'wind']
/** What a flag on a pole would be lost in. */
const WITHOUT_POLES = /^(?:glass|riso|lino|flow|collection|tiles)$/

/** The families that can show several subjects, or a group of parts. */
function groupWeights(subjects: readonly Motif[], setting: Setting): [FamilyName, number][] {
  const hasFlag = subjects.some(({ parts }) => parts?.some(({ name }) => isFlag(name)))
  const isOut = (name: FamilyName) =>
    (WITHOUT_POLES.test(name) && hasFlag) || (HAS_SUN.includes(name) && hasSky(subjects))
  const weights: Partial<Record<FamilyName, number>> = GROUP_WEIGHTS[setting]
  return FAMILIES.map(({ name }) => [name, isOut(name) ? 0 : (weights[name] ?? 0)])
}

type Chosen = {
  subjects: readonly Motif[]
  setting: Setting
  /** How much more often a family is chosen. */
  bold: (family: FamilyName) => number
}

function familyOf(
  request: BriefRequest,
  { subjects, setting, bold }: Chosen,
  rng: Rng,
): FamilyName {
  const [hero] = subjects
  const isOne = hero && subjects.length === 1 && !hero.parts
  const weights = isOne
    ? FAMILIES.map(({ name }): [FamilyName, number] => [name, weightOf(hero, name)])
    : groupWeights(subjects, setting)
  return rng.weighted(
    weights.map(([name, weight]): [FamilyName, number] => {
      const isAgain = isRepeated(request, name, hero?.name ?? '')
      return [name, weight * bold(name) * (isAgain ? 1e-4 : familyIsNew(request.recent, name))]
    }),
  )
}

/** The family of a subject of the day with remarques. */
function boldFamily({ recent }: BriefRequest, bold: Chosen['bold'], rng: Rng): FamilyName {
  return rng.weighted(
    FAMILIES.map(({ name }): [FamilyName, number] => [
      name,
      bold(name) * familyIsNew(recent, name),
    ]),
  )
}

const WARM_SCHEMES: readonly string[] = [
  'apricot',
  'coral',
  'marigold',
  'rose',
  'dawn',
  'vermilion',
]

/** The place that an emoji names, or where days without emojis show it; what floats is on water in any
 * case, and nothing else is. */
function homeFor({ name, mount }: Motif, place: Place | undefined, rng: Rng): Place {
  const isWet = place === 'sea' || place === 'lake'
  const home = PLACES.find((one) => MAIN_SUBJECTS[one].includes(name))
  if (home && (!place || isWet)) return home
  if (mount === 'floats') return isWet ? place : 'sea'
  return !place || isWet ? rng.pick(['meadow', 'mountain']) : place
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
  const given = emojis.slice(0, MAX_EMOJIS).map((emoji) => ({ emoji, ...meaningOf(emoji) }))
  const isSky = ({ motif }: Meaning) => motif.kind === 'sky'
  const inOrder = [...given.filter((meaning) => !isSky(meaning)), ...given.filter(isSky)]
  const chosen = inOrder.map(({ motif }) => motif)
  const {
    subjects,
    ornaments: left,
    setting,
    ...related
  } = relate(chosen, rng.fork('relations'), (motif) => isHeartAgain(request.recent ?? [], motif))
  const ornaments = left.map((motif) => {
    const meaning = given.find((one) => one.motif === motif)
    return meaning ? { ...motif, emoji: meaning.emoji } : motif
  })
  const emojiNames = given.map(({ name }) => name)
  const [lead] = subjects
  const bold = (family: FamilyName) =>
    ornaments.length > 0 ? boldness(family, ornaments, given.length) : 1
  if (!lead) {
    const ofDay = briefOfDay(request)
    const isKept = wanted !== undefined || bold(ofDay.family) >= 1
    const family = isKept ? ofDay.family : boldFamily(request, bold, rng.fork('family'))
    const brief = family === ofDay.family ? ofDay : briefOfDay({ ...request, family })
    return { ...brief, ornaments, emojiNames }
  }
  // A sign says nothing of place and light; a cloud in a remarque does.
  const meanings = inOrder.filter(({ motif }) => motif.kind === 'sky' || !left.includes(motif))
  const keys = meanings.flatMap(({ key }) => (key ? [key] : []))
  const place = meanings.find((meaning) => meaning.place)?.place
  const mood = meanings.find((meaning) => meaning.mood)?.mood
  // Where the sun is, it is not night.
  const hasSun = meanings.some(({ motif: { name, kind } }) => kind === 'sky' && /sun/.test(name))
  const shining = subjects.find(isSunOrMoon)?.name ?? ''
  const family = wanted ?? familyOf(request, { subjects, setting, bold }, rng.fork('family'))
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
  const brief = request.emojis.length > 0 ? briefOfEmojis(request, rng) : briefOfDay(request)
  const turn = dayNumber(request.dateKey)
  return { ...brief, subjects: brief.subjects.map((motif) => drawingInTurn(motif, turn)) }
}
