import { capital } from '@/lib/format'
import type { Topic } from '@/lib/assistant/intents'
import type { Source } from '@/lib/assistant/schema'
import type { FactName, SearchFact, SearchKind } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import { summaryOf } from '@/lib/search/summary'
import { termsOf } from '@/lib/search/words'

const MAX_TEXT = 300
const DURATION = /\d+ (?:seconds?|minutes?|hours?)/
const DEGREES = termsOf('temperature hot heat degrees')

/** Each of them ends `The site does not say …`. */
const NOT_SAID: Readonly<Record<Topic, string>> = {
  price: 'what it costs',
  stock: 'whether it is for sale',
  size: 'how large it is',
  area: 'how large it is',
  width: 'how large it is',
  height: 'how large it is',
  maker: 'who made it',
  date: 'when it was made',
  minutes: 'how long it takes',
  difficulty: 'how difficult it is',
  servings: 'for how many people it is',
  ingredients: 'what it is made of',
  tags: 'of which kind it is',
  score: 'how it is rated',
  rating: 'how it is rated',
  makes: 'how often it was cooked',
  place: 'where it is',
  colours: 'which colours it has',
  quote: 'that it has a quote',
  steps: 'how it is made',
}

export function isAboutSite({ kind }: { kind: Pick<SearchKind, 'name'> }): boolean {
  return kind.name === 'page' || kind.name === 'help'
}

export function named({ title, kind }: Pick<Entry, 'title' | 'kind'>): string {
  return kind.name === 'page' ? `the page “${title}”` : `“${title}”`
}

export function sourceOf({ title, href }: Entry): Source {
  return { title, href }
}

export function placeOf({ plural, href }: SearchKind): Source {
  return { title: capital(plural), href }
}

export function isNotSaid(entry: Entry, topic: Topic): string {
  return `The site does not say ${NOT_SAID[topic]}: ${named(entry)}.`
}

export function detail(entry: Entry, topic: Topic | null, asked: readonly string[]): string | null {
  const { facts = {}, details = '', text } = entry
  if (isAboutSite(entry)) return passage(text, asked)
  const rows = rowsWith(facts.ingredients, asked)
  if (rows.length > 0) return `${named(entry)} ${verbOf(facts.ingredients)} ${rows.join('; ')}.`
  const sentences = sentencesWith(`${text} ${details}`, asked, topic === 'minutes')
  // `How long must it simmer?` is about a step.
  const isApt = topic === 'ingredients' || (topic === 'minutes' && DURATION.test(sentences ?? ''))
  if (sentences && isApt) return `${named(entry)}: ${clipped(sentences)}`
  if (topic === 'steps' && details) {
    return `${named(entry)}: ${clipped(details.replaceAll('\n', ' '))}`
  }
  const fact = topic && topic !== 'steps' ? facts[topic] : undefined
  if (fact) return `${named(entry)} ${fact.phrase}.`
  return sentences ? `${named(entry)}: ${clipped(sentences)}` : null
}

export function describe(entry: Entry): string {
  const { text, kind } = entry
  const told = summaryOf(entry)
  if (told.length === 0) {
    return text ? clipped(text) : `You find ${named(entry)} among the ${kind.plural}.`
  }
  const [last = '', ...others] = told.toReversed()
  const all = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  return `${named(entry)} ${all}.${text ? ` ${clipped(text)}` : ''}`
}

export function sentenceOf(entry: Entry, fact: FactName | undefined): string {
  if (isAboutSite(entry)) return `${capital(named(entry))}.`
  if (entry.kind.name === 'make') {
    const rated = entry.facts?.rating ? ` It ${entry.facts.rating.phrase}.` : ''
    return `${named(entry)}: ${clipped(entry.text)}${rated}`
  }
  const phrase = (fact && entry.facts?.[fact]?.phrase) ?? summaryOf(entry)[0]
  return phrase ? `${named(entry)} ${phrase}.` : `${named(entry)}.`
}

/** Whole where it is short, else the sentences that are asked for. */
function passage(text: string, asked: readonly string[]): string {
  if (text.length <= MAX_TEXT) return text
  return clipped(sentencesWith(text, asked) ?? text)
}

/** `needs` of `needs eggs (6); flour (60 g)`. */
function verbOf(fact: SearchFact | undefined): string {
  const [first = ''] = [fact?.value ?? []].flat().map(String)
  return fact?.phrase.slice(0, Math.max(0, fact.phrase.indexOf(first) - 1)) ?? ''
}

function rowsWith(fact: SearchFact | undefined, asked: readonly string[]): string[] {
  const rows = Array.isArray(fact?.value) ? fact.value.map(String) : []
  return rows.filter((row) => termsOf(row).some((term) => asked.includes(term)))
}

/** Those that have most of the asked words; with `isTimed`, only those that tell a duration. */
function sentencesWith(text: string, asked: readonly string[], isTimed = false): string | null {
  const all = text.split(/(?<=[.!?])\s+/)
  const apt = isTimed ? all.filter((sentence) => DURATION.test(sentence)) : all
  const rated = apt.map((sentence) => {
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

/** Ends with a whole sentence or with dots. */
function clipped(text: string): string {
  if (text.length <= MAX_TEXT) return text
  const cut = text.slice(0, MAX_TEXT)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return end > MAX_TEXT / 2 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
