import { PATHS } from '@/lib/config/paths'
import { FEATURES } from '@/lib/features'
import { privacyPassages } from '@/lib/privacy/search-passages'
import type { SearchSource, SiteText } from '@/lib/search/document'

export function searchSources(): readonly SearchSource[] {
  return [
    ...FEATURES.flatMap(({ search }) => search?.sources ?? []),
    textSource(
      { name: 'help', plural: 'answers about the site', words: ['help', 'faq'] },
      [],
      async () => FEATURES.flatMap(({ search }) => search?.help?.() ?? []),
    ),
    textSource(
      { name: 'page', plural: 'pages of the site', words: ['page'] },
      FEATURES.flatMap(({ search }) => search?.pageTags ?? []),
      listPages,
    ),
  ]
}

async function listPages(): Promise<readonly SiteText[]> {
  const lists = await Promise.all(FEATURES.map(({ search }) => search?.pages?.() ?? []))
  return [...lists.flat(), ...privacyPassages()]
}

function textSource(
  kind: Omit<SearchSource['kind'], 'href'>,
  tags: readonly string[],
  read: () => Promise<readonly SiteText[]>,
): SearchSource {
  const list = async () =>
    (await read()).map((text, i) => ({
      ...text,
      id: `${text.href}:${i}`,
      access: text.access ?? 'everybody',
    }))
  return { kind: { ...kind, href: PATHS.search }, tags, list }
}
