import type { CoffeeChanges, NewCoffee } from '@/components/coffee/admin/calls'
import { bodyOf, newValues, valuesOf } from '@/components/ui/form/form-values'
import { pickFields } from '@/components/ui/form/pick-fields'
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
  const { coffeeType, tweet, format } = coffee
  const fields: Fields = { ...COFFEE_FIELDS, ...ratingFields(coffeeType) }
  const formats = Object.entries(format).map(([name, value]) => [`format.${name}`, value])
  return {
    ...valuesOf(fields, { ...coffee, tweetUrl: tweet?.tweetUrl }),
    ...Object.fromEntries(formats),
  }
}

export function copyOf(coffee: Coffee): CoffeeValues {
  const names = Object.keys(ratingFields(coffee.coffeeType))
  const ratings = Object.fromEntries(names.map((name) => [name, RATING_FIELD.initial]))
  return { ...openedCoffee(coffee), ...ratings, date: '', tweetUrl: '' }
}

/** What the new type lacks stays until it is saved, for the way back. */
export function withType(values: CoffeeValues, coffeeType: CoffeeType): CoffeeValues {
  const ratings = Object.entries(ratingFields(coffeeType)).map(([name, { input }]) => {
    const isLeftEmpty = name in values && !input?.required
    return [name, values[name] || (isLeftEmpty ? '' : RATING_FIELD.initial)]
  })
  return { ...values, ...Object.fromEntries(ratings), coffeeType }
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

/** Ratings, format and location are sent whole; an empty coordinate stays. Null without edits. */
export function toChanges(values: CoffeeValues, opened: CoffeeValues): CoffeeChanges | null {
  const [after, before] = [wholeBody(values, opened), wholeBody(opened, opened)]
  const edited = Object.keys(after).filter((name) => textAt(after, name) !== textAt(before, name))
  if (edited.length === 0) return null
  return { ...pickFields(after, edited), before: pickFields(before, edited) }
}

function wholeBody(values: CoffeeValues, opened: CoffeeValues): CoffeeChanges {
  const isMeasured = MEASURED.some((name) => !isBlank(values[name] ?? ''))
  return sentBody(withDegrees(values, opened), (name) => {
    if (isMeasurement(name)) return isMeasured
    return name in COFFEE_FIELDS || !isBlank(values[name] ?? '')
  })
}

function textAt(body: object, name: string): string | undefined {
  return JSON.stringify(Object.getOwnPropertyDescriptor(body, name)?.value)
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

/** What is typed besides, such as a score that another type has, is not sent. */
function sentBody<B extends object>(values: CoffeeValues, isSent: (name: string) => boolean): B {
  const fields = fieldsOf(values)
  const isHome = values.isSelfMade === 'true'
  const names = Object.keys(values).filter((name) => {
    const field = fields[name]
    const isFitting = field?.kind !== 'choice' || field.options.some(isOption(values[name] ?? ''))
    return field && isFitting && !(isHome && name.startsWith('location.')) && isSent(name)
  })
  return { rating: {}, format: {}, ...bodyOf<B>(fields, values, names.toSorted()) }
}

/** Those of the type; what is stored of a format besides the known ones is kept (G-125). */
export function fieldsOf(values: CoffeeValues): Fields {
  const type = typeIn(values)
  const others = Object.keys(values).filter(
    (name) =>
      name.startsWith('format.') && !FORMAT_FIELDS.some((known) => name === `format.${known}`),
  )
  return {
    ...COFFEE_FIELDS,
    ...Object.fromEntries(others.map((name) => [name, { label: name, kind: 'line', max: 40 }])),
    ...(type && { ...formatFields(type), ...ratingFields(type) }),
  }
}

function isOption(value: string) {
  return (option: ChoiceField['options'][number]) =>
    (typeof option === 'string' ? option : option.value) === value
}
