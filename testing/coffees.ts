import { now } from '@/lib/clock'
import { typeInfo, type CoffeeType } from '@/lib/coffee/types/catalogue'
import { CoffeeModel, type StoredCoffee } from '@/models/coffee'

/** Each required category of a type, as the API takes it. */
export function ratingOf(type: CoffeeType, value = 5): Record<string, number> {
  const required = Object.entries(typeInfo(type).categories).filter(([, one]) => !one.isOptional)
  return Object.fromEntries(required.map(([name]) => [name, value]))
}

export const ATHENS = {
  city: 'Athens',
  country: 'Greece',
  storeCoordinates: { lat: 37.975512, lng: 23.734824 },
}

export function newCoffee(type: CoffeeType, more: Record<string, unknown> = {}) {
  const coffeeShop = 'Corner Kiosk 12'
  return { coffeeType: type, coffeeShop, location: ATHENS, rating: ratingOf(type), ...more }
}

export type EntryFields = Partial<Omit<StoredCoffee, 'rating' | 'format'>> & {
  rating?: { name: string; value: number }[]
  format?: { name: string; value: string }[]
}

/** It stores an entry without a picture. */
export function createCoffeeEntry(fields: EntryFields = {}) {
  const place = { lat: 37.975512, lng: 23.734824 }
  return CoffeeModel.create({
    coffeeType: 'espresso',
    coffeeShop: 'Corner Kiosk 12',
    isSelfMade: false,
    rating: Object.entries(ratingOf('espresso', 8)).map(([name, value]) => ({ name, value })),
    overallRating: 8,
    format: [{ name: 'sugar-level', value: 'medium' }],
    date: now(),
    createdAt: now(),
    city: 'Athens',
    country: 'Greece',
    store: place,
    measurement: place,
    ...fields,
  })
}
