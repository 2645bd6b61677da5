import type { Filter, FilterRule, SearchKind } from '@/lib/search/document'
import {
  both,
  byName,
  either,
  negated,
  withoutEquipment,
  withoutIngredient,
  withoutUndeclared,
} from '@/lib/search/filters'
import type { Vocabulary } from '@/lib/search/vocabulary'
import { fold, isFormOf, termsOf } from '@/lib/search/words'

/** `without` is the text without the words of the filter. */
type ReadFilter = Filter & { without: string }

export type ReadQuery = {
  words: string
  filters: readonly ReadFilter[]
  /** Those that a word of the text asks for, without it; empty for all. */
  kinds: readonly SearchKind[]
  wordsWithoutKinds: string
}

const TOKEN = /[\p{L}\p{N}]+(?:[.,]\d+)?|€|\p{Extended_Pictographic}/gu

/** Takes typed filters and kinds out of a text such as `latte above 8 in Athens`. */
export function readQuery(text: string, vocabulary: Vocabulary): ReadQuery {
  const tokens = text.match(TOKEN) ?? []
  const isTaken = tokens.map(() => false)
  const found: FoundFilter[] = []
  for (;;) {
    const part = nextPart(tokens, isTaken, vocabulary)
    if (!part) break
    found.push(part)
    isTaken.fill(true, part.from, part.to)
  }
  const left = tokens.filter((_, i) => !isTaken[i])
  const isEither = /\bor\b|\b(?:more|fewer|less)\b.*\bthan\b/i.test(text)
  return {
    words: left.filter((word) => !isEither || fold(word) !== 'or').join(' '),
    filters: eitherOf(found, isEither).map(({ filter, from, to }) => ({
      ...filter,
      without: [...tokens.slice(0, from), ...tokens.slice(to)].join(' '),
    })),
    ...readKinds(left, vocabulary.kinds),
  }
}

type Found = { filter: Filter; match: Pick<RegExpExecArray, 0 | 'index'> }
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
    findFilter(text, vocabulary.rules) ??
    findWithout(text, vocabulary) ??
    findName(text, vocabulary)
  if (!found) return null
  const { filter, match } = found
  const [negation] = NEGATED.exec(text.slice(0, match.index)) ?? []
  const start = match.index - (negation?.length ?? 0)
  const from = countWords(text.slice(0, start))
  const to = from + countWords(text.slice(start, match.index + match[0].length))
  return { filter: negation === undefined ? filter : negated(filter), from, to }
}

/** Words before a filter that mean all but what it accepts. */
const NEGATED =
  /\b(?:not|non|except(?: for)?|excluding|other than|anything but|apart from) (?:those |the ones |ones )?$/

/** `by anna or by ben` is one filter that both pass. */
function eitherOf(found: readonly FoundFilter[], isEither: boolean): readonly FoundFilter[] {
  if (!isEither) return found
  return found.flatMap((one, i) => {
    // `Without nuts or without eggs` is without both.
    if (one.filter.fact === 'ingredients') return one
    const same = found.filter(({ filter }) => filter.fact === one.filter.fact)
    if (same.length < 2) return one
    if (found.findIndex(({ filter }) => filter.fact === one.filter.fact) !== i) return []
    const ends = same.flatMap(({ from, to }) => [from, to])
    const filter = either([one.filter, ...same.slice(1).map((other) => other.filter)])
    return { filter, from: Math.min(...ends), to: Math.max(...ends) }
  })
}

const countWords = (text: string) => text.split(' ').filter((word) => word !== '').length

export function findFilter(folded: string, rules: readonly FilterRule[]): Found | null {
  for (const { pattern, toFilter } of rules) {
    const match = pattern.exec(folded)
    const filter = match && toFilter(match)
    if (match && filter) return { filter, match }
  }
  return null
}

