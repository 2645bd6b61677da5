import { HOME_MADE, scoreOf, scoreText, variantName, variantOf } from '@/lib/coffee/catalogue'
import { COFFEE_TAG, smallImagePath } from '@/lib/coffee/tags'
import { findLiveCoffee, listCoffees, toCoffee, toCoffeeId } from '@/lib/coffee/coffees'
import { typeInfo } from '@/lib/coffee/types/catalogue'
import type { ColouredDay, DayEntry } from '@/lib/config/day-entry'
import { coffeeCardPath, PATHS, sharePicturePath } from '@/lib/config/paths'
import type { Coffee } from '@/lib/coffee/schema'
import { coffeeTitle, madeWith } from '@/lib/coffee/search-source'
import { type FeedEntry, feedOf } from '@/lib/feeds/feed'
import { pickNearest } from '@/lib/media/pick-nearest'
import type { ShareSource } from '@/lib/share/share-card'

export async function cupOfTheDay(day: ColouredDay): Promise<DayEntry | null> {
  const cup = await pickNearest(
    {
      name: 'cup',
      tags: [COFFEE_TAG],
      readList: listCoffees,
      pictureOf: ({ imageUrl }) => imageUrl?.split('/').at(-1),
      addedAt: ({ createdAt }) => createdAt,
    },
    day,
  )
  if (!cup) return null
  const { _id, coffeeType, coffeeShop, isSelfMade, imageUrl, isSample } = cup
  return {
    kind: 'cup',
    purpose: 'to drink',
    title: typeInfo(coffeeType).name,
    href: coffeeCardPath(_id),
    isSample,
    facts: [isSelfMade ? HOME_MADE : coffeeShop, `${scoreText(scoreOf(cup))} of 10`],
    picture: imageUrl === null ? null : { src: smallImagePath(imageUrl) },
  }
}

export const coffeeFeed = feedOf(
  { name: 'coffee', title: 'coffee', href: PATHS.coffee },
  { items: listCoffees, timeOf: ({ createdAt }) => createdAt, toEntry },
)

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

export const cupShare: ShareSource = {
  kind: 'cup',
  find: async (id) => {
    const stored = await findLiveCoffee(toCoffeeId(id))
    const { isSelfMade, coffeeShop, picture } = stored
    return {
      label: 'Coffee',
      title: variantName(variantOf(toCoffee(stored))),
      fact: isSelfMade ? HOME_MADE : coffeeShop,
      figure: scoreText(scoreOf(stored)),
      picture: picture?.small,
    }
  },
}
