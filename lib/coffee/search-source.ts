import { HOME_MADE, scoreText } from '@/lib/coffee/catalogue'
import { listCoffees } from '@/lib/coffee/coffees'
import { COFFEE_TAG } from '@/lib/coffee/queries'
import type { Coffee } from '@/lib/coffee/schema'
import { typeInfo } from '@/lib/coffee/types/catalogue'
import { coffeeCardPath, PATHS } from '@/lib/config/paths'
import { isoDay, shortDay } from '@/lib/format'
import type { SearchDocument, SearchSource, SiteText } from '@/lib/search/document'

export const coffeeSearch: SearchSource = {
  kind: {
    name: 'coffee',
    plural: 'rated coffees',
    words: ['coffee', 'drink', 'cup', 'cafe'],
    href: PATHS.coffee,
  },
  tags: [COFFEE_TAG],
  list: async () => (await listCoffees()).map(toDocument),
}

function toDocument(coffee: Coffee): SearchDocument {
  const { _id, coffeeType, coffeeShop, isSelfMade, overallRating, createdAt } = coffee
  const { city, country } = coffee.location
  const type = typeInfo(coffeeType).name
  const places = [city, country].filter((place) => place !== '')
  return {
    id: _id,
    title: coffeeTitle(coffee),
    href: coffeeCardPath(_id),
    access: 'everybody',
    text: madeWith(coffee),
    keywords: isSelfMade ? 'self-made home' : coffeeShop,
    facts: {
      score: { says: `scored ${scoreText(overallRating)} of 10`, value: overallRating },
      date: { says: `was rated on ${shortDay(createdAt)}`, value: isoDay(createdAt) },
      tags: { says: `is a ${type}`, value: [type] },
      ...(places.length > 0 && {
        place: { says: `is from ${places.join(', ')}`, value: places },
      }),
    },
  }
}

export function coffeeTitle({ coffeeType, coffeeShop, isSelfMade }: Coffee): string {
  const { name } = typeInfo(coffeeType)
  return isSelfMade ? `${name}, ${HOME_MADE}` : `${name} at ${coffeeShop}`
}

/** A sentence; empty where nothing is known. */
export function madeWith({ format }: Coffee): string {
  const made = Object.entries(format).map(([name, value]) => formatText(name, value))
  return made.length > 0 ? `Made with ${made.join(', ')}.` : ''
}

/** `sugar-level`, `no-sugar` as `no sugar`; `milk-type`, `oat` as `oat milk`. */
function formatText(name: string, value: string): string {
  const noun = name.replace(/-(level|type)$/, '').replace(/^type$/, '')
  const text = value.replaceAll('-', ' ')
  return text.includes(noun) ? text : `${text} ${noun}`
}

export function coffeeHelp(): readonly SiteText[] {
  return [
    {
      title: 'How is the score of a coffee made?',
      href: PATHS.coffee,
      text: 'Each coffee is rated in several categories from 0 to 10. The score is their weighted mean; heavier categories count more.',
      keywords: 'rating rated overall mean weight computed calculated points',
    },
  ]
}
