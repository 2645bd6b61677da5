import { complement, LAST_CODE_POINT, normalise, type Range, sameRanges } from './code-points'
import { withOtherCases } from './letter-case'
import { PatternError } from './reader'

/** A set of code points: ranges, and Unicode properties as members of a class in JavaScript. */
export type CharacterSet = {
  ranges: readonly Range[]
  properties: readonly string[]
  isNegated: boolean
}

export function setOf(ranges: readonly Range[]): CharacterSet {
  return { ranges: normalise(ranges), properties: [], isNegated: false }
}

export function negated(set: CharacterSet): CharacterSet {
  return { ...set, isNegated: !set.isNegated }
}

export function literal(codePoint: number, ignoresCase: boolean): CharacterSet {
  const ranges: Range[] = [[codePoint, codePoint]]
  return setOf(ignoresCase ? withOtherCases(ranges) : ranges)
}

/** The members of one class that is the union of others. */
export function union(sets: readonly CharacterSet[]): CharacterSet {
  const ranges = sets.flatMap((set) => (set.properties.length > 0 ? [] : rangesOf(set)))
  const properties = sets.flatMap((set) => {
    if (set.properties.length === 0) return []
    if (!set.isNegated) return [...set.properties, membersOf(set.ranges)]
    const only = onlyProperty(set)
    if (only === undefined) throw new PatternError('such a property is not supported in a class')
    return [opposite(only)]
  })
  return { ranges: normalise(ranges), properties, isNegated: false }
}

/** Whether a set contains all cases of its letters; unknown, and so false, with properties. */
export function hasAllCases({ ranges, properties }: CharacterSet): boolean {
  return properties.length === 0 && sameRanges(ranges, withOtherCases(ranges))
}

/** A class in the syntax of JavaScript's u flag. */
export function sourceOf(set: CharacterSet): string {
  const { properties, ranges, isNegated } = set
  if (properties.length > 0) {
    const only = onlyProperty(set)
    if (only !== undefined) return isNegated ? opposite(only) : only
    return `[${isNegated ? '^' : ''}${properties.join('')}${membersOf(ranges)}]`
  }
  const all = rangesOf(set)
  const [range] = all
  if (all.length === 1 && range?.[0] === range?.[1]) return escaped(range?.[0] ?? 0)
  return `[${membersOf(all)}]`
}

export const ANY: CharacterSet = setOf([[0, LAST_CODE_POINT]])

function onlyProperty({ properties, ranges }: CharacterSet): string | undefined {
  return properties.length === 1 && ranges.length === 0 ? properties[0] : undefined
}

/** \p{…} for \P{…}, and the other way round. */
function opposite(property: string): string {
  return `${property.startsWith('\\p') ? '\\P' : '\\p'}${property.slice(2)}`
}

function rangesOf({ ranges, isNegated }: CharacterSet): readonly Range[] {
  return isNegated ? complement(ranges) : ranges
}

function membersOf(ranges: readonly Range[]): string {
  return ranges
    .map(([first, last]) =>
      first === last ? escaped(first) : `${escaped(first)}-${escaped(last)}`,
    )
    .join('')
}

/** Letters and digits stand for themselves, all others are escaped. */
function escaped(codePoint: number): string {
  const character = String.fromCodePoint(codePoint)
  return /[a-zA-Z0-9]/.test(character) ? character : `\\u{${codePoint.toString(16)}}`
}
