import type { Comparison, Topic } from '@/lib/assistant/intents'
import type { AssistantAnswer, Source } from '@/lib/assistant/schema'
import type { Understood } from '@/lib/assistant/understand'
import { PATHS } from '@/lib/config/paths'
import { count } from '@/lib/format'
import type { FactName, SearchFact } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'
import { mainFacts } from '@/lib/search/main-facts'
import { termsOf } from '@/lib/search/words'

const MOST_LISTED = 5
const MOST_TEXT = 300
/** A reading this much better than the next one is the one that is meant. */
const CLEARLY_BETTER = 1.4

const DEGREES = termsOf('temperature hot degrees')

export type Composed = AssistantAnswer & { about: readonly Match[] }

export function compose(understood: Understood): Composed {
  const { found, isKnown, comparison, asksCount } = understood
  if (!isKnown) return unknown(found)
  if (comparison) {
    const compared = compare(found, comparison)
    if (compared) return compared
  }
  if (asksCount) return counted(understood)
  const meant = theOneMeant(understood)
  if (meant) return { ...about(meant, understood), about: [meant] }
  return asksBack(understood) ? askBack(found) : list(understood)
}

function unknown(found: readonly Match[]): Composed {
  const [near] = found
  const isNear = near !== undefined && near.coverage >= 0.4
  return {
    content: isNear
      ? `I do not know that. The nearest that I found is ${named(near.entry)}.`
      : 'I do not know that. I only know what this site shows: its pictures, store, recipes, coffees and pages.',
    sources: isNear ? [sourceOf(near.entry)] : [{ title: 'Search', href: PATHS.search }],
    isKnown: false,
    about: [],
  }
}

function compare(found: readonly Match[], { fact, end, label }: Comparison): Composed | null {
  const known = found.flatMap((match) => {
    const of = match.entry.facts?.[fact]
    return of && !Array.isArray(of.value) ? [{ match, of, value: of.value as number | string }] : []
  })
  const sign = end === 'least' ? 1 : -1
  known.sort((a, b) => (a.value < b.value ? -sign : a.value > b.value ? sign : 0))
  const [first] = known
  if (!first) return null
  const { entry } = first.match
  const kinds = new Set(known.map(({ match }) => match.entry.kind.plural))
  const among = kinds.size === 1 ? entry.kind.plural : 'results'
  const content =
    known.length === 1
      ? `I found only ${named(entry)}: it ${first.of.says}.`
      : `The ${label} of ${count(known.length)} ${among} is ${named(entry)}: it ${first.of.says}.`
  return { content, sources: [sourceOf(entry)], isKnown: true, about: [first.match] }
}

function counted({ found, kinds, filters, words }: Understood): Composed {
  const [kind] = kinds
  const { plural = 'results', href = PATHS.search } = kind ?? {}
  const how = [
    ...filters.map(({ label }) => label),
    ...(words ? [`with the words “${words}”`] : []),
  ]
  const [only] = found.length === 1 ? found : []
  return {
    content: only
      ? `There is one: ${named(only.entry)}.`
      : `There are ${count(found.length)} ${[plural, ...how].join(' ')}.`,
    sources: [{ title: capital(plural), href }],
    isKnown: true,
    about: found,
  }
}

/** The only one, or the only one that the words name by its title, or one far ahead. */
function theOneMeant({ found, words, asksList, topic, filters }: Understood): Match | null {
  const [first, second] = found
  if (!first) return null
  if (!second) return first
  if (filters.length > 0 && topic === null) return null
  const inTitle = words ? found.filter(({ entry, terms }) => isNamedBy(entry, terms)) : []
  if (inTitle.length === 1 && !asksList) return inTitle[0] ?? null
  if (asksList && topic === null) return null
  return first.score > second.score * CLEARLY_BETTER ? first : null
}

function isNamedBy({ title }: Entry, terms: readonly string[]): boolean {
  const own = termsOf(title)
  return terms.every((term) => own.some((word) => word.slice(0, 4) === term.slice(0, 4)))
}

function asksBack({ topic, asksList, found, words }: Understood): boolean {
  return topic !== null && topic !== 'place' && !asksList && words !== '' && found.length > 1
}

