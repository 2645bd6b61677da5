import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import { nameGroups } from '@/lib/cookbook/import/name-groups'
import { splitLine } from '@/lib/cookbook/import/split-line'
import { MAX_LIST, plainLetters } from '@/lib/cookbook/import/text-facts'
import WORDS from '@/lib/cookbook/import/words.json' with { type: 'json' }
import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'
import { findSpelling } from '@/lib/cookbook/scale/units'

const LONGEST_AMOUNT = 25
/** At least one of so many lines is an amount, as names without one stand between. */
const MAX_LINES_PER_AMOUNT = 4
const STARTS_WITH_FIGURE = /^\p{N}/u
const COUNT = /^\d{1,2}$/u
/** The size of one, behind a count: `14.5-oz. can tomatoes`, `2" piece ginger` */
const SIZED = /^\p{N}[\p{N} .,/⁄–-]{0,9}(?:[-‑ ]\p{L}|["”″])/u
const IN_WORDS = /^(?:to taste|as needed|nach Geschmack|q\.b\.)$/iu
const SEASONINGS: ReadonlySet<string> = new Set(WORDS.seasonings.map(plainLetters))

/** Amounts alone go to the names below them, or above; all stay where it is not certain which. */
export function joinAmounts(lines: readonly string[]): string[] {
  if (lines.length > MAX_LIST) return [...lines]
  const alone = new Set(lines.filter(isAmount))
  const count = lines.filter((line) => alone.has(line)).length
  if (count < 2 || count * MAX_LINES_PER_AMOUNT < lines.length) return [...lines]
  const side = sideOfNames(lines, alone)
  if (side === 0) return [...lines]
  const isPair = (amount: string, name: string) =>
    alone.has(amount) &&
    name !== '' &&
    !name.endsWith(':') &&
    !alone.has(name) &&
    (!STARTS_WITH_FIGURE.test(name) || (side > 0 && COUNT.test(amount) && SIZED.test(name)))
  const joined: string[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const pair = [lines[index] ?? '', lines[index + 1] ?? '']
    const [amount = '', name = ''] = side > 0 ? pair : pair.toReversed()
    const isJoined = isPair(amount, name)
    // Above the first pair, the figures alone are numbers of servings to choose from.
    const isChoice = joined.length === 0 && COUNT.test(amount) && alone.has(name)
    if (!isChoice) joined.push(isJoined ? `${amount} ${name}` : (pair[0] ?? ''))
    if (isJoined) index += 1
  }
  return joined
}

/** 1: the names are below their amounts; -1: above; 0: it is not certain. */
function sideOfNames(lines: readonly string[], alone: ReadonlySet<string>): number {
  const isAlone = (index: number) => alone.has(lines[index] ?? ':')
  const isBorder = (index: number) => isWhole(lines[index] ?? ':') && !isAlone(index)
  let [ends, foods] = [0, 0]
  lines.forEach((line, index) => {
    if (!isAlone(index)) return
    if (isBorder(index - 1)) ends += 1
    if (isBorder(index + 1)) ends -= 1
    if (COUNT.test(line)) foods += namesFood(lines[index + 1]) - namesFood(lines[index - 1])
  })
  const [bySides, byFoods] = [Math.sign(ends), Math.sign(foods)]
  if (bySides * byFoods < 0) return 0
  return bySides || byFoods || needsNone(lines[0]) - needsNone(lines.at(-1))
}

/** The name of a group, or a food with its amount. */
function isWhole(line: string): boolean {
  return line.endsWith(':') || (STARTS_WITH_FIGURE.test(line) && !SIZED.test(line))
}

/** 1 for a food that is counted. */
function namesFood(line = ''): number {
  const isFood = line.split(/[\s,]+/u).some((word) => findSpelling(word)?.unit.isFood)
  return Number(isFood || SIZED.test(line))
}

/** 1 for what has no amount: `Salt`, `Olive oil, for frying`, the name of a group. */
function needsNone(line = ''): number {
  const isNamed =
    nameGroups([line, '1'], false)[0] !== line || splitLine(line).quantity !== AS_NEEDED
  return Number(isNamed || SEASONINGS.has(plainLetters(line).replace(/[ ,].*$/u, '')))
}

/** `200 g` and `2`, without what it is of. */
function isAmount(line: string): boolean {
  if (IN_WORDS.test(line)) return true
  if (line.length > LONGEST_AMOUNT || !STARTS_WITH_FIGURE.test(line)) return false
  const [amount, ...others] = parseQuantity(line) ?? []
  if (typeof amount !== 'object' || others.length > 0) return false
  return amount.word === '' || (amount.unit !== null && !amount.unit.isFood)
}
