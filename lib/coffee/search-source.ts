import HELP from '@/lib/coffee/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { HOME_MADE, scoreOf, scoreText, variantName, variantOf } from '@/lib/coffee/catalogue'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { listCoffees } from '@/lib/coffee/coffees'
import type { Coffee } from '@/lib/coffee/schema'
import { TASTE_AXES } from '@/lib/coffee/taste'
import { COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'
import { coffeeCardPath, PATHS } from '@/lib/config/paths'
import { capital, isoDay, listed, shortDay, withArticle } from '@/lib/format'
import {
  MAX_DOCUMENTS,
  type SearchDocument,
  type SearchSource,
  type SiteText,
} from '@/lib/search/document'
import { tagged } from '@/lib/search/filters'
import { fold } from '@/lib/search/words'

const COLD_TYPES = COFFEE_TYPES.map((type) => fold(typeInfo(type).name)).filter((name) =>
  /freddo|frappe|iced|cold/.test(name),
)

const PARTS = ['body', 'flavour', 'acidity', 'aftertaste', 'look', 'crema', 'intensity'] as const

export const coffeeSearch: SearchSource = {
  kind: {
    name: 'coffee',
    plural: 'rated coffees',
    words: ['coffee', 'drink', 'cup', 'cafe'],
    href: PATHS.coffee,
    isSold: true,
    measures: [
      ...PARTS.map((part) => ({
        fact: part,
        name: part,
        format: (value: number) => `${part} ${value}`,
      })),
      {
        fact: 'score',
        name: 'rated|rating|scor(?:es?|ed|ing)|points|awarded|got|marks?|better|worse|worth',
        isMeant: (value) => value <= 10,
        format: String,
      },
    ],
    // `The best cold coffee`
    filters: [
      {
        pattern:
          /\b(?:cold|iced|chilled) (?=coffees?(?= |$))|(?<=\bcoffees? )(?:cold|iced|chilled)(?= |$)/,
        toFilter: () => ({ ...tagged('cold', COLD_TYPES), isAdjective: true }),
      },
    ],
    suggestions: ['above 8'],
    undeclared: ['caffeine', 'lactose', 'gluten', 'allergen', 'soy', 'nut', 'alcohol', 'halal'],
    others:
      'tea cocoa chocolate juice lemonade beer wine water americano macchiato mocha cortado lungo',
    families: {
      'plant milk': 'oat almond coconut soy soya rice cashew hazelnut',
      nut: 'almond cashew hazelnut',
    },
  },
  tags: [COFFEE_TAG],
  list: async () => (await listCoffees()).slice(0, MAX_DOCUMENTS).map(toDocument),
}

function toDocument(coffee: Coffee): SearchDocument {
  const { _id, coffeeType, coffeeShop, isSelfMade, createdAt } = coffee
  const { city, country } = coffee.location
  const type = typeInfo(coffeeType).name
  const score = scoreText(scoreOf(coffee))
  const variant = variantName(variantOf(coffee))
  const places = [city, country].filter((place) => place !== '')
  return {
    id: _id,
    title: coffeeTitle(coffee),
    href: coffeeCardPath(_id),
    access: 'everybody',
    picture: coffee.imageUrl ?? undefined,
    text: madeWith(coffee),
    details: ratingsOf(coffee),
    keywords: `${isSelfMade ? 'self-made home brew brewed' : coffeeShop} ${variant} brewed brewing method style`,
    facts: {
      score: { phrase: `scored ${score} of 10`, value: Number(score) },
      ...partsOf(coffee),
      date: { phrase: `was rated on ${shortDay(createdAt)}`, value: isoDay(createdAt) },
      ...(Object.keys(coffee.format).length > 0 && {
        ingredients: { phrase: `is made with ${listed(madeOf(coffee))}`, value: madeOf(coffee) },
      }),
      tags: { phrase: `is ${withArticle(type)}`, value: [type] },
      ...(places.length > 0 && {
        place: { phrase: `is from ${places.join(', ')}`, value: places },
      }),
    },
  }
}

function partsOf({ rating }: Coffee): SearchDocument['facts'] {
  const rated = PARTS.flatMap((part) => {
    const value = rating[part]
    return value === undefined
      ? []
      : [[part, { phrase: `has ${part} ${scoreText(value)} of 10`, value }] as const]
  })
  return Object.fromEntries(rated)
}

export function coffeeTitle({ coffeeType, coffeeShop, isSelfMade }: Coffee): string {
  const { name } = typeInfo(coffeeType)
  return isSelfMade ? `${name}, ${HOME_MADE}` : `${name} at ${coffeeShop}`
}

function ratingsOf({ rating, location: { storeCoordinates: at } }: Coffee): string {
  const rates = Object.entries(rating).map(
    ([name, score]) => `${capital(name.replaceAll('-', ' '))} ${scoreText(score)} of 10.`,
  )
  return [...rates, at ? `Coordinates ${at.lat}, ${at.lng}.` : []].flat().join(' ')
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
    ...helpTexts(HELP),
    {
      title: 'How do I find a coffee to my taste?',
      href: PATHS.coffee,
      text: `“Taste match” on the coffee page names the nearest cups to what you like; set ${TASTE_AXES.join(', ')} for it.`,
      keywords: 'taste match like prefer suit sliders personal find',
    },
  ]
}
