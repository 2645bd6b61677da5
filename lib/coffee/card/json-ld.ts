import type { CoffeeCard } from '@/lib/coffee/schema'
import { COFFEE_LIMITS, scoreOf } from '@/lib/coffee/catalogue'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'

export function coffeeJsonLd(card: CoffeeCard, ownerName: string): JsonLd {
  const { coffee, shopName, shopLocation, coordinates } = card
  const maker = coordinates !== '' && {
    manufacturer: { '@type': 'CafeOrCoffeeShop', name: shopName, address: shopLocation },
  }
  return {
    '@context': CONTEXT,
    '@type': 'Review',
    name: `${coffee}, ${shopName}`,
    author: { '@type': 'Person', name: ownerName },
    itemReviewed: { '@type': 'Product', name: coffee, ...maker },
    reviewRating: {
      '@type': 'Rating',
      ratingValue: scoreOf(card),
      worstRating: 0,
      bestRating: COFFEE_LIMITS.most,
    },
  }
}
