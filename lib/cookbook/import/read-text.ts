import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { joinWrapped } from '@/lib/cookbook/import/join-wrapped'
import { withoutTitleLabel } from '@/lib/cookbook/import/message-lines'
import { nameGroups } from '@/lib/cookbook/import/name-groups'
import { readServings } from '@/lib/cookbook/import/read-servings'
import { BULLET, splitSteps } from '@/lib/cookbook/import/split-steps'
import {
  chunksOf,
  cookingTime,
  isFact,
  MAX_LIST,
  servingsInTitle,
  statesServings,
  timeOf,
  withoutDates,
} from '@/lib/cookbook/import/text-facts'
import { textParts } from '@/lib/cookbook/import/text-parts'
import { NUMBERED } from '@/lib/cookbook/import/unnamed-parts'
import { parseQuantity } from '@/lib/cookbook/scale/parse-quantity'

/** Plain text or Markdown with a heading above its ingredients or its steps; null without one. */
export function readText(text: string, pageTitle?: string): FoundRecipe | null {
  const isPage = pageTitle !== undefined
  const parts = textParts(text, isPage)
  if (parts.lines.length === 0 && parts.steps.length === 0) return null
  const [firstLine = '', ...others] = parts.head
  const head = isPage ? parts.head : others
  const rows = head.map((line) => line.replace(BULLET, ''))
  const facts = chunksOf([...rows.filter(isFact), ...parts.facts])
  const chunks = chunksOf(rows)
  const steps = isPage ? numberedOf(parts.steps) : parts.steps
  return {
    title: isPage && pageTitle ? pageTitle : withoutTitleLabel(firstLine),
    description: isPage ? '' : rows.filter((line) => !isFact(line)).join(' '),
    time: cookingTime(timeOf(facts) || timeOf(chunksOf(withoutDates(rows)))),
    servings: readServings([
      ...facts.filter(statesServings),
      ...parts.headings,
      ...chunks.filter(statesServings),
      ...servingsInTitle(firstLine),
    ]),
    tags: parts.tags,
    lines: joinAmounts(joinWrapped(parts.lines.map((line) => line.replace(BULLET, '')))),
    instructions: splitSteps(nameGroups(steps, true).join('\n')),
    leftOver: isPage ? [] : parts.notes,
  }
}

/** On a page, what follows a numbered list is no step. */
function numberedOf(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => NUMBERED.test(line))
  return NUMBERED.test(lines[0] ?? '') && last > 0 ? lines.slice(0, last + 1) : lines
}

const LONGEST_AMOUNT = 25
/** At least one of so many lines is an amount, as names without one stand between. */
const MAX_LINES_PER_AMOUNT = 4
const STARTS_WITH_FIGURE = /^\p{N}/u

/** Amounts on lines of their own stand before the names that are below them, or above. */
function joinAmounts(lines: readonly string[]): string[] {
  if (lines.length > MAX_LIST) return [...lines]
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
