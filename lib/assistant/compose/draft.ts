import { capital } from '@/lib/format'
import type { Source } from '@/lib/assistant/schema'
import type { Draft } from '@/lib/assistant/stages'
import type { SearchKind } from '@/lib/search/document'
import type { Entry, Match } from '@/lib/search/index-documents'

/** An answer whose sources are what it is about, unless it names others. */
export function draftOf(
  content: string,
  about: readonly Match[],
  more: Partial<Pick<Draft, 'sources' | 'isKnown'>> = {},
): Draft {
  return {
    content,
    about,
    sources: about.map(({ entry }) => sourceOf(entry)),
    isKnown: true,
    ...more,
  }
}

export function nameOf({ title, kind }: Pick<Entry, 'title' | 'kind'>): string {
  return kind.name === 'page' ? `the page “${title}”` : `“${title}”`
}

export function sourceOf({ title, href }: Entry): Source {
  return { title, href }
}

export function sourceOfKind({ plural, href }: Pick<SearchKind, 'plural' | 'href'>): Source {
  return { title: capital(plural), href }
}
