import type { Filter, SearchKind } from '@/lib/search/document'
import { byName, either, findFilter, type Found, negated, passes } from '@/lib/search/filters'
import type { Entry } from '@/lib/search/index-documents'
import { findBarred, findWithout, negationBefore } from '@/lib/search/negations'
import { findWish } from '@/lib/search/wishes'
import type { Vocabulary } from '@/lib/search/vocabulary'
import { NUMBER } from '@/lib/search/numbers'
import { fold } from '@/lib/search/words'

export type ReadQuery = ReturnType<typeof readQuery>

const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[.,]\d+)?|€|\p{Extended_Pictographic}/gu

export function readQuery(text: string, vocabulary: Vocabulary) {
  const tokens = text.match(TOKEN) ?? []
  const isTaken = tokens.map(() => false)
  const found: FoundFilter[] = []
  for (;;) {
    const part = nextPart(tokens, isTaken, vocabulary)
    // A part without a token of its own would be found again for ever.
    if (!part || isTaken.slice(part.from, part.to).every(Boolean)) break
    found.push(part)
    isTaken.fill(true, part.from, part.to)
  }
  const left = tokens.filter((_, i) => !isTaken[i])
  const isEither = COMPARES.test(text)
  return {
    words: left.filter((word) => !isEither || fold(word) !== 'or').join(' '),
    filters: combined(found, tokens, isEither, vocabulary).map(({ filter, from, to }) => ({
      ...filter,
      without: [...tokens.slice(0, from), ...tokens.slice(to)].join(' '),
    })),
    ...readKinds(left, vocabulary),
  }
}

const COMPARES = new RegExp(
  `\\bor\\b|\\b(?:more|fewer|less|better|worse|cheaper|larger|smaller|bigger|longer|shorter|quicker|faster|easier|harder|higher|lower|older|newer)\\b.*\\bthan\\b(?! (?:€ ?)?${NUMBER})|\\b(?:compared (?:to|with)|versus|vs)\\b`,
  'i',
)

type FoundFilter = { filter: Filter; from: number; to: number }

function nextPart(
  tokens: readonly string[],
  isTaken: readonly boolean[],
  vocabulary: Vocabulary,
): FoundFilter | null {
  // What is taken stays as a mark, so that nothing is read across it.
  const folded = tokens.map((token, i) => (isTaken[i] ? '\u0000' : fold(token).replace(/\s/g, '')))
  const text = folded.join(' ')
  const found =
    findBarred(text, vocabulary) ??
    findFilter(text, vocabulary.rules) ??
    findName(text, vocabulary) ??
    findWish(text, vocabulary) ??
    findWithout(text, vocabulary)
  if (!found) return null
  const { filter, match } = found
  // Who is off to Lisbon does not leave it out, who has gone off it does.
  const isGoal = match[0].startsWith('to ')
  const negation = negationBefore(text.slice(0, match.index), isGoal)
  const start = match.index - negation.length
  const end = match.index + match[0].length
  // `Which items did anna not make?`
  const afterName = filter.fact === 'maker' ? /^ (?:not|never|nt?)(?= )/ : /^ aside(?! from)/
  const [after = ''] = afterName.exec(text.slice(end)) ?? []
  const from = countWords(text.slice(0, start))
  const to = from + countWords(text.slice(start, end + after.length))
  // `Not … neither` is one negation.
  const isPlain = negation + after === '' || filter.isNegative
  return { filter: isPlain ? filter : negated(filter), from, to }
}

/** `In Vienna or Lisbon` is in one of them, and so is `and` where nothing is in both. */
function combined(
  found: readonly FoundFilter[],
  tokens: readonly string[],
  isEither: boolean,
  { named }: Pick<Vocabulary, 'named'>,
) {
  const all: FoundFilter[] = []
  for (const one of found.toSorted((a, b) => a.from - b.from)) {
    const { fact, isNegative = false } = one.filter
    const at = all.findLastIndex(({ filter }) => filter.fact === fact)
    const before = all[at]
    const between = before ? tokens.slice(before.to, one.from).join(' ').toLowerCase() : ''
    const isName = fact === 'place' || fact === 'maker'
    const isJoined = JOINED.test(between) || (isName && between === '')
    const isOneOf = isEither
      ? fact !== 'ingredients'
      : before && isName && isApart(before, one, named[fact])
    if (before?.filter.isNegative && isJoined && !isNegative && fact !== 'ingredients') {
      all.push({ ...one, filter: negated(one.filter) })
    } else if (before && isOneOf && !isNegative && !before.filter.isNegative) {
      all[at] = { filter: either([before.filter, one.filter]), from: before.from, to: one.to }
    } else all.push(one)
  }
  // The one that was read first tells what an answer shows.
  const orderOf = ({ from }: FoundFilter) => found.findIndex((one) => one.from === from)
  return all.toSorted((a, b) => orderOf(a) - orderOf(b))
}

const JOINED = /^(?:and|or|nor|and also|as well as|plus)$/

function isApart(one: FoundFilter, other: FoundFilter, entries: readonly Entry[]): boolean {
  return !entries.some((entry) => passes(entry, one.filter) && passes(entry, other.filter))
}

const countWords = (text: string) => text.split(' ').filter((word) => word !== '').length

function findName(folded: string, { makers, places, maker, place }: Vocabulary): Found | null {
  const [ofMaker, ofPlace] = [maker?.exec(folded), place?.exec(folded)]
  const match = ofMaker ?? ofPlace
  if (!match) return null
  const found = match.slice(1).find((part) => part !== undefined)
  const name = (ofMaker ? makers : places).find((one) => fold(one) === found) ?? ''
  return { filter: byName(ofMaker ? 'maker' : 'place', name), match }
}

/** Words of several kinds narrow each other; a later one of another kind is only a word, but `in the store` says where. */
function readKinds(words: readonly string[], { kindsNamed }: Vocabulary) {
  let kinds: readonly SearchKind[] = []
  const left: string[] = []
  for (const [i, word] of words.entries()) {
    const named = kindsNamed.get(fold(word)) ?? []
    const isPlace = /^(?:in|from|at|on) (?:the|your|this)$/.test(words.slice(i - 2, i).join(' '))
    const isFree = kinds.length === 0 || (isPlace && named.length === 1)
    const both = isFree ? named : named.filter((kind) => kinds.includes(kind))
    if (both.length > 0) kinds = both
    else left.push(word)
  }
  return { kinds, wordsWithoutKinds: left.join(' ') }
}
