import { artDayOf } from '@/lib/aotd/day'
import { now } from '@/lib/clock'
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
    textSource(
      { name: 'help', plural: 'answers about the site', words: ['help', 'faq'] },
      FEATURES.flatMap(({ search }) => search?.helpTags ?? []),
      listHelp,
    ),
    textSource(
      { name: 'page', plural: 'pages of the site', words: ['page'] },
      FEATURES.flatMap(({ search }) => search?.pageTags ?? []),
      listPages,
    ),
  ]
}

function whileActive(feature: Feature, source: SearchSource): SearchSource {
  return { ...source, list: async () => (isActive(feature) ? source.list() : []) }
}

async function listHelp(): Promise<readonly SiteText[]> {
  const lists = await Promise.all(activeFeatures().map(({ search }) => search?.help?.() ?? []))
  return lists.flat()
}

async function listPages(): Promise<readonly SiteText[]> {
  const lists = await Promise.all(activeFeatures().map(({ search }) => search?.pages?.() ?? []))
  return [...lists.flat(), ...privacyPassages()]
}

function textSource(
  kind: Omit<SearchSource['kind'], 'href'>,
  tags: readonly string[],
  read: () => Promise<readonly SiteText[]>,
): SearchSource {
  const list = async () =>
    (await read())
      .filter(({ href }) => !isPathOff(href.split(/[?#]/, 1)[0] ?? ''))
      .map((text, i) => ({
        ...text,
        id: `${text.href}:${i}`,
        access: text.access ?? 'everybody',
      }))
  // Some of them tell of the art day (G-45).
  return { kind: { ...kind, href: PATHS.search }, tags, period: () => artDayOf(now()), list }
}
