import { capital } from '@/lib/format'
import { MAX_DOCUMENTS, type SearchDocument, type SearchKind } from '@/lib/search/document'
import { rateMatches } from '@/lib/search/rate-matches'
import { createSpelling } from '@/lib/search/spelling'
import { createWordParts } from '@/lib/search/word-parts'
import { termOf, termsOf, tokensOf } from '@/lib/search/words'
import MiniSearch from 'minisearch'
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const HOLD_MS = 5
const MAX_TEXT = 8000
const MAX_TERMS = 24
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

type How = { isTyping?: boolean; hasParts?: boolean; kinds?: readonly string[] | undefined }

export function createDocumentIndex() {
  const stored = new Map<string, StoredEntry>()
  const spelling = createSpelling()
  const parts = createWordParts()
  let all: readonly Entry[] | undefined
  const ofKinds = new Map<string, readonly Entry[]>()
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
    forgetLists()
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
    forgetLists()
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
   * Best first; without search words, all. `isTyping`: the last word may be a start; `hasParts`:
   * words that hold a word of the question are found behind all others; `kinds`: default all.
   */
  function find(
    question: string,
    accepts: (entry: Entry) => boolean,
    { isTyping = false, hasParts = false, kinds }: How = {},
  ): Match[] {
    const terms = [...new Set(termsOf(question))].slice(0, MAX_TERMS)
    if (terms.length === 0) {
      return (kinds?.flatMap(entriesOf) ?? entries())
        .filter(accepts)
        .map((entry) => ({ entry, score: 0, coverage: 1, terms, missing: [], matched: [] }))
    }
    const holding = new Map(hasParts ? wordsHolding(question) : [])
    const last = isTyping ? terms.at(-1) : undefined
    const isNew = (term: string) =>
      !terms.includes(term) && (last === undefined || !term.startsWith(last))
    const holders = [...holding.values()].flat().filter(isNew)
    const results = index.search([...holders, ...terms].join(' '), {
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
      boost: { title: 4, names: 2 },
      boostTerm: (term) => (terms.includes(term) ? 1 : PART_SHARE),
      weights: { prefix: PREFIX_SHARE, fuzzy: 0 },
      prefix: (term, i, all) => isTyping && i === all.length - 1 && term.length > 2,
      ...(kinds && { boostDocument: (id: string) => (isOf(kinds, id) ? 1 : 0) }),
      filter: ({ id }) => {
        const entry = stored.get(String(id))?.entry
        return entry !== undefined && accepts(entry)
      },
    })
    const entryOf = (id: string) => stored.get(id)?.entry
    return rateMatches(results, { terms, holders: holding, size: stored.size, entryOf })
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

  function entries(): readonly Entry[] {
    all ??= [...stored.values()].map(({ entry }) => entry)
    return all
  }

  function entriesOf(kind: string): readonly Entry[] {
    const known = ofKinds.get(kind) ?? entries().filter((entry) => entry.kind.name === kind)
    ofKinds.set(kind, known)
    return known
  }

  function forgetLists(): void {
    all = undefined
    ofKinds.clear()
  }

  const isOf = (kinds: readonly string[], key: string) =>
    kinds.includes(stored.get(key)?.entry.kind.name ?? '')

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
  // What the details name is indexed with them: `Acidity 9.2 of 10.`
  const values = Object.entries(facts)
    .filter(([name]) => !details.includes(`${capital(name)} `))
    .flatMap(([, { value, phrase }]) => [value, phrase].flat())
  return [keywords, ...values].join('\n').slice(0, MAX_TEXT)
}
