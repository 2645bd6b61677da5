import { PAGES } from '@/lib/config/pages'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'
import { siteConfig } from '@/lib/settings/site-config'

export function siteJsonLd(): JsonLd {
  const { name, url, ownerName, description, socialUrls } = siteConfig()
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url,
    description,
    inLanguage: 'en',
    publisher: {
      '@type': 'Person',
      name: ownerName,
      ...(socialUrls.length > 0 && { sameAs: socialUrls }),
    },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${new URL(PAGES.search.path, url).href}?q={query}`,
      'query-input': 'required name=query',
    },
  }
}
