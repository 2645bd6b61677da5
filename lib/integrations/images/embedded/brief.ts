import type { PictureRequest } from '../port'
import { familyNamed } from './families/all'
import { motifNamed } from './motifs/all'
import type { Brief, FamilyName } from './painting'
import type { Rng } from './random'
import {
  dayNumber,
  familyOfDay,
  keyOfDay,
  schemeOfDay,
  shuffledRound,
  weatherOfDay,
} from './schedule'

type BriefRequest = PictureRequest & { family?: FamilyName }

/** What the calendar asks for on a day without emojis. */
function briefOfDay({ dateKey, secret, family: wanted }: BriefRequest): Brief {
  const day = dayNumber(dateKey)
  const { family, occurrence } = wanted
    ? { family: wanted, occurrence: day }
    : familyOfDay(secret, day)
  const plan = familyNamed(family)?.plan(occurrence, (label, items, round) =>
    shuffledRound(secret, `${family}:${label}`, items, round),
  )
  return {
    family,
    occurrence,
    subjects: (plan?.subjects ?? []).map(motifNamed),
    ...(plan?.place ? { place: plan.place } : {}),
    key: keyOfDay(secret, day),
    weather: weatherOfDay(secret, day, Number(dateKey.slice(5, 7))),
    scheme: schemeOfDay(secret, day),
    wishes: [],
  }
}

export function briefOf(request: BriefRequest, _rng: Rng): Brief {
  return briefOfDay(request)
}
