import type { Viewer } from '@/lib/auth/permissions'
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

// In a common index, what is hidden would change the order and the corrections that visitors see.
const createIndexes = () => ({ visitors: createDocumentIndex(), members: createDocumentIndex() })

const state = () =>
  shared<State>('search', () => ({
    sources: [],
    indexes: createIndexes(),
    indexed: new Map(),
    updating: Promise.resolve(),
  }))

export function setSearchSources(sources: readonly SearchSource[]): void {
  const present = state()
  present.sources = sources
  present.indexes = createIndexes()
  present.indexed.clear()
}

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
    const { kind, tags, list, period } = source
    const documents = await cached(`search:${kind.name}:${period?.() ?? ''}`, tags, list)
    if (present.indexed.get(source) === documents) continue
    present.indexed.set(source, documents)
    const before = present.updating.catch(() => undefined)
    present.updating = before.then(() => updateIndexes(present.indexes, kind, documents))
  }
  await present.updating
  return present.indexes[audience]
}

const HIDDEN_FROM = { visitors: 'members', members: 'visitors' } as const

async function updateIndexes(
  indexes: State['indexes'],
  kind: SearchKind,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (const audience of ['visitors', 'members'] as const) {
    const shown = documents.filter(({ access }) => access !== HIDDEN_FROM[audience])
    await indexes[audience].update(kind, shown)
  }
}

export async function hiddenKeys(viewer: Viewer | null): Promise<readonly string[]> {
  if (!viewer) return []
  const lists = await Promise.all(
    state().sources.map(async ({ kind, hides }) =>
      ((await hides?.(viewer)) ?? []).map((id) => `${kind.name}:${id}`),
    ),
  )
  return lists.flat()
}

export function searchKinds() {
  return state().sources.map(({ kind }) => kind)
}