/** Each names an ingredient that is not wanted; the first that matches counts. */
const NEGATIONS: readonly RegExp[] = [
  /\b(?:(?:do|does|did|can|will|should|must) not (?:eat|like|have|want|tolerate) |hates? |dislikes? |allergic to )(?:(?:any|an?|the|tree) )*([a-z]{3,})(?= |$)/,
  /\b(?:without|contain(?:s|ing)? no|free of|with no|no) (?:(?:any|an?|the|tree) )*([a-z]{3,})(?= |$)/,
  /\b([a-z]{3,}) free(?= |$)/,
]

/** `without eggs`; what no list of ingredients names is not known to be left out of any. */
function findWithout(folded: string, vocabulary: Vocabulary): Found | null {
  const pattern = NEGATIONS.find((negation) => negation.test(folded))
  const match = pattern?.exec(folded)
  if (!match) return null
  const [wording, name = ''] = match
  const isFree = wording.endsWith(' free')
  const filter = withoutName(name, isFree ? `${name}-free` : `without ${name}`, vocabulary)
  if (filter) return withNeighbours({ filter, match }, folded, vocabulary)
  const equipment = vocabulary.kinds.flatMap((kind) => kind.equipment?.[name] ?? []).join(' ')
  return equipment === '' ? null : { filter: withoutEquipment(name, equipment), match }
}

function withoutName(
  name: string,
  label: string,
  { ingredients, kinds }: Vocabulary,
): Filter | null {
  if (kinds.some((kind) => namesUndeclared(name, kind))) return withoutUndeclared(label, name)
  const [term = ''] = termsOf(name)
  return ingredients.has(term) ? withoutIngredient(label, name, term) : null
}

const NEXT_NAME = /^ (?:and|or|nor) (?:(?:any|no|the|without|free of) )*([a-z]{3,})(?= |$)/
const NAME_BEFORE = /(?:^| )([a-z]{3,})(?: free)? (?:and|or) $/

/** `without nuts or milk` and `nut and milk free` are without both. */
function withNeighbours({ filter, match }: Found, folded: string, vocabulary: Vocabulary): Found {
  const before = match[0].endsWith(' free') ? folded.slice(0, match.index) : ''
  const end = match.index + match[0].length
  const neighbour = NEXT_NAME.exec(folded.slice(end)) ?? NAME_BEFORE.exec(before)
  const name = neighbour?.[1] ?? ''
  const other = neighbour && withoutName(name, `without ${name}`, vocabulary)
  if (!other) return { filter, match }
  const isBefore = neighbour.input === before
  const from = isBefore ? match.index - neighbour[0].trimStart().length : match.index
  const to = isBefore ? end : end + neighbour[0].length
  const joined = { filter: both(filter, other), match: { index: from, 0: folded.slice(from, to) } }
  return withNeighbours(joined, folded, vocabulary)
}

export function namesUndeclared(folded: string, { undeclared = [] }: SearchKind): boolean {
  return folded.split(' ').some((word) => undeclared.some((name) => isFormOf(word, name)))
}

function findName(folded: string, { makers, places, maker, place }: Vocabulary): Found | null {
  const byMaker = maker?.exec(folded)
  const match = byMaker ?? place?.exec(folded)
  if (!match) return null
  const found = match.slice(1).find((part) => part !== undefined)
  const name = (byMaker ? makers : places).find((one) => fold(one) === found) ?? ''
  return { filter: byName(byMaker ? 'maker' : 'place', name), match }
}

/** Words of several kinds narrow each other; a later one of another kind is only a word, but `in the store` says where. */
function readKinds(words: readonly string[], all: readonly SearchKind[]) {
  let kinds: readonly SearchKind[] = []
  const left: string[] = []
  for (const [i, word] of words.entries()) {
    const named = all.filter((kind) => kind.words.some((name) => isFormOf(fold(word), name)))
    const isPlace = /^(?:in|from|at|on) (?:the|your|this)$/.test(words.slice(i - 2, i).join(' '))
    const isFree = kinds.length === 0 || (isPlace && named.length === 1)
    const both = isFree ? named : named.filter((kind) => kinds.includes(kind))
    if (both.length > 0) kinds = both
    else left.push(word)
  }
  return { kinds, wordsWithoutKinds: left.join(' ') }
}
