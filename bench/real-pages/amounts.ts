import { scaleQuantity } from '@/lib/cookbook/scale/scale-quantity'

export type AmountsResult = {
  /** Those that can be scaled. */
  amounts: number
  /** `{quantity} ×{factor}: {scaled}` of each that is wrong. */
  zero: string[]
  sizes: string[]
  plurals: string[]
}

const FACTORS = [1 / 2, 2, 3]
const NUMBER = '(?:\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:[.,]\\d+)?)'
const ZERO = /(?<![\d.,/])0(?:[.,]0+)?(?![\d.,/])/u
/** Weights and volumes in brackets after a bare count, or joined with a hyphen. */
const MEASURE = '(?:ounces?|oz\\.?|pounds?|lbs?\\.?|g|kg|ml|l|inch(?:es)?|cm)'
const SIZES = [
  new RegExp(`(?<=^(?:\\d+|one|two|three|four) )\\((?!about)[^()]*${MEASURE}\\)`, 'giu'),
  new RegExp(`[\\d./½¼¾]+-\\s?(?:ounce|oz|pound|lb|gram)(?![\\p{L}])`, 'giu'),
]
const PAIRS = (
  'cup/cups tablespoon/tablespoons teaspoon/teaspoons ounce/ounces pound/pounds can/cans ' +
  'clove/cloves slice/slices package/packages bunch/bunches jar/jars sprig/sprigs stick/sticks ' +
  'head/heads stalk/stalks leaf/leaves piece/pieces pinch/pinches handful/handfuls box/boxes ' +
  'bag/bags dash/dashes ear/ears loaf/loaves inch/inches'
)
  .split(' ')
  .map((pair) => pair.split('/'))
const SINGULAR = new Set(PAIRS.map(([one]) => one))
const PLURAL = new Set(PAIRS.map(([, many]) => many))
const COUNTED = new RegExp(`(${NUMBER}) (?:(?:large|small|medium) )?(\\p{L}+)(?![\\p{L}-])`, 'gu')

/** Reads what a cook would see, by rules that are not those of the scaling. */
export function measureAmounts(quantities: readonly string[]): AmountsResult {
  const result: AmountsResult = { amounts: 0, zero: [], sizes: [], plurals: [] }
  for (const quantity of quantities) {
    result.amounts += scaleQuantity(quantity, 1).isScaled ? 1 : 0
    for (const factor of FACTORS) {
      const { text, isScaled } = scaleQuantity(quantity, factor)
      if (!isScaled) continue
      const line = `${quantity} ×${Number(factor.toFixed(2))}: ${text}`
      if (ZERO.test(text) && !ZERO.test(quantity)) result.zero.push(line)
      if (sizesOf(quantity).some((size) => !text.includes(size))) result.sizes.push(line)
      if (hasWrongPlural(text, quantity)) result.plurals.push(line)
    }
  }
  return result
}

function sizesOf(quantity: string): string[] {
  return SIZES.flatMap((pattern) => quantity.match(pattern) ?? [])
}

/** What the recipe itself says is not counted: the size of `28 ounce can` stays. */
function hasWrongPlural(text: string, quantity: string): boolean {
  const counted = [...text.replace(/\([^()]*\)/gu, '').matchAll(COUNTED)]
  return counted.some(([written, number = '', word = '']) => {
    if (quantity.includes(written)) return false
    const isMany = /\d \d/u.test(number) || (!number.includes('/') && Number(number) > 1)
    return (isMany ? SINGULAR : PLURAL).has(word.toLowerCase())
  })
}