function askBack(found: readonly Match[]): Composed {
  const shown = found.slice(0, 3)
  const names = shown.map(({ entry }) => `${named(entry)} (${entry.kind.plural})`)
  return {
    content: `Which one do you mean: ${names.join(', or ')}?`,
    sources: shown.map(({ entry }) => sourceOf(entry)),
    isKnown: true,
    about: shown,
  }
}

function list({ found, filters, topic }: Understood): Composed {
  const kinds = new Set(found.map(({ entry }) => entry.kind))
  const [kind] = kinds
  const plural = kinds.size === 1 && kind ? kind.plural : 'results'
  const shown = found.slice(0, MOST_LISTED)
  const fact = filters[0]?.fact ?? (topic === 'steps' ? undefined : (topic ?? undefined))
  const lines = shown.map(({ entry }) => `– ${sentenceOf(entry, fact)}`)
  const more = found.length - shown.length
  return {
    content: [
      `I found ${count(found.length)} ${plural}:`,
      ...lines,
      ...(more > 0 ? [`And ${count(more)} more.`] : []),
    ].join('\n'),
    sources: shown.map(({ entry }) => sourceOf(entry)),
    isKnown: true,
    about: found,
  }
}

function sentenceOf(entry: Entry, fact: FactName | undefined): string {
  const says = (fact && entry.facts?.[fact]?.says) ?? mainFacts(entry)[0]
  return says ? `${named(entry)} ${says}.` : `${named(entry)}.`
}

function about({ entry, terms, missing }: Match, { topic, words }: Understood): AssistantAnswer {
  const asked = words ? terms.filter((term) => !termsOf(entry.title).includes(term)) : []
  const told = detail(entry, topic, asked)
  const isKnown = told !== null || missing.length === 0
  const content = told ?? describe(entry)
  return {
    content: isKnown ? content : `I do not know that. This is what I found: ${content}`,
    sources: [sourceOf(entry)],
    isKnown,
  }
}

/** The fact or the sentences that the question is about. */
function detail(entry: Entry, topic: Topic | null, asked: readonly string[]): string | null {
  const { facts = {}, details = '', text } = entry
  const rows = rowsWith(facts.ingredients, asked)
  if (rows.length > 0) return `${named(entry)} needs ${rows.join('; ')}.`
  if (topic === 'steps' && details)
    return `${named(entry)}: ${clipped(details.replaceAll('\n', ' '))}`
  const fact = topic && topic !== 'steps' ? facts[topic] : undefined
  if (fact) return `${named(entry)} ${fact.says}.`
  const sentences = sentencesWith(`${text} ${details}`, asked)
  return sentences ? `${named(entry)}: ${clipped(sentences)}` : null
}

function rowsWith(fact: SearchFact | undefined, asked: readonly string[]): string[] {
  const rows = Array.isArray(fact?.value) ? fact.value.map(String) : []
  return rows.filter((row) => termsOf(row).some((term) => asked.includes(term)))
}

function sentencesWith(text: string, asked: readonly string[]): string | null {
  const rated = text.split(/(?<=[.!?])\s+/).map((sentence) => {
    const own = new Set([...termsOf(sentence), ...(sentence.includes('°') ? DEGREES : [])])
    return { sentence, rate: asked.filter((term) => own.has(term)).length }
  })
  const most = Math.max(0, ...rated.map(({ rate }) => rate))
  if (most === 0) return null
  return rated
    .flatMap(({ sentence, rate }) => (rate === most ? sentence : []))
    .slice(0, 2)
    .join(' ')
}

function describe(entry: Entry): string {
  const { text, kind } = entry
  const told = mainFacts(entry)
  if (told.length === 0)
    return text ? clipped(text) : `You find ${named(entry)} among the ${kind.plural}.`
  const [last = '', ...others] = told.toReversed()
  const all = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  return `${named(entry)} ${all}.${text ? ` ${clipped(text)}` : ''}`
}

/** Ends with a whole sentence or with dots. */
function clipped(text: string): string {
  if (text.length <= MOST_TEXT) return text
  const cut = text.slice(0, MOST_TEXT)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return end > MOST_TEXT / 2 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}

function named({ title, kind }: Pick<Entry, 'title' | 'kind'>): string {
  return kind.name === 'page' || kind.name === 'help' ? `the page “${title}”` : `“${title}”`
}

function sourceOf({ title, href }: Entry): Source {
  return { title, href }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
