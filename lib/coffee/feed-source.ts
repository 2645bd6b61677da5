import { listCoffees } from '@/lib/coffee/coffees'
import { scoreOf, scoreText } from '@/lib/coffee/catalogue'
import type { Coffee } from '@/lib/coffee/schema'
import { coffeeTitle, madeWith } from '@/lib/coffee/search-source'
import { coffeeCardPath, PATHS, sharePicturePath } from '@/lib/config/paths'
import type { FeedEntry, FeedSource } from '@/lib/feeds/feed'

export const coffeeFeed: FeedSource = {
  name: 'coffee',
  title: 'coffee',
  href: PATHS.coffee,
  list: async (limit) => (await listCoffees()).slice(0, limit).map(toEntry),
}

function toEntry(coffee: Coffee): FeedEntry {
  const { _id, createdAt, isSample, location } = coffee
  const score = `It scored ${scoreText(scoreOf(coffee))} of 10.`
  const place = [location.city, location.country].filter(Boolean).join(', ')
  return {
    id: _id,
    title: coffeeTitle(coffee),
    author: null,
    isSample,
    href: coffeeCardPath(_id),
    publishedAt: createdAt,
    updatedAt: createdAt,
    text: [score, place && `${place}.`, madeWith(coffee)].filter(Boolean).join(' '),
    picture: sharePicturePath('cup', _id),
  }
}
