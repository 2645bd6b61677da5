import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchDocument, SearchKind } from '@/lib/search/document'
import { isCommonWord } from '@/lib/search/word-lists'
import { fuzziness, joined, quality } from '@/lib/search/nearness'
import { createSpelling } from '@/lib/search/spelling'
import { createWordParts } from '@/lib/search/word-parts'
import { termOf, termsOf, tokensOf } from '@/lib/search/words'

/** The longest time that an update holds the event loop. */
const HOLD_MS = 5
/** It limits one document, in characters. */
const MAX_TEXT = 8000
/** It limits one question; each term is compared with every word of the index. */
const MAX_TERMS = 24
/** What a word that tells little counts, beside one that names something. */
const COMMON_WEIGHT = 0.2
/** What a word counts that holds the sought one, so that it comes behind whole words. */
const PART_SHARE = 0.02
/** A word in this many documents is no typing error. */
const MANY = 3
/** It limits one source (G-19a). */
const MAX_DOCUMENTS = 5000

export type Entry = SearchDocument & { key: string; kind: SearchKind }

export type Match = {
  entry: Entry
  score: number
  /** It goes from 0 to 1: how much of the question is found, rare words counting more. */
  coverage: number
  /** They are the question's, as the index has them. */
  terms: readonly string[]
  /** Those that the document lacks. */
  missing: readonly string[]
  /** The document's own terms that they are found by. */
  matched: readonly string[]
}

type StoredEntry = { entry: Entry; hash: string }

