import { cached } from '@/lib/cache'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/process-state'
import type { SearchDocument, SearchSource } from '@/lib/search/document'
import { createDocumentIndex, type DocumentIndex } from '@/lib/search/index-documents'

type State = {
  sources: readonly SearchSource[]
  index: DocumentIndex
  indexed: Map<SearchSource, readonly SearchDocument[]>
  updating: Promise<void>
}

const state = () =>
  shared<State>('search', () => ({
    sources: [],
    index: createDocumentIndex(),
    indexed: new Map(),
    updating: Promise.resolve(),
  }))

/** Replaces earlier sources. */
export function setSearchSources(sources: readonly SearchSource[]): void {
  const present = state()
  present.sources = sources
  present.index = createDocumentIndex()
  present.indexed.clear()
}

/** Also builds the index, so that the first search does not wait for it. */
export function startSearch(sources: readonly SearchSource[]): void {
  setSearchSources(sources)
  currentIndex().catch((err: unknown) =>
    logger().warn({ err }, 'the search index is not built yet'),
  )
}

/** It is as the tags of the caches say, which is at most a second old. */
export async function currentIndex(): Promise<DocumentIndex> {
  const present = state()
  for (const source of present.sources) {
    const { kind, tags, list } = source
    const documents = await cached(`search:${kind.name}`, tags, list)
    if (present.indexed.get(source) === documents) continue
    present.indexed.set(source, documents)
    // One after the other: the newest list is indexed last.
    const before = present.updating.catch(() => undefined)
    present.updating = before.then(() => present.index.update(kind, documents))
  }
  await present.updating
  return present.index
}

export function searchKinds() {
  return state().sources.map(({ kind }) => kind)
}
