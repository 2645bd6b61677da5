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

/** How new a family is to the readers, 0–1: of the last pictures none should be of it. */
export function familyIsNew(recent: readonly Painted[] = [], family: string): number {
  const at = recent.findIndex((one) => one.family === family)
  return at < 0 || at >= 8 ? 1 : at === 0 ? 0.02 : at < 3 ? 0.25 : 0.7
}

export function familyLongestAgo<T extends string>(
  families: readonly T[],
  recent: readonly Painted[],
): T | undefined {
  const last = recent.map(({ family }) => family)
  const ages = families.map((family) => (last.includes(family) ? last.indexOf(family) : Infinity))
  return families[ages.indexOf(Math.max(...ages))]
}
