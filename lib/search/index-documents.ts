import { MAX_DOCUMENTS, type SearchDocument, type SearchKind } from '@/lib/search/document'
import { createSpelling } from '@/lib/search/spelling'
import { createWordParts } from '@/lib/search/word-parts'
import { isCommonWord, termOf, termsOf, tokensOf } from '@/lib/search/words'
import MiniSearch, { type SearchResult } from 'minisearch'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const HOLD_MS = 5
const MAX_TEXT = 8000
const MAX_TERMS = 24
const COMMON_WEIGHT = 0.2
const PART_SHARE = 0.02
const PREFIX_SHARE = 0.15

export type Entry = SearchDocument & { key: string; kind: SearchKind }

export type Match = {
  entry: Entry
  score: number
  coverage: number
  terms: readonly string[]
  missing: readonly string[]
  matched: readonly string[]
}

type StoredEntry = { entry: Entry; hash: string }

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
    all = undefined
    ;[...kind.words, ...(kind.undeclared ?? [])].forEach(spelling.add)
    const entries = documents
      .slice(0, MAX_DOCUMENTS)
      .map((document) => ({ ...document, key: `${kind.name}:${document.id}`, kind }))
    for (const entry of entries) {
      store(entry)
      if (isDue()) await setImmediate()
    }
    const present = new Set(entries.map(({ key }) => key))
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
    const hash = createHash('sha1')
      .update(JSON.stringify({ ...entry, kind: null }))
      .digest('base64')
    const before = stored.get(entry.key)
    if (before?.hash === hash) return
    if (before) index.discard(entry.key)
    index.add(entry)
    stored.set(entry.key, { entry, hash })
  }

  /**
   * Best first; without search words, all accepted ones. With `isTyping` the last word may be a
   * beginning; `hasParts` also finds words that hold a word of the question, behind all others.
   */
  function find(
    question: string,
    accepts: (entry: Entry) => boolean,
    { isTyping = false, hasParts = false } = {},
  ): Match[] {
    const terms = [...new Set(termsOf(question))].slice(0, MAX_TERMS)
    if (terms.length === 0) {
      return entries()
        .filter(accepts)
        .map((entry) => ({ entry, score: 0, coverage: 1, terms, missing: [], matched: [] }))
    }
    const search = (sought: readonly string[], isPrefix: boolean) =>
      index.search(sought.join(' '), {
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        boost: { title: 4, names: 2 },
        weights: { prefix: PREFIX_SHARE, fuzzy: 0 },
        prefix: (term, i, all) => isPrefix && i === all.length - 1 && term.length > 2,
        filter: ({ id }) => {
          const entry = stored.get(String(id))?.entry
          return entry !== undefined && accepts(entry)
        },
      })
    const holding = new Map(hasParts ? wordsHolding(question) : [])
    const parted = [...holding].flatMap(([term, holders]) =>
      search(holders, false).map((result) => ({
        ...result,
        score: result.score * PART_SHARE,
        queryTerms: [term],
      })),
    )
    return withCoverage(joined(search(terms, isTyping), parted), terms, holding)
  }

  function wordsHolding(question: string): [string, string[]][] {
    const words = new Map(tokensOf(question).map((word) => [termOf(word), word]))
    return [...words].slice(0, MAX_TERMS).flatMap(([term, word]) => {
      if (term === null) return []
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
      const found = queryTerms.map(
        (term) => weight(term) * quality(term, matched, holders.get(term)),
      )
      const coverage = found.reduce((sum, one) => sum + one, 0) / whole
      if (!entry || coverage <= 0) return []
      const missing = terms.filter((term) => !queryTerms.includes(term))
      return [{ entry, score: score * coverage ** 2, coverage, terms, missing, matched }]
    })
    return matches.sort((a, b) => b.score - a.score)
  }

  function entries(): readonly Entry[] {
    all ??= [...stored.values()].map(({ entry }) => entry)
    return all
  }

  return { update, find, entries, spelling }
}

export type DocumentIndex = ReturnType<typeof createDocumentIndex>

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

const PART_QUALITY = 0.72
const BEGINNING_QUALITY = 0.75

function quality(
  term: string,
  matched: readonly string[],
  holders: readonly string[] = [],
): number {
  if (matched.includes(term)) return 1
  const isBeginning = matched.some((other) => other.startsWith(term))
  const isPart = matched.some((other) => holders.includes(other))
  return Math.max(isPart ? PART_QUALITY : 0, isBeginning ? BEGINNING_QUALITY : 0)
}

function joined(exact: SearchResult[], near: readonly SearchResult[]): SearchResult[] {
  const byId = new Map(exact.map((result) => [result.id as string, result]))
  for (const result of near) {
    const before = byId.get(result.id as string)
    const isNew = result.queryTerms.some((term) => !before?.queryTerms.includes(term))
    const both = before && {
      ...before,
      score: before.score + result.score,
      terms: isNew ? [...new Set([...before.terms, ...result.terms])] : before.terms,
      queryTerms: [...new Set([...before.queryTerms, ...result.queryTerms])],
    }
    byId.set(result.id as string, both ?? result)
  }
  return [...byId.values()]
}
