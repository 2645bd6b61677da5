import type { Coffee, Coordinates } from '@/lib/coffee/schema'
import { type CoffeeChanges, type NewCoffee } from '@/components/coffee/admin/calls'
import { type CoffeeType, typeInfo } from '@/lib/coffee/types/catalogue'
import { isBlank } from '@/lib/config/blank'

export type Values = {
  coffeeType: CoffeeType | ''
  coffeeShop: string
  isSelfMade: boolean
  city: string
  country: string
  storeLat: string
  storeLng: string
  measuredLat: string
  measuredLng: string
  /** `YYYY-MM-DDTHH:MM` in UTC, or empty for now. */
  date: string
  tweetUrl: string
  format: Readonly<Record<string, string>>
  rating: Readonly<Record<string, string>>
}

export const NO_VALUES: Values = {
  coffeeType: '',
  coffeeShop: '',
  isSelfMade: false,
  city: '',
  country: '',
  storeLat: '',
  storeLng: '',
  measuredLat: '',
  measuredLng: '',
  date: '',
  tweetUrl: '',
  format: {},
  rating: {},
}

const DEFAULT_RATING = '5.0'

export function valuesOf(coffee: Coffee): Values {
  const { location, tweet, date, rating, format, coffeeType, coffeeShop, isSelfMade } = coffee
  const { city, country, storeCoordinates: store, measurementCoordinates: measured } = location
  return {
    coffeeType,
    coffeeShop,
    isSelfMade,
    city,
    country,
    format,
    storeLat: text(store?.lat),
    storeLng: text(store?.lng),
    measuredLat: text(measured?.lat),
    measuredLng: text(measured?.lng),
    date: date.slice(0, 16),
    tweetUrl: tweet?.tweetUrl ?? '',
    rating: Object.fromEntries(
      Object.entries(rating).map(([name, value]) => [name, value.toFixed(1)]),
    ),
  }
}

function text(value: number | undefined): string {
  return value === undefined ? '' : String(value)
}

export function copyOf(coffee: Coffee): Values {
  const values = withType(valuesOf(coffee), coffee.coffeeType, 'new')
  return { ...values, date: '', tweetUrl: '' }
}

/** `kept` keeps the values of shared categories; `new` sets every category to 5.0. */
export function withType(values: Values, coffeeType: CoffeeType, manner: 'kept' | 'new'): Values {
  const { categories, formats } = typeInfo(coffeeType)
  const known = manner === 'kept' ? values.rating : {}
  const rating = Object.keys(categories).map((name) => [name, known[name] ?? DEFAULT_RATING])
  const format = Object.entries(values.format).filter(([name, value]) => {
    const taken = Object.entries(formats).find(([field]) => field === name)
    return taken ? taken[1].includes(value) : !(name in KNOWN_FIELDS)
  })
  return {
    ...values,
    coffeeType,
    rating: Object.fromEntries(rating),
    format: Object.fromEntries(format),
  }
}

const KNOWN_FIELDS = {
  type: true,
  'sugar-level': true,
  'sugar-type': true,
  'milk-type': true,
  'ice-cream-type': true,
}

/** Whether step 1 can be sent: type, shop, city, country and a place that is not 0,0. */
export function isComplete(values: Values): boolean {
  if (values.coffeeType === '') return false
  if (values.isSelfMade) return true
  const { coffeeShop, city, country, storeLat, storeLng } = values
  const place = { lat: number(storeLat, 0), lng: number(storeLng, 0) }
  return [coffeeShop, city, country].every((one) => !isBlank(one)) && !isNowhere(place)
}

function isNowhere({ lat, lng }: Coordinates): boolean {
  return lat === 0 && lng === 0
}

function number<T>(typed: string, otherwise: T): number | T {
  const value = typed.trim() === '' ? NaN : Number(typed.replace(',', '.'))
  return Number.isFinite(value) ? value : otherwise
}

/** A coordinate that is no number becomes 0. */
export function toNewCoffee(values: Values): NewCoffee {
  const { storeLat, storeLng, measuredLat, measuredLng, date, tweetUrl } = values
  const measured = { lat: number(measuredLat, 0), lng: number(measuredLng, 0) }
  return {
    ...common(values),
    ...(!values.isSelfMade && {
      location: {
        city: values.city,
        country: values.country,
        storeCoordinates: { lat: number(storeLat, 0), lng: number(storeLng, 0) },
        ...(!isNowhere(measured) && { measurementCoordinates: measured }),
      },
    }),
    ...(date && { date: `${date}:00Z` }),
    ...(tweetUrl && { tweetUrl }),
  }
}

/** A coordinate that is no number is ignored. */
export function toChanges(values: Values, before: Coffee): CoffeeChanges {
  const { storeCoordinates: store, measurementCoordinates: measured } = before.location
  const { storeLat, storeLng, measuredLat, measuredLng } = values
  return {
    ...common(values),
    // The field has no seconds.
    date: isOtherDate(values.date, before.date) ? `${values.date}:00Z` : before.date,
    tweetUrl: values.tweetUrl,
    ...(!values.isSelfMade && {
      location: {
        city: values.city,
        country: values.country,
        storeCoordinates: {
          lat: number(storeLat, store?.lat ?? 0),
          lng: number(storeLng, store?.lng ?? 0),
        },
        ...(measuredLat !== '' &&
          measuredLng !== '' && {
            measurementCoordinates: {
              lat: number(measuredLat, measured?.lat ?? 0),
              lng: number(measuredLng, measured?.lng ?? 0),
            },
          }),
      },
    }),
  }
}

function isOtherDate(typed: string, before: string): boolean {
  return typed !== '' && typed !== before.slice(0, 16)
}

function common({ coffeeType, coffeeShop, isSelfMade, rating, format }: Values) {
  const rated = Object.entries(rating).filter(([, value]) => value.trim() !== '')
  const chosen = Object.entries(format).filter(([, value]) => value !== '')
  return {
    coffeeType,
    coffeeShop,
    isSelfMade,
    rating: Object.fromEntries(rated.map(([name, value]) => [name, number(value, 11)])),
    format: Object.fromEntries(chosen),
  }
}
