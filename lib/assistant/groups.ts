import type { Composed } from '@/lib/assistant/compose'
import { placeOf } from '@/lib/assistant/sentences'
import type { Understood } from '@/lib/assistant/understand'
import { count, monthName } from '@/lib/format'
import type { FactName } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'

const MAX_GROUPS = 5
const MAX_NAMES = 12

const GROUPED =
  /\b(?:which|what|in which|in what) (city|town|country|month|year|author|member|artist|creator|chef|type|kind)\b.*\b(most|fewest|least)\b|\b(who) (?:has |have )?(?:\w+ )?the (most|fewest|least)\b/

/** Counts by place, month or author; only two of them where the question names two. */
export function compareCounts({ text, found, kinds, filters }: Understood): Composed | null {
  const [, group, , who] = GROUPED.exec(text) ?? []
  const [either] = filters.filter(({ label }) => label.includes(' or '))
  const isOfTwo = either !== undefined && /\b(more|fewer|less)\b/.test(text)
  if (!group && !who && !isOfTwo) return null
  const namesOf = namesIn(group ?? (isOfTwo && either.fact === 'place' ? 'city' : 'author'))
  const counts = new Map<string, number>()
  for (const { entry } of found) {
    const name = namesOf(entry)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const isMost = !/\b(fewest|least|fewer|less)\b/.test(text)
  const rows = [...counts].sort(([, a], [, b]) => (isMost ? b - a : a - b))
  const [kind = found[0]?.entry.kind] = kinds
  if (rows.length === 0 || !kind) return null
  const lines = rows.slice(0, MAX_GROUPS).map(([name, number]) => `– ${name}: ${count(number)}`)
  return {
    content: [`Of ${count(found.length)} ${kind.plural}, counted:`, ...lines].join('\n'),
    sources: [placeOf(kind)],
    isKnown: true,
    about: found,
  }
}

const AVERAGED =
  /\b(?:which|what) (city|town|country|artist|author|chef|type|kind|month|year)\b.*\b(best|highest|worst|lowest) average\b/

export function compareAverages({ text, found }: Understood): Composed | null {
  const [, group, end] = AVERAGED.exec(text) ?? []
  if (!group) return null
  const namesOf = namesIn(group)
  const scores = new Map<string, number[]>()
  const scored = found.flatMap(({ entry }) => {
    const [name, score] = [namesOf(entry), entry.facts?.score?.value]
    return name !== null && typeof score === 'number' ? [{ entry, name, score }] : []
  })
  for (const { name, score } of scored) scores.set(name, [...(scores.get(name) ?? []), score])
  const [first] = scored
  if (!first) return null
  const sign = /best|highest/.test(end ?? '') ? -1 : 1
  const lines = [...scores]
    .map(([name, all]) => ({ name, mean: all.reduce((sum, one) => sum + one, 0) / all.length }))
    .sort((a, b) => sign * (a.mean - b.mean))
    .slice(0, MAX_GROUPS)
    .map(({ name, mean }) => `– ${name}: ${mean.toFixed(2)} of 10`)
  const { kind } = first.entry
  return {
    content: [`Of ${count(scored.length)} ${kind.plural}, by their average:`, ...lines].join('\n'),
    sources: [placeOf(kind)],
    isKnown: true,
    about: found,
  }
}

function namesIn(group: string): (entry: Entry) => string | null {
  const valueIn = ({ facts = {} }: Entry, fact: FactName, i = 0) => {
    const value = [facts[fact]?.value ?? []].flat()[i]
    return value === undefined ? null : String(value)
  }
  if (/city|town/.test(group)) return (entry) => valueIn(entry, 'place')
  if (group === 'country') return (entry) => valueIn(entry, 'place', 1)
  if (/type|kind/.test(group)) return (entry) => valueIn(entry, 'tags')
  if (group === 'year') return (entry) => valueIn(entry, 'date')?.slice(0, 4) ?? null
  if (group !== 'month') return (entry) => valueIn(entry, 'maker')
  return (entry) => {
    const [year, month] = valueIn(entry, 'date')?.split('-') ?? []
    return month ? `${monthName(Number(month))} ${year}` : null
  }
}

const NAMES =
  /\b(?:which|what|how many|all|any|all the) (?:different |other )?(cities|towns|countries|types|kinds|sorts|styles|authors|artists|chefs|creators|painters|cooks|years|months|categories|cuisines|tags)\b/

/** `In which cities have you had coffee?` asks for the places, not the coffees. */
export function listNames({ text, found, kinds, filters }: Understood): Composed | null {
  const [, group] = NAMES.exec(text) ?? []
  const [kind = found[0]?.entry.kind] = kinds
  if (!group || !kind) return null
  const namesOf = namesIn(singular(group))
  const counts = new Map<string, number>()
  for (const { entry } of found) {
    const name = namesOf(entry)
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  if (counts.size === 0) return null
  const names = [...counts].sort(([, a], [, b]) => b - a).map(([name, n]) => `${name} (${n})`)
  const shown = names.slice(0, MAX_NAMES)
  const more = names.length > shown.length ? `, and ${count(names.length - shown.length)} more` : ''
  const how = [kind.plural, ...filters.map(({ label }) => label)].join(' ')
  return {
    content: `There are ${count(names.length)} ${group} of ${how}: ${shown.join(', ')}${more}.`,
    sources: [placeOf(kind)],
    isKnown: true,
    about: found,
  }
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '')
