import { scoreOf } from '@/lib/coffee/catalogue'
import { PATHS } from '@/lib/config/paths'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'

/** What a filter compares; absent where an entry has no such value. */
const VALUE_OF = {
  type: ({ coffeeType }) => coffeeType,
  country: ({ location }) => location.country || undefined,
  city: ({ location }) => location.city || undefined,
  shop: ({ coffeeShop }) => coffeeShop,
  score: (coffee) => String(Math.floor(scoreOf(coffee))),
  milk: ({ format }) => format['milk-type'],
  year: ({ date }) => date.slice(0, 4),
} as const satisfies Record<string, (coffee: Coffee) => string | undefined>

type FilterName = keyof typeof VALUE_OF
const FILTER_NAMES = Object.keys(VALUE_OF) as FilterName[]

const isOtherFilter = (name: FilterName) => (other: FilterName) => other !== name

export function filterCoffees(coffees: readonly Coffee[], search: CoffeeSearch): Coffee[] {
  return coffees.filter(
    (coffee) => matches(coffee, search, FILTER_NAMES) && isShown(coffee, search),
  )
}

/** Ignores `box`, as the map also shows what is around it. */
export function mappedCoffees(coffees: readonly Coffee[], search: CoffeeSearch): Coffee[] {
  return filterCoffees(coffees, { ...search, box: undefined })
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
    place.lng >= west &&
    place.lng <= east
  )
}

export type Facet = { name: FilterName; options: { value: string; label: string }[] }

/** The values of each filter, with how many entries the other filters leave for them. */
export function facetsOf(coffees: readonly Coffee[], search: CoffeeSearch): Facet[] {
  return FILTER_NAMES.map((name) => {
    const others = FILTER_NAMES.filter(isOtherFilter(name))
    const counts = new Map<string, number>()
    for (const coffee of coffees) {
      const value = VALUE_OF[name](coffee)
      if (value === undefined) continue
      const isCounted = matches(coffee, search, others) && isShown(coffee, search)
      counts.set(value, (counts.get(value) ?? 0) + Number(isCounted))
    }
    const values = [...counts].filter(([value, count]) => count > 0 || search[name] === value)
    const options = values.map(([value, count]) => ({
      value,
      label: `${wordsOf(name, value)} (${count})`,
    }))
    return { name, options: options.toSorted(inOrderOf(name)) }
  })
}

function wordsOf(name: FilterName, value: string): string {
  const type = name === 'type' && COFFEE_TYPES.find((key) => key === value)
  if (type) return typeInfo(type).name
  return name === 'score' && value !== '10' ? `${value}.0 to ${value}.9` : value
}

function inOrderOf(name: FilterName) {
  const numbers = name === 'score' || name === 'year'
  return (a: { value: string; label: string }, b: { value: string; label: string }) =>
    numbers ? Number(b.value) - Number(a.value) : a.label.localeCompare(b.label, 'en')
}

/** The address leaves out what is at its default. */
export function coffeePath(search: CoffeeSearch): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && !(key === 'sort' && value === 'date')) query.set(key, String(value))
  }
  return query.size > 0 ? `${PATHS.coffee}?${query}`.replaceAll('%2C', ',') : PATHS.coffee
}

export function hasFilters(search: CoffeeSearch): boolean {
  return search.box !== undefined || FILTER_NAMES.some((name) => search[name] !== undefined)
}
