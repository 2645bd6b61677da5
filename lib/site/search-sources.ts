import { PATHS } from '@/lib/config/paths'
import { FEATURES } from '@/lib/features'
import type { SearchSource, SiteText } from '@/lib/search/document'

/** Everything that the features let the site search. */
export function searchSources(): readonly SearchSource[] {
  return [
    ...FEATURES.flatMap(({ search }) => search?.sources ?? []),
    textSource(
      { name: 'help', plural: 'answers about the site', words: ['help', 'faq'] },
      FEATURES.flatMap(({ search }) => search?.help?.() ?? []),
    ),
    textSource(
      { name: 'page', plural: 'pages of the site', words: ['page'] },
      FEATURES.flatMap(({ search }) => search?.pages?.() ?? []),
    ),
  ]
}

/** They change with the program alone. */
function textSource(
  kind: Omit<SearchSource['kind'], 'href'>,
  texts: readonly SiteText[],
): SearchSource {
  const documents = texts.map((text) => ({
    ...{ ...text, id: `${text.href}:${text.title}`, access: 'everybody' as const },
  }))
  return { kind: { ...kind, href: PATHS.search }, tags: [], list: async () => documents }
}
