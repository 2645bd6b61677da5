import type { Filter, Measure, SearchKind } from '@/lib/search/document'
import type { Relation } from '@/lib/search/relations'
import { remembered } from '@/lib/search/remembered'
import { isFormOf } from '@/lib/search/words'

export type Place = {
  text: string
  start: number
  end: number
  wording: string
  unit: string | undefined
  value: number
}

const REACH = 6

const whole = remembered((pattern: string) => new RegExp(`^(?:${pattern})$`))

/** The unit tells it, else the comparative, the nearest name, or the kind in question and a likely number. */
export function measureOf(kinds: readonly SearchKind[], place: Place): Measure | undefined {
  const words = place.text.split(' ')
  const named = kinds.filter((kind) =>
    words.some((word) => kind.words.some((one) => isFormOf(word, one))),
  )
  const measuresOf = (of: readonly SearchKind[]) => of.flatMap(({ measures = [] }) => measures)
  const ofNamed = measuresOf(named)
  const all = [...ofNamed, ...measuresOf(kinds)]
  const { text, start, end, wording, unit, value } = place
  if (unit) return all.find((one) => isOfUnit(one, unit))
  const isLikely = ({ isMeant }: Measure) => isMeant?.(value) ?? false
  const best = (of: readonly Measure[]) =>
    of.find((one) => ofNamed.includes(one)) ?? of.find(isLikely) ?? of[0]
  const ofWording = all.filter(
    ({ name }) => name && wording.split(' ').some((word) => whole(name).test(word)),
  )
  if (ofWording.length > 0) return best(ofWording)
  const before = text.slice(0, start).split(' ').filter(Boolean).slice(-REACH).toReversed()
  const after = text
    .slice(end)
    .split(' ')
    .filter(Boolean)
    .slice(0, REACH - 1)
  for (let distance = 0; distance < REACH; distance++) {
    const near = [before[distance], after[distance]].flatMap((word) => word ?? [])
    const ofName = all.filter(({ name }) => near.some((word) => name && whole(name).test(word)))
    const found = best(ofName)
    if (found && (named.length === 0 || ofNamed.includes(found))) return found
  }
  const isOfKind = (one: Measure) => isLikely(one) && !one.needsKind
  return ofNamed.find(isLikely) ?? all.find(isOfKind)
}

export const isOfUnit = ({ unit = '(?!)' }: Measure, written: string) => whole(unit).test(written)

/** `In 30 minutes`, `for 12 euros` */
export const havingBefore = ({ preposition = '(?!)' }: Measure, text: string) =>
  new RegExp(`\\b(?:${preposition}) $`).exec(text)?.[0] ?? ''

export function limitOf(measure: Measure, limit: number, { sign, label, accepts }: Relation) {
  if (sign === '~' && measure.tolerance === undefined) return null
  const { format, tolerance = 0 } = measure
  const filter = ofNumber(measure, `${label} ${format(limit)}`, (value) =>
    accepts(value, limit, tolerance),
  )
  return sign === '~' ? { ...filter, near: limit } : filter
}

export function rangeOf(
  measure: Measure,
  [from, to]: readonly [number, number],
  isExclusive: boolean,
): Filter {
  const [first, second] = isExclusive ? ['between', 'and'] : ['from', 'to']
  const label = `${first} ${measure.format(from)} ${second} ${measure.format(to)}`
  return ofNumber(measure, label, (value) =>
    isExclusive ? value > from && value < to : value >= from && value <= to,
  )
}

function ofNumber({ fact }: Measure, label: string, accepts: (value: number) => boolean): Filter {
  return {
    fact,
    label,
    accepts: ({ value }) => accepts(Array.isArray(value) ? value.length : Number(value)),
  }
}
