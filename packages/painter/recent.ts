import { dayNumber } from './schedule'

/** What the site painted on an earlier day. */
export type Painted = {
  dateKey: string
  family: string
  /** The main subject. */
  subject: string
  /** The composition of the family, and how it is seen. */
  variant: number
  view: string
  scheme: string
  title: string
  /** The colours of its parts, see `critic/thumbnail.ts`. */
  thumbnail: string
}

/** Days in which a family does not show the same subject again. */
const APART = 30

function daysBetween(dateKey: string, { dateKey: before }: Painted): number {
  return Math.abs(dayNumber(dateKey) - dayNumber(before))
}

export function isRepeated(
  { dateKey, recent = [] }: { dateKey: string; recent?: readonly Painted[] },
  family: string,
  subject: string,
): boolean {
  return recent.some(
    (one) => one.family === family && one.subject === subject && daysBetween(dateKey, one) <= APART,
  )
}

/** Pictures in which no family shows a subject again that others could replace. */
const SUBJECTS_APART = 40

/** Whether any family showed a subject lately. @param pictures that are looked at */
export const isShownLately = (
  recent: readonly Painted[],
  subject: string | undefined,
  pictures = SUBJECTS_APART,
): boolean => recent.slice(0, pictures).some((one) => one.subject === subject)

/** How new a family is to the readers, 0–1: of the last pictures none should be of it. */
export function familyIsNew(recent: readonly Painted[] = [], family: string): number {
  const at = recent.findIndex((one) => one.family === family)
  return at < 0 || at >= 8 ? 1 : at === 0 ? 0.02 : at < 3 ? 0.25 : 0.7
}

/** The first of those that were not shown, or else what was shown longest ago.
 * @param shown names, the newest first */
export function longestAgo<T>(
  items: readonly T[],
  shown: readonly (string | undefined)[],
  nameOf: (item: T) => string | undefined = String,
): T | undefined {
  const ages = items
    .map((item) => shown.indexOf(nameOf(item)))
    .map((at) => (at < 0 ? Infinity : at))
  return items[ages.indexOf(Math.max(...ages))]
}

/** Pictures in which a heart, whatever its colour, is not the subject again. */
const HEARTS_APART = 15

/** Whether a chosen motif is a heart and one was the subject lately: it is a remarque then. */
export const isHeartAgain = (recent: readonly Painted[], { name }: { name: string }): boolean =>
  /heart/.test(name) && recent.slice(0, HEARTS_APART).some(({ subject }) => /heart/.test(subject))
