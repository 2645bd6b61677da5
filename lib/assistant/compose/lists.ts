import { draftOf, nameOf, sourceOf, sourceOfKind } from '@/lib/assistant/compose/draft'
import { sentenceOf } from '@/lib/assistant/compose/sentences'
import { isMake } from '@/lib/assistant/entries'
import { sortedBy } from '@/lib/assistant/fact-values'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { count } from '@/lib/format'
import type { Match } from '@/lib/search/index-documents'

const MAX_LISTED = 5
const MAX_CHOICES = 3

const ASKS_GOOD = /\b(?:good|great|nice|fine|tasty|delicious|like|love)\b/

export function askBack(matches: readonly Match[]): Draft {
  const choices = matches.slice(0, MAX_CHOICES)
  const names = choices.map(({ entry }) => `${nameOf(entry)} (${entry.kind.plural})`)
  return draftOf(`Which one do you mean: ${names.join(', or ')}?`, choices)
}

export function list(interpretation: Interpretation): Draft {
  const { filters, topic, asksForOne, asksWhether, text } = interpretation
  const matches = ASKS_GOOD.test(text) ? bestFirst(interpretation.matches) : interpretation.matches
  const isYes = asksForOne || (asksWhether && matches.every(({ entry }) => isMake(entry)))
  const [kind, other] = new Set(matches.map(({ entry }) => entry.kind))
  const only = other ? undefined : kind
  const fact = filters[0]?.fact ?? (topic === 'steps' ? undefined : (topic ?? undefined))
  const shown = matches.slice(0, MAX_LISTED)
  const more = matches.length - shown.length
  const lines = [
    `${isYes ? 'Yes, ' : ''}I found ${count(matches.length)} ${only?.plural ?? 'results'}:`,
    ...shown.map(({ entry }) => `– ${sentenceOf(entry, fact)}`),
    ...(more > 0 ? [`And ${count(more)} more.`] : []),
  ]
  // The page of all has what is not listed here.
  const rest = more > 0 && only ? [sourceOfKind(only)] : []
  const sources = [...shown.map(({ entry }) => sourceOf(entry)), ...rest]
  return draftOf(lines.join('\n'), matches, { sources })
}

function bestFirst(matches: readonly Match[]): readonly Match[] {
  const rated = sortedBy(matches, { fact: 'score', end: 'max' }).map(({ match }) => match)
  return rated.length === matches.length ? rated : matches
}
