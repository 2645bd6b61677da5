import { expect, test } from 'vitest'
import { deleteCoffee, restoreCoffee } from '@/lib/coffee/admin/coffees'
import { updateCoffee } from '@/lib/coffee/admin/update-coffee'
import type { CoffeeSearch } from '@/lib/coffee/schema'
import { searchCoffees } from '@/lib/coffee/coffees'
import { withTestClock } from '@/testing/clock'
import { createCoffeeEntry } from '@/testing/coffees'
import { withTestDatabase } from '@/testing/db'
import { createAdmin } from '@/testing/factories'

withTestClock('2026-03-10T12:00:00Z')
withTestDatabase()

test('the service filters, groups and pages the list, and counts all that was found', async () => {
  for (let i = 0; i < 30; i++) {
    await createCoffeeEntry({
      coffeeShop: `Kiosk ${i}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + i)),
      city: i % 3 === 0 ? 'Kos' : 'Athens',
      coffeeType: i < 2 ? 'frappe' : 'espresso',
    })
  }
  const shopsOf = async (search: CoffeeSearch) => {
    const { sections, total } = await searchCoffees(search)
    const shops = sections.flatMap(({ coffees }) => coffees.map(({ coffeeShop }) => coffeeShop))
    return { total, count: shops.length, first: shops[0] }
  }
  expect(await shopsOf({})).toEqual({ total: 30, count: 24, first: 'Kiosk 29' })
  expect(await shopsOf({ page: 2 })).toEqual({ total: 30, count: 6, first: 'Kiosk 5' })
  expect(await shopsOf({ page: 3 })).toEqual({ total: 30, count: 0 })
  expect(await shopsOf({ city: 'Kos' })).toEqual({ total: 10, count: 10, first: 'Kiosk 27' })
  const { sections, facets, newest } = await searchCoffees({ sort: 'type', city: 'Kos', page: 1 })
  expect(sections.map(({ title, count }) => [title, count])).toEqual([
    ['Espresso', 9],
    ['Frappe', 1],
  ])
  expect(facets.find(({ name }) => name === 'city')?.options).toEqual([
    { value: 'Athens', label: 'Athens (20)' },
    { value: 'Kos', label: 'Kos (10)' },
  ])
  expect(newest?.coffeeShop).toBe('Kiosk 29')
})

test('the version of the list differs after each change, and is one for all searches', async () => {
  const { viewer } = await createAdmin()
  const id = String((await createCoffeeEntry())._id)
  await createCoffeeEntry()
  const versionOf = async (search: CoffeeSearch = {}) => (await searchCoffees(search)).version
  const seen = [await versionOf()]
  expect(await versionOf({ city: 'Kos', sort: 'style' })).toBe(seen[0])
  await updateCoffee(viewer, id, { coffeeShop: 'The Yellow Door' })
  seen.push(await versionOf())
  await deleteCoffee(viewer, id)
  seen.push(await versionOf())
  expect(new Set(seen).size).toBe(3)
  await restoreCoffee(viewer, id)
  expect(await versionOf()).toBe(seen[1])
})
