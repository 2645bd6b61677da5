import { formatText, scoreOf, scoreText } from '@/lib/coffee/catalogue'
import type { Facet, FilterName } from '@/lib/coffee/list/page'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'

/** What a filter compares; absent where an entry has no such value. */
export const VALUE_OF = {
  type: ({ coffeeType }) => coffeeType,
  country: ({ location }) => location.country || undefined,
  city: ({ location }) => location.city || undefined,
  shop: ({ coffeeShop }) => coffeeShop,
  // As shown: 7.96 reads 8.0.
  score: (coffee) => String(Math.floor(Number(scoreText(scoreOf(coffee))))),
  milk: ({ format }) => format['milk-type'],
  year: ({ date }) => date.slice(0, 4),
} as const satisfies Record<FilterName, (coffee: Coffee) => string | undefined>

const FILTER_NAMES = Object.keys(VALUE_OF) as FilterName[]

const isOtherFilter = (name: FilterName) => (other: FilterName) => other !== name

export function filterCoffees(coffees: readonly Coffee[], search: CoffeeSearch): Coffee[] {
  return coffees.filter(
    (coffee) => matches(coffee, search, FILTER_NAMES) && isShown(coffee, search),
  )
}

/** They have a place; `box` is ignored, as the map also shows what is around it. */
export function mappedCoffees(coffees: readonly Coffee[], search: CoffeeSearch): Coffee[] {
  const found = filterCoffees(coffees, { ...search, box: undefined })
  return found.filter(({ location }) => location.storeCoordinates !== null)
}

function matches(coffee: Coffee, search: CoffeeSearch, names: readonly FilterName[]): boolean {
  return names.every(
    (name) => search[name] === undefined || VALUE_OF[name](coffee) === search[name],
  )
}

function isShown(coffee: Coffee, { box, incomplete }: CoffeeSearch): boolean {
  if (incomplete && coffee.imageUrl !== null) return false
  if (!box) return true
  const place = coffee.location.storeCoordinates
  const [west = -180, south = -90, east = 180, north = 90] = box.split(',').map(Number)
  return (
    place !== null &&
    place.lat >= south &&
    place.lat <= north &&
    // A box over the antimeridian has its west in the east.
    (west <= east ? place.lng >= west && place.lng <= east : place.lng >= west || place.lng <= east)
  )
}

/** The values of each filter, with how many entries the other filters leave for them. */
export function facetsOf(coffees: readonly Coffee[], search: CoffeeSearch): Facet[] {
  return FILTER_NAMES.map((name) => {
    const others = FILTER_NAMES.filter(isOtherFilter(name))
    const chosen = search[name]
    // Also a value that no entry has, so that the form shows it and keeps it.
    const counts = new Map<string, number>(chosen === undefined ? [] : [[chosen, 0]])
    for (const coffee of coffees) {
      const value = VALUE_OF[name](coffee)
      if (value === undefined) continue
      const isCounted = matches(coffee, search, others) && isShown(coffee, search)
      counts.set(value, (counts.get(value) ?? 0) + Number(isCounted))
    }
    const values = [...counts].filter(([value, count]) => count > 0 || chosen === value)
    const options = values.map(([value, count]) => ({
      value,
      label: `${wordsOf(name, value)} (${count})`,
    }))
    return { name, options: options.toSorted(inOrderOf(name)) }
  })
}

export function wordsOf(name: FilterName, value: string): string {
  const type = name === 'type' && COFFEE_TYPES.find((key) => key === value)
  if (type) return typeInfo(type).name
  if (name === 'milk') return formatText(value)
  return name === 'score' && value !== '10' ? `${value}.0 to ${value}.9` : value
}

function inOrderOf(name: FilterName) {
  const numbers = name === 'score' || name === 'year'
  return (a: { value: string; label: string }, b: { value: string; label: string }) =>
    numbers ? Number(b.value) - Number(a.value) : a.label.localeCompare(b.label, 'en')
}
