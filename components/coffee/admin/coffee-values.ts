import type { CoffeeChanges, NewCoffee } from '@/components/coffee/admin/calls'
import { bodyOf, newValues, valuesOf } from '@/components/ui/form/form-values'
import { isBlank } from '@/lib/config/blank'
import { COFFEE_FIELDS, formatFields, RATING_FIELD, ratingFields } from '@/lib/coffee/form'
import type { Coffee, Coordinates } from '@/lib/coffee/schema'
import { COFFEE_TYPES, type CoffeeType, FORMAT_FIELDS } from '@/lib/coffee/types/catalogue'
import type { ChoiceField, Fields } from '@/lib/form/fields'
import { readNumber } from '@/lib/form/numbers'

/** Those of ratings and of the format come with the type. */
export type CoffeeValues = Readonly<Record<string, string>>

export const NEW_COFFEE: CoffeeValues = newValues<Fields>(COFFEE_FIELDS)

const STORE = ['location.storeCoordinates.lat', 'location.storeCoordinates.lng'] as const
const MEASURED = [
  'location.measurementCoordinates.lat',
  'location.measurementCoordinates.lng',
] as const
type Degrees = (typeof STORE | typeof MEASURED)[number]

export function typeIn({ coffeeType }: CoffeeValues): CoffeeType | undefined {
  return COFFEE_TYPES.find((type) => type === coffeeType)
}

export function openedCoffee(coffee: Coffee): CoffeeValues {
  const { coffeeType, tweet, rating, format } = coffee
  const rated = Object.entries(ratingFields(coffeeType)).filter(([name]) => partOf(name) in rating)
  const fields: Fields = { ...COFFEE_FIELDS, ...Object.fromEntries(rated) }
  const formats = Object.entries(format).map(([name, value]) => [`format.${name}`, value])
  return {
    ...valuesOf(fields, { ...coffee, tweetUrl: tweet?.tweetUrl }),
    ...Object.fromEntries(formats),
  }
}

export function copyOf(coffee: Coffee): CoffeeValues {
  const values = withType(openedCoffee(coffee), coffee.coffeeType, 'new')
  return { ...values, date: '', tweetUrl: '' }
}

/** `kept` keeps the values of shared categories; `new` sets every category to 5.0. */
export function withType(
  values: CoffeeValues,
  coffeeType: CoffeeType,
  variant: 'kept' | 'new',
): CoffeeValues {
  const formats = formatFields(coffeeType)
  const unrated = Object.entries(values).filter(([name, value]) => {
    if (name.startsWith('rating.')) return false
    const field = formats[name]
    if (field?.kind === 'choice') return field.options.some((option) => valueOf(option) === value)
    return !FORMAT_FIELDS.some((known) => name === `format.${known}`)
  })
  const rating = Object.keys(ratingFields(coffeeType)).map((name) => [
    name,
    (variant === 'kept' ? values[name] : undefined) ?? RATING_FIELD.initial,
  ])
  return { ...Object.fromEntries([...unrated, ...rating]), coffeeType }
}

/** A place that was found is the store's and the measured one. */
export function placedAt({ lat, lng }: Coordinates): CoffeeValues {
  const places = [STORE, MEASURED].flatMap(([atLat, atLng]) => [
    [atLat, lat.toFixed(6)],
    [atLng, lng.toFixed(6)],
  ])
  return Object.fromEntries(places)
}

/** Whether step 1 can be sent: type, shop, city, country and a place that is not 0,0. */
export function isComplete(values: CoffeeValues): boolean {
  if (!typeIn(values)) return false
  if (values.isSelfMade === 'true') return true
  const texts = ['coffeeShop', 'location.city', 'location.country']
  const hasPlace = STORE.some((name) => isNonZero(degreesIn(values, name)))
  return hasPlace && texts.every((name) => !isBlank(values[name] ?? ''))
}

/** An empty coordinate becomes 0; what is measured at 0,0 is not sent. */
export function toNewCoffee(values: CoffeeValues): NewCoffee {
  const filled = withDegrees(values, {})
  const isMeasured = MEASURED.some((name) => degreesIn(filled, name) !== 0)
  return sentBody(filled, (name) =>
    isMeasurement(name) ? isMeasured : !isBlank(filled[name] ?? ''),
  )
}

/** An empty coordinate stays as it was. */
export function toChanges(values: CoffeeValues, before: Coffee): CoffeeChanges {
  const opened = openedCoffee(before)
  const isMeasured = MEASURED.some((name) => !isBlank(values[name] ?? ''))
  return sentBody(withDegrees(values, opened), (name) => {
    if (isMeasurement(name)) return isMeasured
    // The field has no seconds.
    if (name === 'date') return values.date !== opened.date
    return name in COFFEE_FIELDS || !isBlank(values[name] ?? '')
  })
}

function isNonZero(value: number | string | null): boolean {
  return typeof value === 'number' && value !== 0
}

function isMeasurement(name: string): boolean {
  return MEASURED.some((one) => one === name)
}

function degreesIn(values: CoffeeValues, name: Degrees): number | string | null {
  return readNumber(values[name] ?? '', COFFEE_FIELDS[name])
}

/** Empty coordinates are those that are stored, or 0. */
function withDegrees(values: CoffeeValues, stored: CoffeeValues): CoffeeValues {
  const empty = [...STORE, ...MEASURED].filter((name) => isBlank(values[name] ?? ''))
  return { ...values, ...Object.fromEntries(empty.map((name) => [name, stored[name] || '0'])) }
}

function sentBody<B extends object>(values: CoffeeValues, isSent: (name: string) => boolean): B {
  const type = typeIn(values)
  const fields: Fields = {
    ...COFFEE_FIELDS,
    ...formatsIn(values),
    ...(type && { ...formatFields(type), ...ratingFields(type) }),
  }
  const isHome = values.isSelfMade === 'true'
  const names = Object.keys(values).filter(
    (name) => name in fields && !(isHome && name.startsWith('location.')) && isSent(name),
  )
  return { rating: {}, format: {}, ...bodyOf<B>(fields, values, names) }
}

/** What is stored of a format besides the known fields is kept (G-125). */
function formatsIn(values: CoffeeValues): Fields {
  const names = Object.keys(values).filter((name) => name.startsWith('format.'))
  return Object.fromEntries(names.map((name) => [name, { label: name, kind: 'line', max: 40 }]))
}

function partOf(path: string): string {
  return path.slice(path.indexOf('.') + 1)
}

function valueOf(option: ChoiceField['options'][number]): string {
  return typeof option === 'string' ? option : option.value
}
