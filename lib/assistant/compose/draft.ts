import PASSAGES from '@/lib/assistant/compose/passages.json' with { type: 'json' }
import type { Source } from '@/lib/assistant/schema'
import { isIn } from '@/lib/assistant/patterns'
import type { Draft, Interpretation } from '@/lib/assistant/stages'
import { PATHS } from '@/lib/config/paths'
import { capital, count, isoTime } from '@/lib/format'
import type { SearchKind, Filter } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'
import { termsOf } from '@/lib/search/words'

export function draftOf(
  content: string,
  about: readonly Match[],
  more: Partial<Pick<Draft, 'sources' | 'isKnown'>> = {},
): Draft {
  return {
    content,
    about,
    sources: about.map(({ entry }) => sourceOf(entry)),
    isKnown: true,
    ...more,
  }
}

export function nameOf({ title, kind }: Pick<Entry, 'title' | 'kind'>): string {
  return kind.name === 'page' ? `the page “${title}”` : `“${title}”`
}

export function sourceOf({ title, href }: Entry): Source {
  return { title, href }
}

export const RESULTS = { plural: 'results', href: PATHS.search }
const SEARCH = { plural: 'search', href: PATHS.search }

export function sourceOfKind({
  plural,
  href,
}: Pick<SearchKind, 'plural' | 'href'> = SEARCH): Source {
  return { title: capital(plural), href }
}

export function nounPhrase(
  number: number | 'no' | null,
  { plural }: Pick<SearchKind, 'plural'>,
  filters: readonly Filter[] = [],
): string {
  const labels = (isBefore: boolean) =>
    filters.filter((one) => isBefore === isLeading(one)).map(({ label }) => label)
  const after = labels(false).map((label) => label.replace(/^not /, 'that are not '))
  const first = typeof number === 'number' ? [count(number)] : (number ?? [])
  return [first, labels(true), plural, after.join(' and ')].flat().filter(Boolean).join(' ')
}

const isLeading = ({ isAdjective = false, label }: Filter) =>
  isAdjective && !label.startsWith('not ')

export function withRemarks(content: string, filters: readonly Filter[]): string {
  const notes = new Set(filters.flatMap(({ note }) => note ?? []))
  const bases = [...new Set(filters.flatMap(({ basis }) => basis ?? []))]
  return [
    [...notes, content].join(' '),
    ...bases.map((basis) => `I can tell this by ${basis} alone, unless they declare it.`),
  ].join('\n')
}

export function inReadersTime(content: string, utcOffset: number): string {
  if (utcOffset === 0) return content
  return content.replace(/\b(\d\d):(\d\d) UTC/g, (whole, hours: string, minutes: string) => {
    const at = new Date(Date.UTC(2000, 0, 1, Number(hours), Number(minutes) + utcOffset))
    return `${whole} (${isoTime(at.toISOString())} your time)`
  })
}

export const HEAT = termsOf('temperature hot heat degrees')
const IN_OVEN = termsOf('bake roast')

export function withFilters(
  sentence: string,
  { facts = {} }: Entry,
  { filters, people }: Pick<Interpretation, 'filters' | 'people'>,
) {
  const wanted = filters.flatMap(({ isNegative, fact }) => (isNegative ? [] : fact))
  const all = people === null ? wanted : [...wanted, 'servings' as const]
  const phrases = [...new Set(all.flatMap((fact) => facts[fact]?.phrase ?? []))]
  const others = phrases.filter((phrase) => !sentence.includes(phrase))
  return sentence + others.map((phrase) => ` It ${phrase}.`).join('')
}

const MEANINGS = PASSAGES.meanings.map(termsOf)

/** The terms of words that have others of the same meaning, with those. */
export function meaningsIn(text: string): string[] {
  const terms = termsOf(text)
  return MEANINGS.filter((line) => line.some((term) => terms.includes(term))).flat()
}

export function askedSteps({ topic, text }: Interpretation): string[] {
  if (topic === 'minutes' && isIn('inOven', text)) return IN_OVEN
  const heat = termsOf(text).some((term) => HEAT.includes(term)) ? HEAT : []
  return topic === 'minutes' ? [...heat, ...meaningsIn(text)] : heat
}
