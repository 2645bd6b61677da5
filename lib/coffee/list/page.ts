import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { PATHS, withQuery } from '@/lib/config/paths'

/** Wide screens show this many at first, and so does each page without scripts. */
export const FIRST_CARDS = 24

export type CoffeeSection = {
  /** Null where the list is not grouped. */
  title: string | null
  /** It counts all entries, also those that are not shown yet (G-128). */
  count: number
  coffees: readonly Coffee[]
}

export type FilterName = 'type' | 'country' | 'city' | 'shop' | 'score' | 'milk' | 'year'

export type Facet = { name: FilterName; options: { value: string; label: string }[] }

export type FoundCoffees = {
  sections: CoffeeSection[]
  total: number
  facets: Facet[]
  newest: Coffee | null
  /** It differs when any coffee does: browsers fetch the list of all coffees again. */
  version: string
}

/** The first entries, running on through the sections; those that show none are left out. */
export function firstOf(sections: readonly CoffeeSection[], max: number, from = 0) {
  let before = 0
  return sections.flatMap((section) => {
    const start = Math.max(0, from - before)
    const coffees = section.coffees.slice(start, Math.max(start, from + max - before))
    before += section.coffees.length
    return coffees.length > 0 ? [{ ...section, coffees }] : []
  })
}

/** The address leaves out what is at its default. */
export function coffeePath({ sort, ...filters }: CoffeeSearch): string {
  return withQuery(PATHS.coffee, { sort: sort === 'date' ? undefined : sort, ...filters })
}
