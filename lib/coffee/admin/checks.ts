import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { nowMs } from '@/lib/clock'
import { COFFEE_LIMITS, HOME_MADE } from '@/lib/coffee/catalogue'
import { COFFEE_FIELDS } from '@/lib/coffee/form'
import { DAY_MS } from '@/lib/durations'
import {
  type CoffeeType,
  FORMAT_FIELDS,
  type FormatField,
  readCoffeeType,
  typeInfo,
} from '@/lib/coffee/types/catalogue'
import { refusedAt } from '@/lib/errors'
import type { Coordinates } from '@/lib/coffee/schema'

type FormatEntry = { name: string; value: string }
type Values = Readonly<Record<string, string>>

const isKnown = (name: string): name is FormatField =>
  (FORMAT_FIELDS as readonly string[]).includes(name)

/** `brew-type` is another name for `type` (G-79). */
function withoutAlias({ 'brew-type': brew, ...values }: Values): Values {
  return brew === undefined || values.type !== undefined ? values : { ...values, type: brew }
}

/** Throws 400 for a known field that the type does not take; unknown ones are kept (G-125). */
export function checkFormat(type: CoffeeType, given: Values): FormatEntry[] {
  const entries = Object.entries(withoutAlias(given)).filter(([, value]) => value !== '')
  if (entries.length > COFFEE_LIMITS.formatKeys) throw refusedAt('format', TEXTS.formatKeys)
  for (const [name, value] of entries) {
    if (!isKnown(name)) continue
    const values = typeInfo(type).formats[name]
    if (!values) throw refusedAt(`format.${name}`, TEXTS.formatField(name))
    if (!values.includes(value)) throw refusedAt(`format.${name}`, TEXTS.formatValue(name))
  }
  const format = Object.fromEntries(entries)
  if (format['sugar-level'] === 'no-sugar' && format['sugar-type'] !== undefined) {
    throw refusedAt('format.sugar-type', TEXTS.sugarOfNone)
  }
  return entries.map(([name, value]) => ({ name, value }))
}

/** What was sent for another type, without the known fields that the new one lacks (G-126). */
export function formatForType(type: CoffeeType, values: Values): Values {
  const { formats } = typeInfo(type)
  const fitting = Object.entries(withoutAlias(values)).filter(
    ([name]) => !isKnown(name) || formats[name] !== undefined,
  )
  return Object.fromEntries(fitting)
}

/** What is stored, also without the values that the new type does not take. */
export function storedFormatForType(type: CoffeeType, values: Values): Values {
  const { formats } = typeInfo(type)
  const fitting = Object.entries(formatForType(type, values)).filter(
    ([name, value]) => !isKnown(name) || formats[name]?.includes(value),
  )
  return Object.fromEntries(fitting)
}

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
  if (city === '') throw refusedAt('location.city', TEXTS.cityMissing)
  if (country === '') throw refusedAt('location.country', TEXTS.countryMissing)
  if (!store || (store.lat === 0 && store.lng === 0)) {
    throw refusedAt('location.storeCoordinates', TEXTS.placeMissing)
  }
  return place
}

/** Unknown types are 400 (G-81). */
export function needType(input: string): CoffeeType {
  const type = readCoffeeType(input)
  if (!type) throw refusedAt('coffeeType', COFFEE_FIELDS.coffeeType.invalid)
  return type
}

export function checkShop(shop: string | undefined, isSelfMade: boolean): string {
  if (shop) return shop
  if (!isSelfMade) throw refusedAt('coffeeShop', TEXTS.shopMissing)
  return HOME_MADE
}

/** A date may be at most one day ahead (G-83). */
export function checkDate(iso: string): Date {
  const date = new Date(iso)
  if (date.getTime() > nowMs() + DAY_MS) throw refusedAt('date', TEXTS.dateLate)
  return date
}
