import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'

const LONGEST_AMOUNT = 25
const MAX_LINES = 500
/** At least one of so many lines is an amount, as names without one stand between. */
const MAX_LINES_PER_AMOUNT = 4
const STARTS_WITH_FIGURE = /^\p{N}/u

/** Amounts on lines of their own stand before the names that are below them, or above. */
export function joinAmounts(lines: readonly string[]): string[] {
  if (lines.length > MAX_LINES) return [...lines]
  const alone = new Set(lines.filter(isAmount))
  const count = lines.filter((line) => alone.has(line)).length
  if (count < 2 || count * MAX_LINES_PER_AMOUNT < lines.length) return [...lines]
  const isPair = (amount: string, name: string) =>
    alone.has(amount) && name !== '' && !STARTS_WITH_FIGURE.test(name) && !name.endsWith(':')
  const isAbove = alone.has(lines.find((line) => !line.endsWith(':')) ?? '')
  const joined: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const pair = [lines[index] ?? '', lines[index + 1] ?? '']
    const [amount = '', name = ''] = isAbove ? pair : pair.toReversed()
    const isJoined = isPair(amount, name)
    joined.push(isJoined ? `${amount} ${name}` : (pair[0] ?? ''))
    if (isJoined) index += 1
  }
  return joined
}

/** `200 g` and `2`, without what it is of. */
function isAmount(line: string): boolean {
  if (line.length > LONGEST_AMOUNT || !STARTS_WITH_FIGURE.test(line)) return false
  const [amount, ...others] = parseQuantity(line) ?? []
  if (typeof amount !== 'object' || others.length > 0) return false
  return amount.word === '' || (amount.unit !== null && !amount.unit.isFood)
}
