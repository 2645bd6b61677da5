import { PATHS } from '@/lib/config/paths'
import { counted, price, shortDay } from '@/lib/format'
import type { SearchDocument, SearchSource, SiteText } from '@/lib/search/document'
import { STORE_TEXTS } from '@/lib/store/catalogue'
import { LISTED } from '@/lib/store/items'
import { STORE_TAG } from '@/lib/store/tags'
import { type PlainItem, readItems } from '@/lib/store/read-items'
import { plainDescription } from '@/lib/markdown/plain-text'

/** G-19a */
const MAX_DOCUMENTS = 5000

export const storeSearch: SearchSource = {
  kind: {
    name: 'item',
    plural: 'items in the store',
    words: [
      'item',
      'product',
      'store',
      'shop',
      'merchandise',
      'merch',
      'buy',
      'sell',
      'sold',
      'sale',
    ],
    href: PATHS.store,
    isSold: true,
    measures: [
      {
        fact: 'price',
        unit: 'euros?|eur|€|bucks',
        isMeant: (value) => value > 10,
        format: (value) => `€${value}`,
        preposition: 'for',
        tolerance: 0.25,
      },
    ],
    suggestions: ['under 15 euros'],
  },
  tags: [STORE_TAG],
  list: async () =>
    (await readItems(LISTED, { limit: MAX_DOCUMENTS, withLikes: false })).map(toDocument),
}

function toDocument(item: PlainItem): SearchDocument {
  const { _id, title, description, creator, dateMade, stock, size, merchType, productNumber } = item
  return {
    id: _id,
    title,
    href: PATHS.store,
    access: 'everybody',
    text: plainDescription(description),
    ...(item.isSample && { details: 'It is a sample: it is not for sale.' }),
    keywords: `${merchType} ${productNumber ?? ''}`,
    facts: {
      price: { phrase: `costs ${price(item.price)}`, value: item.price },
      stock: {
        phrase: stock > 0 ? `is in stock: ${counted(stock, 'piece')}` : isSoldOut(),
        value: stock,
      },
      maker: { phrase: `was made by ${creator}`, value: creator },
      date: { phrase: `was made on ${shortDay(dateMade)}`, value: dateMade },
      ...(size && { size: { phrase: `measures ${size}`, value: size } }),
      ...(merchType && { tags: { phrase: `is a ${merchType}`, value: [merchType] } }),
    },
  }
}

function isSoldOut(): string {
  return `is ${STORE_TEXTS.soldOut.toLowerCase()}; it can be pre-ordered`
}

export function storeHelp(): readonly SiteText[] {
  return [
    {
      title: 'How do I pre-order something?',
      href: PATHS.store,
      text: 'On the store page open the pre-order form of an item and enter your e-mail address. You get a mail to confirm it, and one mail when the item is available. Nothing is paid on the site.',
      keywords:
        'preorder order buy purchase get pay payment shipping delivery waiting list checkout reserve reservation sold out back again available yet notify tell message shop store item',
    },
    {
      title: 'Do I pay when I press buy?',
      href: PATHS.store,
      text: 'No: nothing is paid on the site. The button opens a pre-order by e-mail; one mail follows when the item is available.',
      keywords:
        'payment pay paid right away now card money charge press buy preorder order checkout',
    },
    {
      title: 'How do I like an item of the store?',
      href: PATHS.store,
      text: 'Log in and press the heart of the item. Press it again to take the like back.',
      keywords: 'likes heart favourite',
    },
  ]
}
