import type { SearchKind } from '@/lib/search/document'
import { byName, type Filter, findFilter, withoutIngredient } from '@/lib/search/filters'
import type { Entry } from '@/lib/search/index-documents'
import { fold, termsOf } from '@/lib/search/words'

type ReadFilter = Filter & {
  without: string
}

export type ReadQuery = {
  words: string
  filters: readonly ReadFilter[]
  /** Those that a word of the text asks for, without it; empty for all. */
  kinds: readonly SearchKind[]
  wordsWithoutKinds: string
}

export type Names = {
  makers: readonly string[]
  places: readonly string[]
  maker: RegExp | null
  place: RegExp | null
  /** What the lists of ingredients name, as the index has it. */
  ingredients: ReadonlySet<string>
}

const TOKEN = /[\p{L}\p{N}]+(?:[.,]\d+)?|€|\p{Extended_Pictographic}/gu

/** Takes typed filters and kinds out of a text such as `latte above 8 in Athens`. */
export function readQuery(
  text: string,
  { kinds, names }: { kinds: readonly SearchKind[]; names: Names },
): ReadQuery {
  const tokens = text.match(TOKEN) ?? []
  const isTaken = tokens.map(() => false)
  const found: FoundFilter[] = []
  for (;;) {
    const part = nextPart(tokens, isTaken, names)
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
    ...readKinds(left, kinds),
  }
}

function nextPart(tokens: readonly string[], isTaken: readonly boolean[], names: Names) {
  // What is taken stays as a mark, so that nothing is read across it.
  const folded = tokens.map((token, i) => (isTaken[i] ? '\u0000' : fold(token).replace(/\s/g, '')))
  const text = folded.join(' ')
  const said = findFilter(text) ?? findWithout(text, names) ?? findName(text, names)
  if (!said) return null
  const start = said.said.index
  const end = start + said.said[0].length
  const from = countWords(text.slice(0, start))
  return { filter: said.filter, from, to: from + countWords(text.slice(start, end)) }
}

type FoundFilter = { filter: Filter; from: number; to: number }

/** `by anna or by ben` is one filter that both pass. */
function eitherOf(found: readonly FoundFilter[], isEither: boolean): readonly FoundFilter[] {
  if (!isEither) return found
  return found.flatMap((one, i) => {
    const { fact } = one.filter
    const same = found.filter(({ filter }) => filter.fact === fact)
    if (same.length < 2) return one
    if (found.findIndex(({ filter }) => filter.fact === fact) !== i) return []
    const filter: Filter = {
      fact,
      label: same.map(({ filter: { label } }) => label).join(' or '),
      accepts: (known) => same.some(({ filter: { accepts } }) => accepts(known)),
    }
    const ends = [...same.map(({ from }) => from), ...same.map(({ to }) => to)]
    return { filter, from: Math.min(...ends), to: Math.max(...ends) }
  })
}

const countWords = (text: string) => text.split(' ').filter((word) => word !== '').length

/** What a list of ingredients may have without naming it. */
const HIDDEN_IN_FOOD =
  /^(gluten|lactose|allergens?|soya?|alcohol|wheat|nuts?|peanuts?|sesame|fish|shellfish|pork|beef|caffeine|carbs?|cholesterol|kosher|halal)$/

export function isHiddenInFood(folded: string): boolean {
  return folded.split(' ').some((word) => HIDDEN_IN_FOOD.test(word))
}

/** `without eggs`; what no list of ingredients names is not known to be left out of any. */
function findWithout(folded: string, { ingredients }: Names) {
  const said =
    /\b(?:(?:do|does|did|can|will|should|must) not (?:eat|like|have|want|tolerate) |hates? |dislikes? |allergic to )(?:any )?([a-z]{3,})(?= |$)/.exec(
      folded,
    ) ??
    /\b(?:without|contain(?:s|ing)? no|free of|with no|no) (?:any )?([a-z]{3,})(?= |$)/.exec(
      folded,
    ) ??
    /\b([a-z]{3,}) free(?= |$)/.exec(folded)
  if (!said) return null
  const [term = ''] = termsOf(said[1] ?? '')
  const isNamed = ingredients.has(term) && !HIDDEN_IN_FOOD.test(said[1] ?? '')
  if (!isNamed && !HIDDEN_IN_FOOD.test(said[1] ?? '')) return null
  return { filter: withoutIngredient(said[1] ?? '', isNamed ? term : null), said }
}

function findName(folded: string, { makers, places, maker, place }: Names) {
  const madeBy = maker?.exec(folded)
  if (madeBy) {
    const name =
      makers.find((one) => fold(one) === madeBy.slice(1).find((part) => part !== undefined)) ?? ''
    return { filter: byName('maker', name), said: madeBy }
  }
  const isIn = place?.exec(folded)
  if (!isIn) return null
  const name = places.find((one) => fold(one) === isIn[1]) ?? ''
  return { filter: byName('place', name), said: isIn }
}

function alternatives(names: readonly string[]): string {
  const escaped = names.map((name) => fold(name).replace(/[^\p{L}\p{N} ]/gu, '\\$&'))
  return escaped.sort((a, b) => b.length - a.length).join('|')
}

export function namesIn(entries: readonly Entry[]): Names {
  const valuesOf = (fact: 'maker' | 'place') => [
    ...new Set(entries.flatMap(({ facts }) => [facts?.[fact]?.value ?? []].flat().map(String))),
  ]
  const [makers, places] = [valuesOf('maker'), valuesOf('place')]
  const [maker, place] = [alternatives(makers), alternatives(places)]
  const rows = entries.flatMap(({ facts }) => [facts?.ingredients?.value ?? []].flat())
  return {
    makers,
    places,
    maker: maker
      ? new RegExp(
          `\\b(?:by|did|from|has|of) (${maker})(?= |$)|\\bdoes (${maker})(?= have )|\\b(${maker}) s(?= |$)|\\b(${maker})(?= (?:or|than) )|\\b(?:or|than) (${maker})(?= |$)`,
        )
      : null,
    place: place
      ? new RegExp(`\\b(?:(?:in|from|at|of|around|near|on|for|to) )?(${place})(?= |$)`)
      : null,
    ingredients: new Set(rows.flatMap((row) => termsOf(String(row)))),
  }
}

/** Words of several kinds narrow each other; a later one of another kind is only a word, but `in the store` says where. */
function readKinds(words: readonly string[], all: readonly SearchKind[]) {
  let kinds: readonly SearchKind[] = []
  const left: string[] = []
  for (const [i, word] of words.entries()) {
    const asked = all.filter((kind) => kind.words.some((name) => isFormOf(fold(word), name)))
    const isPlace = /^(?:in|from|at|on) (?:the|your|this)$/.test(words.slice(i - 2, i).join(' '))
    const isFree = kinds.length === 0 || (isPlace && asked.length === 1)
    const both = isFree ? asked : asked.filter((kind) => kinds.includes(kind))
    if (both.length > 0) kinds = both
    else left.push(word)
  }
  return { kinds, wordsWithoutKinds: left.join(' ') }
}

function isFormOf(word: string, name: string): boolean {
  return (
    word === name ||
    word === `${name}s` ||
    word === `${name}es` ||
    (name.endsWith('y') && word === `${name.slice(0, -1)}ies`)
  )
}
