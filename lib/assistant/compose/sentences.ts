import { cutText } from '@/lib/config/cut-text'
import { nameOf } from '@/lib/assistant/compose/draft'
import { isAboutSite, isMake } from '@/lib/assistant/entries'
import type { Topic } from '@/lib/assistant/stages'
import { capital } from '@/lib/format'
import type { FactName, SearchFact } from '@/lib/search/document'
import type { Entry } from '@/lib/search/index-documents'
import { summaryOf } from '@/lib/search/summary'
import { termsOf } from '@/lib/search/words'

const MAX_TEXT = 300
const DURATION = /\d+ (?:seconds?|minutes?|hours?)/
const DEGREES = termsOf('temperature hot heat degrees')

/** What an entry tells of the topic or the asked words, in a sentence; null for nothing. */
export function detailOf(
  entry: Entry,
  topic: Topic | null,
  askedTerms: readonly string[],
): string | null {
  const { facts = {}, details = '', text } = entry
  if (isAboutSite(entry)) return passageOf(text, askedTerms)
  const rows = rowsWith(facts.ingredients, askedTerms)
  if (rows.length > 0) return `${nameOf(entry)} ${verbOf(facts.ingredients)} ${rows.join('; ')}.`
  const sentences = sentencesWith(`${text} ${details}`, askedTerms, topic === 'minutes')
  // `How long must it simmer?` is about a step.
  const isApt = topic === 'ingredients' || (topic === 'minutes' && DURATION.test(sentences ?? ''))
  if (sentences && isApt) return `${nameOf(entry)}: ${clipped(sentences)}`
  if (topic === 'steps' && details) {
    return `${nameOf(entry)}: ${clipped(details.replaceAll('\n', ' '))}`
  }
  const fact = topic && topic !== 'steps' ? facts[topic] : undefined
  if (fact) return `${nameOf(entry)} ${fact.phrase}.`
  return sentences ? `${nameOf(entry)}: ${clipped(sentences)}` : null
}

export function describe(entry: Entry): string {
  const { text, kind } = entry
  const summary = summaryOf(entry)
  if (summary.length === 0) {
    return text ? clipped(text) : `You find ${nameOf(entry)} among the ${kind.plural}.`
  }
  const [last = '', ...others] = summary.toReversed()
  const all = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  return `${nameOf(entry)} ${all}.${text ? ` ${clipped(text)}` : ''}`
}

export function sentenceOf(entry: Entry, fact: FactName | undefined): string {
  if (isAboutSite(entry)) return `${capital(nameOf(entry))}.`
  if (isMake(entry)) {
    const rated = entry.facts?.rating ? ` It ${entry.facts.rating.phrase}.` : ''
    return `${nameOf(entry)}: ${clipped(entry.text)}${rated}`
  }
  const phrase = (fact && entry.facts?.[fact]?.phrase) ?? summaryOf(entry)[0]
  return phrase ? `${nameOf(entry)} ${phrase}.` : `${nameOf(entry)}.`
}

/** Whole where it is short, else the sentences that are asked for. */
function passageOf(text: string, askedTerms: readonly string[]): string {
  return text.length <= MAX_TEXT ? text : clipped(sentencesWith(text, askedTerms) ?? text)
}

/** `needs` of `needs eggs (6); flour (60 g)`. */
function verbOf(fact: SearchFact | undefined): string {
  const [first = ''] = [fact?.value ?? []].flat().map(String)
  return fact?.phrase.slice(0, Math.max(0, fact.phrase.indexOf(first) - 1)) ?? ''
}

function rowsWith(fact: SearchFact | undefined, askedTerms: readonly string[]): string[] {
  const rows = Array.isArray(fact?.value) ? fact.value.map(String) : []
  return rows.filter((row) => termsOf(row).some((term) => askedTerms.includes(term)))
}

/** Those that have most of the asked words; with `isTimed`, only those that tell a duration. */
function sentencesWith(
  text: string,
  askedTerms: readonly string[],
  isTimed = false,
): string | null {
  const rated = text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !isTimed || DURATION.test(sentence))
    .map((sentence) => {
      const ownTerms = new Set([...termsOf(sentence), ...(sentence.includes('°') ? DEGREES : [])])
      return { sentence, rate: askedTerms.filter((term) => ownTerms.has(term)).length }
    })
  const best = Math.max(0, ...rated.map(({ rate }) => rate))
  if (best === 0) return null
  const sentences = rated.flatMap(({ sentence, rate }) => (rate === best ? sentence : []))
  return sentences.slice(0, 2).join(' ')
}

/** Ends with a whole sentence or with dots. */
function clipped(text: string): string {
  if (text.length <= MAX_TEXT) return text
  const cut = cutText(text, MAX_TEXT)
  const end = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '))
  return end > MAX_TEXT / 2 ? cut.slice(0, end + 1) : `${cut.replace(/\s\S*$/, '')} …`
}
