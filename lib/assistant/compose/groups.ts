import { draftOf, sourceOfKind } from '@/lib/assistant/compose/draft'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { count, monthName } from '@/lib/format'
import type { FactName, SearchKind } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'

const MAX_GROUPS = 5
const MAX_NAMES = 12

const NOUN = 'city|town|country|month|year|author|member|artist|creator|chef|type|kind'
const COUNTED = new RegExp(
  `\\b(?:which|what|in which|in what) (${NOUN})\\b.*\\b(?:most|fewest|least)\\b|\\b(who) (?:has |have )?(?:\\w+ )?the (?:most|fewest|least)\\b`,
)
const AVERAGED = new RegExp(
  `\\b(?:which|what) (${NOUN})\\b.*\\b(best|highest|worst|lowest) average\\b`,
)
const NAMED =
  /\b(?:which|what|how many|all|any|all the) (?:different |other )?(cities|towns|countries|types|kinds|sorts|styles|authors|artists|chefs|creators|painters|cooks|years|months|categories|cuisines|tags)\b/
const IS_FEWEST = /\b(?:fewest|least|fewer|less)\b/

/** Counts by place, month or author; only two of them where the question names two. */
export function compareCounts({ text, matches, kinds, filters }: Interpretation): Draft | null {
  const [, noun, author] = COUNTED.exec(text) ?? []
  const [either] = filters.filter(({ label }) => label.includes(' or '))
  const isOfTwo = either !== undefined && /\b(?:more|fewer|less)\b/.test(text)
  if (!noun && !author && !isOfTwo) return null
  const ofTwo = isOfTwo && either.fact === 'place' ? 'city' : 'author'
  const groups = [...groupsOf(matches, noun ?? ofTwo)]
  const sign = IS_FEWEST.test(text) ? 1 : -1
  const lines = groups
    .sort(([, a], [, b]) => sign * (a.length - b.length))
    .map(([name, group]) => `${name}: ${count(group.length)}`)
  const [kind = matches[0]?.entry.kind] = kinds
  return kind
    ? listGroups(`Of ${count(matches.length)} ${kind.plural}, counted:`, lines, matches, kind)
    : null
}

/** `Which city has the best average?` */
export function compareAverages({ text, matches }: Interpretation): Draft | null {
  const [, noun, end] = AVERAGED.exec(text) ?? []
  if (!noun) return null
  const scored = matches.filter(({ entry }) => scoreOf(entry) !== null)
  const groups = [...groupsOf(scored, noun)].map(([name, group]) => ({
    name,
    count: group.length,
    mean: group.reduce((sum, { entry }) => sum + (scoreOf(entry) ?? 0), 0) / group.length,
  }))
  const total = groups.reduce((sum, group) => sum + group.count, 0)
  const sign = end === 'best' || end === 'highest' ? -1 : 1
  const lines = groups
    .sort((a, b) => sign * (a.mean - b.mean))
    .map(({ name, mean }) => `${name}: ${mean.toFixed(2)} of 10`)
  const kind = scored[0]?.entry.kind
  return kind
    ? listGroups(`Of ${count(total)} ${kind.plural}, by their average:`, lines, matches, kind)
    : null
}

/** `In which cities have you had coffee?` asks for the places, not the coffees. */
export function listNames({ text, matches, kinds, filters }: Interpretation): Draft | null {
  const [, nouns] = NAMED.exec(text) ?? []
  const [kind = matches[0]?.entry.kind] = kinds
  if (!nouns || !kind) return null
  const names = [...groupsOf(matches, nouns.replace(/ies$/, 'y').replace(/s$/, ''))]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, group]) => `${name} (${group.length})`)
  if (names.length === 0) return null
  const more = names.length > MAX_NAMES ? `, and ${count(names.length - MAX_NAMES)} more` : ''
  const label = [kind.plural, ...filters.map((filter) => filter.label)].join(' ')
  return draftOf(
    `There are ${count(names.length)} ${nouns} of ${label}: ${names.slice(0, MAX_NAMES).join(', ')}${more}.`,
    matches,
    { sources: [sourceOfKind(kind)] },
  )
}

function listGroups(head: string, lines: string[], about: readonly Match[], kind: SearchKind) {
  if (lines.length === 0) return null
  const shown = lines.slice(0, MAX_GROUPS).map((line) => `– ${line}`)
  return draftOf([head, ...shown].join('\n'), about, { sources: [sourceOfKind(kind)] })
}

function groupsOf(matches: readonly Match[], noun: string): Map<string, Match[]> {
  const groups = new Map<string, Match[]>()
  for (const match of matches) {
    const name = groupOf(match.entry, noun)
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), match])
  }
  return groups
}

function groupOf({ facts = {} }: Entry, noun: string): string | undefined {
  const valueOf = (fact: FactName, i = 0) => [facts[fact]?.value ?? []].flat()[i]?.toString()
  const [year, month] = valueOf('date')?.split('-') ?? []
  if (noun === 'city' || noun === 'town') return valueOf('place')
  if (noun === 'country') return valueOf('place', 1)
  if (noun === 'type' || noun === 'kind') return valueOf('tags')
  if (noun === 'year') return year
  if (noun === 'month') return month && `${monthName(Number(month))} ${year}`
  return valueOf('maker')
}

const scoreOf = ({ facts }: Entry) =>
  typeof facts?.score?.value === 'number' ? facts.score.value : null
