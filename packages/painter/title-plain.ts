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

/** Several animals that nothing is beside. */
function aloneOf({ first, second }: Words): string[] {
  const { kind, some, bare, count } = first
  if (second || isUnique(first) || PART.test(bare) || inSky(first)) return []
  return count > 1 && kind === 'animal' ? [`${some} together`] : []
}

/** Lines that say nothing but what is seen. */
export function plainOf(words: Words): string[] {
  const { first, second } = words
  if (second) return together(words)
  return [...(isOne(first) ? [first.the] : []), ...[first.some, ...aloneOf(words)]]
}
