import type { Composed } from '@/lib/assistant/compose'
import { named, placeOf, sentenceOf, sourceOf } from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import { ordered } from '@/lib/assistant/values'
import { count } from '@/lib/format'
import type { Match } from '@/lib/search/index-documents'

const MAX_LISTED = 5

const ASKS_GOOD = /\b(?:good|great|nice|fine|tasty|delicious|like|love)\b/

export function askBack(found: readonly Match[]): Composed {
  const shown = found.slice(0, 3)
  const names = shown.map(({ entry }) => `${named(entry)} (${entry.kind.plural})`)
  return {
    content: `Which one do you mean: ${names.join(', or ')}?`,
    sources: shown.map(({ entry }) => sourceOf(entry)),
    isKnown: true,
    about: shown,
  }
}

export function list(understood: Understood): Composed {
  const { filters, topic, asksForOne, asksWhether, text } = understood
  const found = ASKS_GOOD.test(text) ? bestFirst(understood.found) : understood.found
  const isOfMakes = asksWhether && found.every(({ entry }) => entry.kind.name === 'make')
  const kinds = new Set(found.map(({ entry }) => entry.kind))
  const [kind] = kinds
  const plural = kinds.size === 1 && kind ? kind.plural : 'results'
  const shown = found.slice(0, MAX_LISTED)
  const fact = filters[0]?.fact ?? (topic === 'steps' ? undefined : (topic ?? undefined))
  const lines = shown.map(({ entry }) => `– ${sentenceOf(entry, fact)}`)
  const more = found.length - shown.length
  return {
    content: [
      `${asksForOne || isOfMakes ? 'Yes, ' : ''}I found ${count(found.length)} ${plural}:`,
      ...lines,
      ...(more > 0 ? [`And ${count(more)} more.`] : []),
    ].join('\n'),
    // The page of all has what is not listed here.
    sources: [
      ...shown.map(({ entry }) => sourceOf(entry)),
      ...(more > 0 && kinds.size === 1 && kind ? [placeOf(kind)] : []),
    ],
    isKnown: true,
    about: found,
  }
}

function bestFirst(found: readonly Match[]): readonly Match[] {
  const rated = ordered(found, { fact: 'score', end: 'most' }).map(({ match }) => match)
  return rated.length === found.length ? rated : found
}
