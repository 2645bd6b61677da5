import { HOME_MADE, scoreOf, scoreText } from '@/lib/coffee/catalogue'
import { listCoffees } from '@/lib/coffee/coffees'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import type { Coffee } from '@/lib/coffee/schema'
import { TASTE_AXES } from '@/lib/coffee/taste/catalogue'
import { variantName, variantOf } from '@/lib/coffee/groups/catalogue'
import { typeInfo } from '@/lib/coffee/types/catalogue'
import { coffeeCardPath, PATHS } from '@/lib/config/paths'
import { capital, isoDay, shortDay } from '@/lib/format'
import type { SearchDocument, SearchSource, SiteText } from '@/lib/search/document'

export const coffeeSearch: SearchSource = {
  kind: {
    name: 'coffee',
    plural: 'rated coffees',
    words: ['coffee', 'drink', 'cup', 'cafe'],
    href: PATHS.coffee,
    isSold: true,
    measures: [
      {
        fact: 'score',
        isMeant: (value) => value <= 10,
        format: String,
      },
    ],
    suggestions: ['above 8'],
    undeclared: ['caffeine', 'lactose', 'gluten', 'allergen', 'soy', 'nut', 'alcohol', 'halal'],
  },
  tags: [COFFEE_TAG],
  list: async () => (await listCoffees()).map(toDocument),
}

function toDocument(coffee: Coffee): SearchDocument {
  const { _id, coffeeType, coffeeShop, isSelfMade, createdAt } = coffee
  const { city, country } = coffee.location
  const type = typeInfo(coffeeType).name
  const variant = variantName(variantOf(coffee))
  const places = [city, country].filter((place) => place !== '')
  return {
    id: _id,
    title: coffeeTitle(coffee),
    href: coffeeCardPath(_id),
    access: 'everybody',
    text: madeWith(coffee),
    details: ratingsOf(coffee),
    keywords: `${isSelfMade ? 'self-made home brew brewed' : coffeeShop} ${variant} brewed style`,
    facts: {
      score: { phrase: `scored ${scoreText(scoreOf(coffee))} of 10`, value: scoreOf(coffee) },
      date: { phrase: `was rated on ${shortDay(createdAt)}`, value: isoDay(createdAt) },
      ...(Object.keys(coffee.format).length > 0 && {
        ingredients: { phrase: `is made with ${madeOf(coffee).join(', ')}`, value: madeOf(coffee) },
      }),
      tags: { phrase: `is a ${type}`, value: [type] },
      ...(places.length > 0 && {
        place: { phrase: `is from ${places.join(', ')}`, value: places },
      }),
    },
  }
}

export function coffeeTitle({ coffeeType, coffeeShop, isSelfMade }: Coffee): string {
  const { name } = typeInfo(coffeeType)
  return isSelfMade ? `${name}, ${HOME_MADE}` : `${name} at ${coffeeShop}`
}

function ratingsOf({ rating }: Coffee): string {
  return Object.entries(rating)
    .map(([name, score]) => `${capital(name.replaceAll('-', ' '))} ${scoreText(score)} of 10.`)
    .join(' ')
}

/** A sentence; empty where nothing is known. */
export function madeWith(coffee: Coffee): string {
  const made = madeOf(coffee)
  return made.length > 0 ? `Made with ${made.join(', ')}.` : ''
}

function madeOf({ format }: Coffee): string[] {
  return Object.entries(format).map(([name, value]) => formatText(name, value))
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
    {
      title: 'Is there a map of the coffees?',
      href: PATHS.coffee,
      text: 'Yes: “Map of all cups” on the coffee page shows where each of them was.',
      keywords: 'map maps cups where location locations spots places cafes',
    },
    {
      title: 'How do I filter or sort the coffees?',
      href: PATHS.coffee,
      text: 'The coffee page sorts them by date or rating, groups them by style or type, and filters them by type, country, city, shop, score, milk and year.',
      keywords: 'sort order group filter search list table',
    },
    {
      title: 'How do I find a coffee to my taste?',
      href: PATHS.coffee,
      text: `“Taste match” on the coffee page names the nearest cups to what you like; set ${TASTE_AXES.join(', ')} for it.`,
      keywords: 'taste match like prefer suit sliders personal find',
    },
  ]
}
