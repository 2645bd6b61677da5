import { cached } from '@/lib/cache'
import { listCoffees } from '@/lib/coffee/coffees'
import { facetsOf, filterCoffees } from '@/lib/coffee/list/filters'
import { FIRST_CARDS, firstOf, type FoundCoffees } from '@/lib/coffee/list/page'
import { sectionsOf } from '@/lib/coffee/list/sections'
import type { CoffeeSearch } from '@/lib/coffee/schema'
import { COFFEE_TAG } from '@/lib/coffee/tags'
import { contentTag } from '@/lib/http/entity-tag'

/** It reads the cached list alone. */
export async function searchCoffees(search: CoffeeSearch): Promise<FoundCoffees> {
  const coffees = await listCoffees()
  const found = filterCoffees(coffees, search)
  const start = ((search.page ?? 1) - 1) * FIRST_CARDS
  return {
    sections: firstOf(sectionsOf(found, search.sort), FIRST_CARDS, start),
    total: found.length,
    facets: facetsOf(coffees, search),
    newest: coffees[0] ?? null,
    version: await readVersion(),
  }
}

function readVersion(): Promise<string> {
  const load = async () => contentTag(JSON.stringify(await listCoffees()))
  return cached('coffees:version', [COFFEE_TAG], load)
}
