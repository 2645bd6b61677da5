import { familyNamed } from './families/all'
import { MAIN_SUBJECTS } from './families/strata/subjects'
import type { Motif } from './motif'
import { motifNamed } from './motifs/all'
import {
  type Brief,
  type DrawingRequest,
  FAMILY_NAMES,
  type FamilyName,
  type Place,
  PLACES,
} from './painting'
import { familyLongestAgo, isRepeated } from './recent'
import {
  dayNumber,
  familyOfDay,
  keyOfDay,
  schemeOfDay,
  shuffledRound,
  weatherOfDay,
} from './schedule'
import { SCHEMES } from './schemes'
import { chapterOf } from './themes'

/** Whether a family can show a motif well. */
type Suits = (motif: Motif, family: FamilyName) => boolean

const TRIES = 8

type DayRequest = DrawingRequest & { family?: FamilyName }

/** The schedule's family, or else the one that was painted longest ago. */
function familyOn({ family: wanted, secret, recent = [] }: DayRequest, day: number) {
  if (wanted) return { family: wanted, occurrence: day }
  const scheduled = familyOfDay(secret, day)
  const isTwice = recent.slice(0, 2).some(({ family }) => family === scheduled.family)
  if (!isTwice) return scheduled
  const family = familyLongestAgo(FAMILY_NAMES, recent) ?? scheduled.family
  return { family, occurrence: scheduled.occurrence }
}

/** A cactus is not in the mountains, nor a whale in a wood. */
function homeOf({ name, mount }: Motif, wanted: Place | undefined): Place | undefined {
  const home = PLACES.find((place) => MAIN_SUBJECTS[place].includes(name))
  const isOnLand = wanted !== 'sea' && wanted !== 'lake'
  return home ?? (mount === 'floats' && isOnLand ? 'sea' : wanted)
}

/** What the month's theme or else the family's own round shows; never what it showed lately. */
function planOn(request: DayRequest, family: FamilyName, occurrence: number, suits: Suits) {
  const chapter = chapterOf(request.dateKey, family)
  const rounds = Array.from({ length: TRIES }, (_, i) =>
    familyNamed(family)?.plan(occurrence + i, (label, items, round) =>
      shuffledRound(request.secret, label, items, round),
    ),
  )
  const isNew = ([subject = '']: readonly string[]) => !isRepeated(request, family, subject)
  const usual = rounds.find((plan) => plan && isNew(plan.subjects)) ?? rounds[0]
  const { subject } = chapter
  const isCollection = family === 'collection'
  const isSuited = subject && (isCollection || suits(motifNamed(subject), family))
  const isOfTheme = isSuited && isNew([subject])
  const others = isCollection && occurrence % 2 === 0 ? chapter.others : []
  const place =
    isOfTheme && family === 'strata' ? homeOf(motifNamed(subject), chapter.place) : undefined
  return {
    subjects: isOfTheme ? [...new Set([subject, ...others])] : (usual?.subjects ?? []),
    place: place ?? usual?.place,
    chapter,
  }
}

/** The brief of a day without emojis. Family, subject and composition follow rounds of the site; the
 * author decides light and colours. */
export function briefOfDay(request: DayRequest, suits: Suits): Brief {
  const day = dayNumber(request.dateKey)
  const { family, occurrence } = familyOn(request, day)
  const { subjects, place, chapter } = planOn(request, family, occurrence, suits)
  const month = Number(request.dateKey.slice(5, 7))
  const weather = chapter.weather ?? weatherOfDay(request.secret, day, month)
  const last = new Set(request.recent?.slice(0, 6).map(({ scheme }) => scheme))
  const schemes = SCHEMES.map((_, i) => schemeOfDay(request, day + i))
  return {
    family,
    occurrence,
    subjects: subjects.map(motifNamed),
    ornaments: [],
    ...(place ? { place } : {}),
    key: chapter.key ?? keyOfDay(request, day),
    weather: place === 'desert' ? 'clear' : weather,
    scheme: schemes.find(({ name }) => !last.has(name)) ?? schemeOfDay(request, day),
    emojiNames: [],
  }
}
