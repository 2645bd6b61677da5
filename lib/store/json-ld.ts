import { PATHS } from '@/lib/config/paths'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'
import { storeImagePath } from '@/lib/store/tags'
import type { ShownItem } from '@/lib/store/schema'

export function storeJsonLd(items: readonly ShownItem[], siteUrl: string): JsonLd {
  const absolute = (path: string) => new URL(path, siteUrl).href
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: items.map(({ title, creator, description, fileNames, ...item }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: {
        '@type': 'Product',
        name: title,
        brand: { '@type': 'Brand', name: creator },
        ...(description && { description }),
        image: fileNames.map((name) => absolute(storeImagePath(name))),
        offers: {
          '@type': 'Offer',
          url: absolute(PATHS.store),
          price: item.price.toFixed(2),
          priceCurrency: 'EUR',
          availability: `${CONTEXT}/${item.stock > 0 ? 'InStock' : 'OutOfStock'}`,
        },
      },
    })),
  }
}
