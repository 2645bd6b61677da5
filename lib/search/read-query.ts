import { stemmer as stem } from 'stemmer'
import type { SearchKind } from '@/lib/search/document'
import { byName, type Filter, findFilter } from '@/lib/search/filters'
import type { Entry } from '@/lib/search/index-documents'
import { fold } from '@/lib/search/words'

export type ReadFilter = Filter & {
  /** The text without what said the filter. */
  without: string
}

export type ReadQuery = {
  /** What is left to be searched. */
  words: string
  filters: readonly ReadFilter[]
  /** Those that a word of the text asks for, without it; empty for all. */
  kinds: readonly SearchKind[]
  wordsWithoutKinds: string
}

type Names = { makers: readonly string[]; places: readonly string[] }

const TOKEN = /[\p{L}\p{N}]+(?:[.,]\d+)?|€|\p{Extended_Pictographic}/gu

/** Takes typed filters and kinds out of a text such as `latte above 8 in Athens`. */
export function readQuery(
  text: string,
  { kinds, entries }: { kinds: readonly SearchKind[]; entries: readonly Entry[] },
): ReadQuery {
  const tokens = text.match(TOKEN) ?? []
  const names = namesIn(entries)
  const isTaken = tokens.map(() => false)
  const found: { filter: Filter; from: number; to: number }[] = []
  for (;;) {
    const part = nextPart(tokens, isTaken, names)
    if (!part) break
    found.push(part)
    isTaken.fill(true, part.from, part.to)
  }
  const left = tokens.filter((_, i) => !isTaken[i])
  return {
    words: left.join(' '),
    filters: found.map(({ filter, from, to }) => ({
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
  const said = findFilter(text) ?? findName(text, names)
  if (!said) return null
  const start = said.said.index
  const end = start + said.said[0].length
  const from = countWords(text.slice(0, start))
  return { filter: said.filter, from, to: from + countWords(text.slice(start, end)) }
}

const countWords = (text: string) => text.split(' ').filter((word) => word !== '').length

function findName(folded: string, { makers, places }: Names) {
  const maker = new RegExp(
    `\\b(?:by|did|from|has|of) (${alternatives(makers)})(?= |$)|\\b(${alternatives(makers)}) s(?= |$)`,
  )
  const madeBy = makers.length > 0 ? maker.exec(folded) : null
  if (madeBy) {
    const name = makers.find((one) => fold(one) === (madeBy[1] ?? madeBy[2])) ?? ''
    return { filter: byName('maker', name), said: madeBy }
  }
  const place = new RegExp(`\\b(?:in|from|at|of|around|near) (${alternatives(places)})(?= |$)`)
  const isIn = places.length > 0 ? place.exec(folded) : null
  if (!isIn) return null
  const name = places.find((one) => fold(one) === isIn[1]) ?? ''
  return { filter: byName('place', name), said: isIn }
}

function alternatives(names: readonly string[]): string {
  const escaped = names.map((name) => fold(name).replace(/[^\p{L}\p{N} ]/gu, '\\$&'))
  return escaped.sort((a, b) => b.length - a.length).join('|')
}

function namesIn(entries: readonly Entry[]): Names {
  const valuesOf = (fact: 'maker' | 'place') => [
    ...new Set(entries.flatMap(({ facts }) => [facts?.[fact]?.value ?? []].flat().map(String))),
  ]
  return { makers: valuesOf('maker'), places: valuesOf('place') }
}

/** Words of several kinds narrow each other; a later one of another kind is only a word. */
function readKinds(words: readonly string[], all: readonly SearchKind[]) {
  let kinds: readonly SearchKind[] = []
  const left: string[] = []
  for (const word of words) {
    const asked = all.filter((kind) => kind.words.some((name) => stem(name) === stem(fold(word))))
    const both = kinds.length === 0 ? asked : asked.filter((kind) => kinds.includes(kind))
    if (both.length > 0) kinds = both
    else left.push(word)
  }
  return { kinds, wordsWithoutKinds: left.join(' ') }
}
