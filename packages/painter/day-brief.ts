import { familyNamed } from './families/all'
import { MAIN_SUBJECTS } from './families/strata/subjects'
import { isOfDay } from './families/day-subjects'
import { SETS } from './families/collection/sets'
import { motifNamed } from './motifs/all'
import {
  type Brief,
  type DrawingRequest,
  FAMILY_NAMES,
  type FamilyName,
  PLACES,
  type Plan,
} from './painting'
import { isShownLately, longestAgo } from './recent'
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

const TRIES = 24
/** Pictures after which the thing of a month comes back in another family. */
const THEME_APART = 4

type DayRequest = DrawingRequest & { family?: FamilyName }

/** The schedule's family, or else the one that was painted longest ago. */
function familyOn({ family: wanted, secret, recent = [] }: DayRequest, day: number) {
  if (wanted) return { family: wanted, occurrence: day }
  const scheduled = familyOfDay(secret, day)
  const isTwice = recent.slice(0, 2).some(({ family }) => family === scheduled.family)
  if (!isTwice) return scheduled
  const family =
    longestAgo(
      FAMILY_NAMES,
      recent.map((one) => one.family),
    ) ?? scheduled.family
  return { family, occurrence: scheduled.occurrence }
}

/** What a family shows of a month's thing, if that has a place in it: with the collection that it is
 * of, or in its landscape. */
function themedOf(family: FamilyName, subject: string): Plan | undefined {
  if (family === 'collection') {
    const set = SETS.map((line) => line.split(' ')).find((names) => names.includes(subject))
    return set && { subjects: [subject, ...set.filter((name) => name !== subject)] }
  }
  if (family === 'strata') {
    const home = PLACES.find((one) => MAIN_SUBJECTS[one].includes(subject))
    return home && { subjects: [subject], place: home }
  }
  return isOfDay(family, subject) ? { subjects: [subject] } : undefined
}

/** What the month's theme or else the family's own round shows: of what no family showed lately, what
 * any of them showed longest ago. */
function planOn(request: DayRequest, family: FamilyName, occurrence: number) {
  const chapter = chapterOf(request.dateKey, family)
  const rounds = Array.from({ length: TRIES }, (_, i) =>
    familyNamed(family)?.plan(occurrence + i, (label, items, round) =>
      shuffledRound(request.secret, label, items, round),
    ),
  )
  const { recent = [] } = request
  const isFresh = (plan: Plan | undefined, pictures?: number): plan is Plan =>
    plan !== undefined && !isShownLately(recent, plan.subjects[0], pictures)
  const plans = [
    ...chapter.subjects
      .map((subject) => themedOf(family, subject))
      .filter((plan) => isFresh(plan, THEME_APART)),
    ...rounds.filter((plan) => isFresh(plan)),
  ]
  const plan = longestAgo(
    plans.length > 0 ? plans : rounds,
    recent.map(({ subject }) => subject),
    (one) => one?.subjects[0],
  )
  return { plan: plan ?? rounds[0] ?? { subjects: [] }, chapter }
}

/** The brief of a day without emojis. Family, subject and composition follow rounds of the site; the
 * author decides light and colours. */
export function briefOfDay(request: DayRequest): Brief {
  const day = dayNumber(request.dateKey)
  const { family, occurrence } = familyOn(request, day)
  const { plan, chapter } = planOn(request, family, occurrence)
  const { subjects, place } = plan
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
