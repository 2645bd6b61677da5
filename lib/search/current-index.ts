import type { Viewer } from '@/lib/auth/permissions'
import { cached } from '@/lib/cache'
import { logger } from '@/lib/logger'
import { shared } from '@/lib/runtime/process-state'
import type { SearchDocument, SearchSource } from '@/lib/search/document'
import { createDocumentIndex, type DocumentIndex } from '@/lib/search/index-documents'

type Audience = 'visitors' | 'members'

type AudienceIndex = ReturnType<typeof createAudienceIndex>

// In a common index, what is hidden would change the order and the corrections that visitors see.
type State = { sources: readonly SearchSource[]; audiences: Map<Audience, AudienceIndex> }

const state = () => shared<State>('search', () => ({ sources: [], audiences: new Map() }))

export function setSearchSources(sources: readonly SearchSource[]): void {
  state().sources = sources
  state().audiences.clear()
}

export function startSearch(sources: readonly SearchSource[]): void {
  setSearchSources(sources)
  currentIndex('visitors').catch((err: unknown) =>
    logger().warn({ err }, 'the search index is not built yet'),
  )
}

/** It is as the tags of the caches say, which is at most a second old; the first call builds it. */
export async function currentIndex(audience: Audience): Promise<DocumentIndex> {
  const present = indexFor(audience)
  for (const source of state().sources) {
    const { kind, tags, list, period } = source
    const documents = await cached(`search:${kind.name}:${period?.() ?? ''}`, tags, list)
    if (present.indexed.get(source) === documents) continue
    present.indexed.set(source, documents)
    const shown = documents.filter(({ access }) => access !== HIDDEN_FROM[audience])
    const before = present.updating.catch(() => undefined)
    present.updating = before.then(() => present.index.update(kind, shown))
  }
  await present.updating
  return present.index
}

const HIDDEN_FROM = { visitors: 'members', members: 'visitors' } as const

const createAudienceIndex = () => ({
  index: createDocumentIndex(),
  indexed: new Map<SearchSource, readonly SearchDocument[]>(),
  updating: Promise.resolve(),
})

function indexFor(audience: Audience): AudienceIndex {
  const { audiences } = state()
  const present = audiences.get(audience) ?? createAudienceIndex()
  audiences.set(audience, present)
  return present
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
