import HELP from '@/lib/store/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { PATHS } from '@/lib/config/paths'
import { counted, price, shortDay, withArticle } from '@/lib/format'
import {
  MAX_DOCUMENTS,
  type SearchDocument,
  type SearchFact,
  type SearchSource,
  type SiteText,
} from '@/lib/search/document'
import { STORE_TEXTS } from '@/lib/store/catalogue'
import { STORE_TAG, storeImagePath } from '@/lib/store/tags'
import { LISTED } from '@/lib/store/items'
import { type PlainItem, readItems } from '@/lib/store/read-items'
import { plainDescription } from '@/lib/markdown/plain-text'

export const storeSearch: SearchSource = {
  kind: {
    name: 'item',
    plural: 'items in the store',
    words: [
      'item',
      'article',
      'product',
      'store',
      'shop',
      'merchandise',
      'merch',
      'buy',
      'sell',
      'sold',
      'sale',
      'gift',
      'souvenir',
    ],
    href: PATHS.store,
    isSold: true,
    families: { paper: 'card postcard envelope' },
    measures: [
      {
        fact: 'price',
        unit: 'euros?|eur|€|bucks|quid',
        name: 'costs?|prices?|priced|cheaper|dearer|pricier|expensive|spend|pay|budget',
        isMeant: (value) => value > 10,
        format: (value) => (Number.isInteger(value) ? `€${value}` : price(value)),
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
    picture: item.smallFileNames[0] && storeImagePath(item.smallFileNames[0]),
    text: plainDescription(description),
    keywords: `${merchType} ${productNumber ?? ''}`,
    facts: {
      price: { phrase: `costs ${price(item.price)}`, value: item.price },
      stock: item.isSample ? NOT_FOR_SALE : stockOf(stock),
      ...(creator && { maker: { phrase: `was made by ${creator}`, value: creator } }),
      date: { phrase: `was made on ${shortDay(dateMade)}`, value: dateMade },
      ...sizesOf(size ?? ''),
      ...(merchType && { tags: { phrase: `is ${withArticle(merchType)}`, value: [merchType] } }),
    },
  }
}

/** It is compared where it names two sides, as `9 × 8 cm`. */
function sizesOf(size: string): SearchDocument['facts'] {
  if (size === '') return {}
  const phrase = `measures ${size}`
  const [, width, height] = /^(\d+(?:\.\d+)?) × (\d+(?:\.\d+)?) cm$/.exec(size) ?? []
  const [across, up] = [Number(width), Number(height)]
  const sides = { area: across * up, width: across, height: up }
  const facts = Object.entries(sides).map(([fact, value]) => [fact, { phrase, value }])
  return { size: { phrase, value: size }, ...(width && Object.fromEntries(facts)) }
}

/** As its card says it. */
const NOT_FOR_SALE: SearchFact = { phrase: 'is a sample: it is not for sale', value: 0 }

function stockOf(stock: number): SearchFact {
  const phrase =
    stock > 0
      ? `is in stock: ${counted(stock, 'piece')}`
      : `is ${STORE_TEXTS.soldOut.toLowerCase()}; it can be pre-ordered`
  return { phrase, value: stock }
}

export function storeHelp(): readonly SiteText[] {
  return helpTexts(HELP)
}