/** An index in memory; every document is found by BM25 over its title, facts and text. */
export function createDocumentIndex() {
  const stored = new Map<string, StoredEntry>()
  const spelling = createSpelling()
  const parts = createWordParts()
  let all: readonly Entry[] | undefined
  const index = new MiniSearch<Entry>({
    idField: 'key',
    fields: ['title', 'names', 'text'],
    tokenize: tokensOf,
    processTerm: (word) => {
      spelling.add(word)
      const term = termOf(word)
      if (term !== null) parts.add(word, term)
      return term
    },
    extractField: (entry, field) => fieldsOf(entry, field),
    autoVacuum: { batchSize: 200, batchWait: 5, minDirtCount: 200, minDirtFactor: 0.1 },
  })

  async function update(kind: SearchKind, documents: readonly SearchDocument[]): Promise<void> {
    const isDue = createTimer()
    const present = new Set<string>()
    all = undefined
    kind.words.forEach(spelling.add)
    for (const document of documents.slice(0, MAX_DOCUMENTS)) {
      const entry = { ...document, key: `${kind.name}:${document.id}`, kind }
      present.add(entry.key)
      store(entry)
      if (isDue()) await setImmediate()
    }
    for (const [key, { entry }] of stored) {
      if (entry.kind.name === kind.name && !present.has(key)) {
        index.discard(key)
        stored.delete(key)
      }
      if (isDue()) await setImmediate()
    }
    all = undefined
  }

  function store(entry: Entry): void {
    const { kind: _, ...document } = entry
    const hash = createHash('sha1').update(JSON.stringify(document)).digest('base64')
    const before = stored.get(entry.key)
    if (before?.hash === hash) return
    if (before) index.discard(entry.key)
    index.add(entry)
    stored.set(entry.key, { entry, hash })
  }

  /**
   * Best first; without search words, all accepted ones. `isExact` corrects no typing errors,
   * `hasParts` also finds words that hold a word of the question, behind all others.
   */
  function find(
    question: string,
    accepts: (entry: Entry) => boolean,
    { isTyping = false, isExact = false, hasParts = false } = {},
  ): Match[] {
    const terms = [...new Set(termsOf(question))].slice(0, MAX_TERMS)
    if (terms.length === 0) {
      return entries()
        .filter(accepts)
        .map((entry) => ({ entry, score: 0, coverage: 1, terms, missing: [], matched: [] }))
    }
    const exact = search(terms, { prefix: isTyping })
    const rare = isExact ? [] : terms.filter((term) => !isCommon(term, exact))
    const near = rare.length > 0 ? search(rare, { fuzzy: fuzziness }) : []
    const whole = joined(exact, near)
    const holding = new Map(hasParts ? wordsHolding(question) : [])
    return withCoverage(joined(whole, [...holding].flatMap(searchParts)), terms, holding)

    function searchParts([term, holders]: [string, readonly string[]]): SearchResult[] {
      return search(holders, {}).map((result) => ({
        ...result,
        score: result.score * PART_SHARE,
        queryTerms: [term],
      }))
    }

    function search(
      sought: readonly string[],
      how: { prefix?: boolean; fuzzy?: typeof fuzziness },
    ) {
      return index.search(sought.join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boost: { title: 4, names: 2 },
        ...(how.fuzzy && { fuzzy: how.fuzzy }),
        // The last word is perhaps not typed to its end.
        prefix: (term, i, all) => how.prefix === true && i === all.length - 1 && term.length > 2,
        filter: ({ id }) => isAccepted(String(id)),
      })
    }

    function isAccepted(key: string): boolean {
      const entry = stored.get(key)?.entry
      return entry !== undefined && accepts(entry)
    }
  }

  /** Each term of the question has the terms of the words that hold it. */
  function wordsHolding(question: string): [string, string[]][] {
    const words = new Map(
      tokensOf(question).flatMap((word) => {
        const term = termOf(word)
        return term === null ? [] : [[term, word] as const]
      }),
    )
    return [...words].slice(0, MAX_TERMS).flatMap(([term, word]) => {
      const found = new Set([...parts.holding(word), ...parts.holding(term)])
      found.delete(term)
      return found.size > 0 ? [[term, [...found]]] : []
    })
  }

  function withCoverage(
    results: readonly SearchResult[],
    terms: readonly string[],
    holders: ReadonlyMap<string, readonly string[]>,
  ): Match[] {
    const holding = new Map<string, number>()
    for (const { queryTerms } of results) {
      for (const term of queryTerms) holding.set(term, (holding.get(term) ?? 0) + 1)
    }
    const weight = (term: string) =>
      Math.log(1 + stored.size / ((holding.get(term) ?? 0) + 0.5)) *
      (isCommonWord(term) ? COMMON_WEIGHT : 1)
    const whole = terms.reduce((sum, term) => sum + weight(term), 0)
    const matches = results.flatMap(({ id, score, queryTerms, terms: matched }): Match[] => {
      const entry = stored.get(String(id))?.entry
      if (!entry) return []
      const found = queryTerms.reduce(
        (sum, term) => sum + weight(term) * quality(term, matched, holders.get(term)),
        0,
      )
      const coverage = found / whole
      const missing = terms.filter((term) => !queryTerms.includes(term))
      return coverage > 0
        ? [{ entry, score: score * coverage ** 2, coverage, terms, missing, matched }]
        : []
    })
    return matches.sort((a, b) => b.score - a.score)
  }

  /** The same list until something changes. */
  function entries(): readonly Entry[] {
    all ??= [...stored.values()].map(({ entry }) => entry)
    return all
  }

  return { update, find, entries, spelling }
}

export type DocumentIndex = ReturnType<typeof createDocumentIndex>

/** A word that several documents have is no typing error. */
function isCommon(term: string, results: readonly SearchResult[]): boolean {
  let having = 0
  for (const { terms } of results) {
    if (terms.includes(term)) having += 1
    if (having === MANY) return true
  }
  return false
}

function createTimer(): () => boolean {
  let startedAt = performance.now()
  return () => {
    const at = performance.now()
    if (at - startedAt < HOLD_MS) return false
    startedAt = at
    return true
  }
}

function fieldsOf(entry: Entry, field: string): string {
  const { key, title, text, details = '', keywords = '', facts = {} } = entry
  if (field === 'key') return key
  if (field === 'title') return title
  if (field === 'text') return `${text}\n${details}`.slice(0, MAX_TEXT)
  const values = Object.values(facts).flatMap(({ value, phrase }) => [value, phrase].flat())
  return [keywords, ...values].join('\n').slice(0, MAX_TEXT)
}
