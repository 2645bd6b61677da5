import { PATHS } from '@/lib/config/paths'
import { FEATURES } from '@/lib/features'
import { privacyPassages } from '@/lib/privacy/search-passages'
import type { SearchSource, SiteText } from '@/lib/search/document'

export function searchSources(): readonly SearchSource[] {
  return [
    ...FEATURES.flatMap(({ search }) => search?.sources ?? []),
    textSource(
      { name: 'help', plural: 'answers about the site', words: ['help', 'faq'] },
      FEATURES.flatMap(({ search }) => search?.help?.() ?? []),
    ),
    textSource({ name: 'page', plural: 'pages of the site', words: ['page'] }, [
      ...FEATURES.flatMap(({ search }) => search?.pages?.() ?? []),
      ...privacyPassages(),
    ]),
  ]
}

/** They change with the program alone. */
function textSource(
  kind: Omit<SearchSource['kind'], 'href'>,
  texts: readonly SiteText[],
): SearchSource {
  const documents = texts.map((text, i) => ({
    ...text,
    id: `${text.href}:${i}`,
    access: 'everybody' as const,
  }))
  return { kind: { ...kind, href: PATHS.search }, tags: [], list: async () => documents }
}
