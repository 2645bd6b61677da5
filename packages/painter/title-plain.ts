import { inSky, isUnique } from './title-lines'
import { isOne } from './title-nouns'
import type { Words } from './title'

/** Who is in the picture, in a few words. */
function together({ first, second }: Words): string[] {
  if (second)
    return [
      ...(isOne(first) && isOne(second) ? [`${first.the} and ${second.the}`] : []),
      `${first.some} and ${second.some}`,
    ]
  return []
}

/** A part of a body or a face alone is not what one meets. */
const PART = /hand|finger|thumb|fist|face|eye|foot|ear\b|nose|mouth|tooth|flag|sign|letter|word/

/** One thing or animal that nothing is beside. */
function aloneOf({ first, second, view }: Words): string[] {
  const { kind, some, bare, count } = first
  if (second || isUnique(first) || PART.test(bare) || inSky(first)) return []
  if (count > 1) return kind === 'animal' ? [`${some} together`] : []
  return [...(first.before && view === 'sparse' ? [`a small ${first.before}`] : [])]
}

/** Lines that say nothing but what is seen. */
export function plainOf(words: Words): string[] {
  const { first, second } = words
  if (second) return together(words)
  return [...(isOne(first) ? [first.the] : []), ...[first.some, ...aloneOf(words)]]
}
