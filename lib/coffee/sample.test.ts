import { expect, test } from 'vitest'
import { now } from '@/lib/clock'
import { mediaCollections } from '@/lib/media/store'
import { withTestDatabase } from '@/testing/db'
import { CoffeeModel } from '@/models/coffee'
import { listCoffees } from './coffees'
import { sampleCoffee } from './sample'

withTestDatabase()

const task = () => ({
  signal: new AbortController().signal,
  plannedAt: new Date('2026-03-10T09:00:00Z'),
  onProgress() {},
})

test('the samples are 24 cups of ten types in six cities, made once and removed whole', async () => {
  await sampleCoffee.create(task())
  await sampleCoffee.create(task())
  const coffees = await listCoffees()
  expect(coffees).toHaveLength(24)
  const different = (values: unknown[]) => new Set(values).size
  expect(different(coffees.map(({ coffeeType }) => coffeeType))).toBe(10)
  const away = coffees.filter(({ isSelfMade }) => !isSelfMade)
  expect(away).toHaveLength(23)
  expect(different(away.map(({ location }) => location.city))).toBe(6)
  expect(coffees.filter(({ imageUrl }) => imageUrl === null)).toHaveLength(2)
  expect(coffees.every(({ date, isSample }) => isSample && new Date(date) < now())).toBe(true)
  const hours = coffees.map(({ date }) => new Date(date).getUTCHours())
  expect(different(hours), 'samples were drunk at plausible hours').toBeGreaterThan(5)
  expect(hours.every((hour) => hour >= 6 && hour < 17)).toBe(true)
  await sampleCoffee.remove()
  expect(await CoffeeModel.countDocuments()).toBe(0)
  expect(await (await mediaCollections()).files.countDocuments()).toBe(0)
})
