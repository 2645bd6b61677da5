import { PATHS } from '@/lib/config/paths'
import type { Feature } from '@/lib/define-feature'
import { activeFeatures, FEATURES, isActive, isPathOff } from '@/lib/features'
import { privacyPassages } from '@/lib/privacy/search-passages'
import type { SearchSource, SiteText } from '@/lib/search/document'

/** A part that is off has no documents (G-141). */
export function searchSources(): readonly SearchSource[] {
  return [
    ...FEATURES.flatMap((feature) =>
      (feature.search?.sources ?? []).map((source) => whileActive(feature, source)),
    ),
    textSource({ name: 'help', plural: 'answers about the site', words: ['help', 'faq'] }, () =>
      activeFeatures().flatMap(({ search }) => search?.help?.() ?? []),
    ),
    textSource({ name: 'page', plural: 'pages of the site', words: ['page'] }, () => [
      ...activeFeatures().flatMap(({ search }) => search?.pages?.() ?? []),
      ...privacyPassages(),
    ]),
  ]
}

function whileActive(feature: Feature, source: SearchSource): SearchSource {
  return { ...source, list: async () => (isActive(feature) ? source.list() : []) }
}

/** They change with the program and the settings alone. */
function textSource(
  kind: Omit<SearchSource['kind'], 'href'>,
  listTexts: () => readonly SiteText[],
): SearchSource {
  const list = async () =>
    listTexts()
      .filter(({ href }) => !isPathOff(href.split(/[?#]/, 1)[0] ?? ''))
      .map((text, i) => ({ ...text, id: `${text.href}:${i}`, access: 'everybody' as const }))
  return { kind: { ...kind, href: PATHS.search }, tags: [], list }
}
