import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import type { Coordinates } from '@/lib/coffee/schema'
import { AppError } from '@/lib/errors'

export type Location = {
  city: string
  country: string
  storeCoordinates?: Coordinates | null | undefined
  measurementCoordinates?: Coordinates | null | undefined
}

export type Place = {
  city: string
  country: string
  store: Coordinates | null
  measurement: Coordinates | null
}

const HOME = ['home', 'homemade', 'selfmade']

/** Compared without case, spaces and hyphens (G-126). */
export function isHome(shop: string): boolean {
  return HOME.includes(shop.toLowerCase().replace(/[\s-]/g, ''))
}

/** Optional for what is self-made; else the store's pair is needed and not 0,0 (G-82). */
export function checkPlace(isSelfMade: boolean, location: Location | undefined): Place {
  const { city = '', country = '', storeCoordinates, measurementCoordinates } = location ?? {}
  const store = storeCoordinates ?? null
  const place = { city, country, store, measurement: measurementCoordinates ?? store }
  if (isSelfMade) return place
  if (city === '') throw refused('location.city', TEXTS.cityMissing)
  if (country === '') throw refused('location.country', TEXTS.countryMissing)
  if (!store || (store.lat === 0 && store.lng === 0)) {
    throw refused('location.storeCoordinates', TEXTS.placeMissing)
  }
  return place
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', { message, fields: { [field]: message } })
}
