import type { Admin } from '@/lib/auth/permissions'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { mergeEdits } from '@/lib/coffee/admin/merge-edits'
import type { UpdateCoffeeBody } from '@/lib/coffee/admin/schema'
import { type CoffeeDocument, toCoffeeId, toRecord } from '@/lib/coffee/coffees'
import { coffeeContent } from '@/lib/coffee/content'
import {
  checkFormat,
  checkPlace,
  formatForType,
  isHome,
  storedFormatForType,
  checkDate,
  checkShop,
  needType,
} from '@/lib/coffee/admin/checks'
import { checkRating, overallOf, ratingForType } from '@/lib/coffee/rating'
import type { CoffeeType } from '@/lib/coffee/types/catalogue'
import { AppError, notFound } from '@/lib/errors'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'

/** G-126 */
export async function updateCoffee(
  admin: Admin,
  id: string,
  body: UpdateCoffeeBody,
): Promise<{ message: string }> {
  const change = { action: 'update coffee', where: { _id: toCoffeeId(id) } }
  const saved = await coffeeContent.change(admin, change, (coffee) => ({
    update: { $set: changesOf(coffee, mergeEdits(coffee, body)) },
  }))
  if (!saved) throw notFound(COFFEE_TEXTS.unknown)
  return { message: TEXTS.updated }
}

function changesOf(before: CoffeeDocument, body: UpdateCoffeeBody) {
  if (Object.keys(body).length === 0) throw new AppError('invalid', { message: TEXTS.nothing })
  const coffeeType = body.coffeeType === undefined ? before.coffeeType : needType(body.coffeeType)
  const isOtherType = coffeeType !== before.coffeeType
  return {
    coffeeType,
    ...shopAndPlace(before, body),
    ...ratings(before, body, coffeeType, isOtherType),
    ...((isOtherType || body.format) && {
      format: checkFormat(coffeeType, formatOf(before, body, coffeeType, isOtherType)),
    }),
    ...(body.date !== undefined && { date: checkDate(body.date) }),
    ...(body.tweetUrl !== undefined && { tweetUrl: body.tweetUrl }),
  }
}

function shopAndPlace(before: CoffeeDocument, body: UpdateCoffeeBody) {
  const { coffeeShop, location } = body
  const isSelfMade = body.isSelfMade ?? inferred(before, coffeeShop)
  const { city, country } = before
  const stored = {
    city,
    country,
    storeCoordinates: before.store,
    measurementCoordinates: before.measurement,
  }
  return {
    isSelfMade,
    ...(coffeeShop !== undefined && { coffeeShop: checkShop(coffeeShop, isSelfMade) }),
    ...((location || isSelfMade !== before.isSelfMade) &&
      checkPlace(isSelfMade, location ?? stored)),
  }
}

/** A shop that was no home by its name stays as it was chosen. */
function inferred(before: CoffeeDocument, shop: string | undefined): boolean {
  if (shop === undefined) return before.isSelfMade
  return isHome(shop) || (before.isSelfMade && !isHome(before.coffeeShop))
}

function ratings(
  before: CoffeeDocument,
  body: UpdateCoffeeBody,
  type: CoffeeType,
  isOtherType: boolean,
) {
  if (!isOtherType && !body.rating) {
    return body.overallRating === undefined ? {} : { overallRating: body.overallRating }
  }
  const given = body.rating ?? toRecord(before.rating)
  const rating = checkRating(type, isOtherType ? ratingForType(type, given) : given)
  return { rating, overallRating: overallOf(type, rating) }
}

function formatOf(
  before: CoffeeDocument,
  { format }: UpdateCoffeeBody,
  type: CoffeeType,
  isOtherType: boolean,
) {
  if (!format) return storedFormatForType(type, toRecord(before.format))
  return isOtherType ? formatForType(type, format) : format
}
