import { cached } from '@/lib/cache'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'
import type { SearchDocument, SearchKind, SearchSource } from '@/lib/search/document'
import { createDocumentIndex, type DocumentIndex } from '@/lib/search/index-documents'

type Audience = 'visitors' | 'members'

type State = {
  sources: readonly SearchSource[]
  indexes: Record<Audience, DocumentIndex>
  indexed: Map<SearchSource, readonly SearchDocument[]>
  updating: Promise<void>
}

/**
 * One index for each audience: in a common one, what is hidden would change how rare a word is, and
 * with it the order and the corrections that visitors see.
 */
function createIndexes(): Record<Audience, DocumentIndex> {
  return { visitors: createDocumentIndex(), members: createDocumentIndex() }
}

const state = () =>
  shared<State>('search', () => ({
    sources: [],
    indexes: createIndexes(),
    indexed: new Map(),
    updating: Promise.resolve(),
  }))

/** Replaces earlier sources. */
export function setSearchSources(sources: readonly SearchSource[]): void {
  const present = state()
  present.sources = sources
  present.indexes = createIndexes()
  present.indexed.clear()
}

/** Also builds the index, so that the first search does not wait for it. */
export function startSearch(sources: readonly SearchSource[]): void {
  setSearchSources(sources)
  currentIndex('visitors').catch((err: unknown) =>
    logger().warn({ err }, 'the search index is not built yet'),
  )
}

/** It is as the tags of the caches say, which is at most a second old. */
export async function currentIndex(audience: Audience): Promise<DocumentIndex> {
  const present = state()
  for (const source of present.sources) {
    const { kind, tags, list } = source
    const documents = await cached(`search:${kind.name}`, tags, list)
    if (present.indexed.get(source) === documents) continue
    present.indexed.set(source, documents)
    // One after the other: the newest list is indexed last.
    const before = present.updating.catch(() => undefined)
    present.updating = before.then(() => updateIndexes(present.indexes, kind, documents))
  }
  await present.updating
  return present.indexes[audience]
}

async function updateIndexes(
  { visitors, members }: State['indexes'],
  kind: SearchKind,
  documents: readonly SearchDocument[],
): Promise<void> {
  await visitors.update(
    kind,
    documents.filter(({ access }) => access !== 'members'),
  )
  await members.update(
    kind,
    documents.filter(({ access }) => access !== 'visitors'),
  )
}

export function searchKinds() {
  return state().sources.map(({ kind }) => kind)
}
