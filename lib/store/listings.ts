import { price } from '@/lib/format'
import { LISTED, toItemId } from '@/lib/store/items'
import { readItems } from '@/lib/store/read-items'
import type { ShareSource } from '@/lib/share/share-card'
import { PATHS } from '@/lib/config/paths'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'
import type { ShownItem } from '@/lib/store/schema'
import { plainDescription } from '@/lib/markdown/plain-text'
import { storeImagePath } from '@/lib/store/tags'

export const itemShare: ShareSource = {
  kind: 'item',
  find: async (id) => {
    const filter = { _id: toItemId(id), ...LISTED }
    const [item] = await readItems(filter, { limit: 1, withLikes: false })
    if (!item) return null
    const { title, creator, smallFileNames } = item
    return {
      label: 'Store',
      title,
      fact: creator,
      figure: price(item.price),
      picture: smallFileNames[0],
    }
  },
}

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
        ...(description && { description: plainDescription(description) }),
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
