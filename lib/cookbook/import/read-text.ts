import type { FoundRecipe } from '@/lib/cookbook/import/imported-recipe'
import { joinAmounts } from '@/lib/cookbook/import/join-amounts'
import { joinWrapped } from '@/lib/cookbook/import/join-wrapped'
import { titleAt, withoutTitleLabel } from '@/lib/cookbook/import/message-lines'
import { nameGroups } from '@/lib/cookbook/import/name-groups'
import { readServings } from '@/lib/cookbook/import/read-servings'
import { BULLET, splitSteps } from '@/lib/cookbook/import/split-steps'
import {
  chunksOf,
  cookingTime,
  isFact,
  servingsInTitle,
  statesServings,
  timeOf,
  withoutDates,
} from '@/lib/cookbook/import/text-facts'
import { textParts } from '@/lib/cookbook/import/text-parts'
import { NUMBERED } from '@/lib/cookbook/import/unnamed-parts'

/** Plain text or Markdown with a heading above its ingredients or its steps; null without one. */
export function readText(text: string, pageTitle?: string): FoundRecipe | null {
  const isPage = pageTitle !== undefined
  const parts = textParts(text, isPage)
  if (parts.lines.length === 0 && parts.steps.length === 0) return null
  const at = isPage ? 0 : titleAt(parts.head)
  const firstLine = parts.head[at] ?? ''
  const head = isPage ? parts.head : parts.head.toSpliced(at, 1)
  const rows = head.map((line) => line.replace(BULLET, ''))
  const facts = chunksOf([...withoutDates(rows.filter(isFact)), ...parts.facts])
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
