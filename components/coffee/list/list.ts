import { scoreOf } from '@/lib/coffee/catalogue'
import { STYLES, styleOf } from '@/lib/coffee/groups/catalogue'
import type { Coffee, CoffeeSearch } from '@/lib/coffee/schema'
import { COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'

/** Wide screens show this many at first, and so does each page without scripts. */
export const FIRST_CARDS = 24

export type CoffeeSection = {
  /** Null where the list is not grouped. */
  title: string | null
  /** It counts all entries, also those that are not shown yet (G-128). */
  count: number
  coffees: readonly Coffee[]
}

/** They follow the sort; sections without entries are left out (G-80, G-128). */
export function sectionsOf(
  coffees: readonly Coffee[],
  sort: CoffeeSearch['sort'] = 'date',
): CoffeeSection[] {
  const newest = coffees.toSorted(byNewest)
  if (sort === 'date') return [toSection(null, newest)]
  if (sort === 'rating') {
    const byRating = (a: Coffee, b: Coffee) => scoreOf(b) - scoreOf(a)
    return [toSection(null, newest.toSorted(byRating))]
  }
  const groups =
    sort === 'style'
      ? STYLES.map((style) => grouped(newest, style, (one) => styleOf(one.coffeeType)))
      : COFFEE_TYPES.map((type) =>
          grouped(newest, typeInfo(type).name, (one) => typeInfo(one.coffeeType).name),
        ).toSorted((a, b) => b.count - a.count)
  return groups.filter(({ count }) => count > 0)
}

/** Ties go newest first, then in catalogue order (G-128). */
function byNewest(a: Coffee, b: Coffee): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  return COFFEE_TYPES.indexOf(a.coffeeType) - COFFEE_TYPES.indexOf(b.coffeeType)
}

function grouped(
  coffees: readonly Coffee[],
  title: string,
  groupOf: (coffee: Coffee) => string,
): CoffeeSection {
  return toSection(
    title,
    coffees.filter((coffee) => groupOf(coffee) === title),
  )
}

function toSection(title: string | null, coffees: readonly Coffee[]): CoffeeSection {
  return { title, count: coffees.length, coffees }
}

/** The first entries, running on through the sections; those that show none are left out. */
export function firstOf(sections: readonly CoffeeSection[], most: number, from = 0) {
  let before = 0
  return sections.flatMap((section) => {
    const start = Math.max(0, from - before)
    const coffees = section.coffees.slice(start, Math.max(start, from + most - before))
    before += section.coffees.length
    return coffees.length > 0 ? [{ ...section, coffees }] : []
  })
}
