import { PAGES } from '@/lib/config/pages'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'
import { env } from '@/lib/env'
import { siteConfig } from '@/lib/settings/site-config'

export function siteJsonLd(): JsonLd {
  const { name, url, ownerName, description, links } = siteConfig()
  const profiles = links.map(({ href }) => href).filter((href) => href.startsWith('http'))
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url,
    description,
    inLanguage: env().CONTENT_LANGUAGE,
    publisher: {
      '@type': 'Person',
      name: ownerName,
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${new URL(PAGES.search.path, url).href}?q={query}`,
      'query-input': 'required name=query',
    },
  }
}
