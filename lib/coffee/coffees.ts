import type { Types } from 'mongoose'
import { cached } from '@/lib/cache'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { COFFEE_TAG, coffeeImagePath } from '@/lib/coffee/tags'
import { rateColourOf } from '@/lib/coffee/rating'
import type { Coffee, CoffeeSearch, CoffeesQuery } from '@/lib/coffee/schema'
import { notFound } from '@/lib/errors'
import { toKnownId } from '@/lib/document-id'
import { cutPage, olderThan, timeCursor } from '@/lib/http/time-cursor'
import { CoffeeModel, type StoredCoffee } from '@/models/coffee'
import { facetsOf, filterCoffees } from '@/lib/coffee/list/filters'
import { FIRST_CARDS, firstOf, type FoundCoffees } from '@/lib/coffee/list/page'
import { sectionsOf } from '@/lib/coffee/list/sections'
import { LIMITS } from '@/lib/config/limits'
import { contentTag } from '@/lib/http/entity-tag'

export type CoffeeDocument = StoredCoffee & { _id: Types.ObjectId }

/** The limit of lists does not hold for the owner's export. */
export async function readEveryCoffee(): Promise<readonly Coffee[]> {
  return (await read({}, 0)).map(toCoffee)
}

/** Newest first; empty where there are none (G-84). */
export async function listCoffees(): Promise<readonly Coffee[]> {
  return cached('coffees', [COFFEE_TAG], async () =>
    (await read({}, LIMITS.listEntries)).map(toCoffee),
  )
}

/** Whole, or a page of it by cursor (G-19a). */
export async function listCoffeePage({
  limit = LIMITS.listEntries,
  cursor,
}: CoffeesQuery): Promise<{ coffees: readonly Coffee[]; next: string | null }> {
  if (limit === LIMITS.listEntries && !cursor) return { coffees: await listCoffees(), next: null }
  const found = await read(cursor ? olderThan('createdAt', cursor) : {}, limit + 1)
  const { shown, next } = cutPage(found, limit, (last) => timeCursor(last.createdAt, last._id))
  return { coffees: shown.map(toCoffee), next }
}

function read(filter: Record<string, unknown>, limit: number): Promise<CoffeeDocument[]> {
  const newestFirst = { createdAt: -1, _id: -1 } as const
  return CoffeeModel.live.find(filter).sort(newestFirst).limit(limit).lean()
}

/** Throws 404 also for a malformed id (G-112). */
export async function getCoffee(id: string): Promise<Coffee> {
  return toCoffee(await findLiveCoffee(toCoffeeId(id)))
}

export async function findLiveCoffee(_id: Types.ObjectId): Promise<CoffeeDocument> {
  const found = await CoffeeModel.live.findOne({ _id }).lean()
  return found ?? Promise.reject(notFound(COFFEE_TEXTS.unknown))
}

export function toCoffeeId(id: string): Types.ObjectId {
  return toKnownId(id, COFFEE_TEXTS.unknown)
}

export function toRecord<T>(entries: readonly { name: string; value: T }[]): Record<string, T> {
  return Object.fromEntries(entries.map(({ name, value }) => [name, value]))
}

export function toCoffee(stored: CoffeeDocument): Coffee {
  const { coffeeType, coffeeShop, overallRating, isSelfMade, tweetUrl, picture } = stored
  const { city, country, store, measurement } = stored
  return {
    _id: String(stored._id),
    coffeeType,
    coffeeShop,
    overallRating,
    rating: toRecord(stored.rating),
    format: toRecord(stored.format),
    date: stored.date.toISOString(),
    createdAt: stored.createdAt.toISOString(),
    rateColor: rateColourOf(overallRating),
    isSelfMade,
    tweet: tweetUrl ? { tweetUrl } : null,
    location: {
      city,
      country,
      storeCoordinates: isSelfMade ? null : pair(store),
      measurementCoordinates: isSelfMade ? null : pair(measurement),
    },
    imageUrl: picture ? coffeeImagePath(picture.full) : null,
    isSample: stored.isSample,
  }
}

function pair(place: { lat: number; lng: number } | null | undefined) {
  return place ? { lat: place.lat, lng: place.lng } : null
}

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
