import { DAY_BESIDE } from '@/lib/assistant/intents'
import { DAY_MS } from '@/lib/durations'
import { onDate } from '@/lib/search/date-filters'
import { byName } from '@/lib/search/filters'
import type { Entry, Match } from '@/lib/search/index-documents'
import type { ReadQuery } from '@/lib/search/read-query'
import { termsOf } from '@/lib/search/words'

export function besideDay(
  { facts = {} }: Entry,
  text: string,
): ReadQuery['filters'][number] | null {
  const said = DAY_BESIDE.exec(text)
  const day = facts.date?.value
  if (!said || typeof day !== 'string') return null
  const isBefore = /before|previous|earlier/.test(said[0])
  const at = Date.parse(day) + (isBefore ? -DAY_MS : DAY_MS)
  return { ...onDate(new Date(at).toISOString().slice(0, 10)), without: '' }
}

const SAME_MAKER =
  /\bsame (?:person|artist|author|chef|painter|maker|creator|cook|one)\b|\b(?:else|other|more|another)\b.*\b(?:he|she|they|him|her|them|hers|his|theirs)\b|\b(?:he|she|they)\b.*\b(?:else|other|more)\b/
const SAME_PLACE = /\bsame (?:city|town|place|country)\b|\b(?:else|other|more|another)\b.*\bthere\b/

export function sameAs({ facts = {} }: Entry, text: string): ReadQuery['filters'][number] | null {
  const fact = SAME_MAKER.test(text) ? 'maker' : SAME_PLACE.test(text) ? 'place' : null
  const [name] = fact ? [facts[fact]?.value ?? []].flat().map(String) : []
  return fact && name !== undefined ? { ...byName(fact, name), without: '' } : null
}

export function askedOf(match: Match, words: string): Match {
  const own = ownTerms(match)
  const terms = termsOf(words)
  const missing = terms.filter((term) => !own.has(term))
  return { ...match, terms, missing, matched: terms.filter((term) => own.has(term)) }
}

export function tells(match: Match, words: string): boolean {
  const own = ownTerms(match)
  const terms = termsOf(words)
  return terms.length > 0 && terms.every((term) => own.has(term))
}

export function ownTerms({ entry }: Match): ReadonlySet<string> {
  const { title, text, details = '', facts = {} } = entry
  const values = Object.values(facts).flatMap(({ value }) => [value].flat())
  return new Set(termsOf([title, text, details, ...values].join(' ')))
}
