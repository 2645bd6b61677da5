import { Types } from 'mongoose'
import type { Admin } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import type { CreateCoffeeBody } from '@/lib/coffee/admin/schema'
import { toCoffee, toCoffeeId } from '@/lib/coffee/coffees'
import {
  checkDate,
  checkFormat,
  checkPlace,
  checkShop,
  isHome,
  needType,
} from '@/lib/coffee/admin/checks'
import { checkRating, overallOf } from '@/lib/coffee/rating'
import type { Coffee } from '@/lib/coffee/schema'
import { coffeeContent } from '@/lib/coffee/content'
import { COFFEE_TEXTS } from '@/lib/coffee/catalogue'
import { notFound } from '@/lib/errors'

/** G-77 to G-83; the picture comes in a second call. */
export async function createCoffee(
  admin: Admin,
  body: CreateCoffeeBody,
  _id = new Types.ObjectId(),
) {
  const coffeeType = needType(body.coffeeType)
  const isSelfMade = body.isSelfMade ?? isHome(body.coffeeShop ?? '')
  const rating = checkRating(coffeeType, body.rating)
  const createdAt = now()
  const stored = await coffeeContent.create(admin, {
    _id,
    coffeeType,
    isSelfMade,
    coffeeShop: checkShop(body.coffeeShop, isSelfMade),
    rating,
    overallRating: overallOf(coffeeType, rating),
    format: checkFormat(coffeeType, body.format ?? {}),
    date: body.date === undefined ? createdAt : checkDate(body.date),
    createdAt,
    tweetUrl: body.tweetUrl ?? '',
    ...checkPlace(isSelfMade, body.location),
  })
  const coffeeId = String(stored._id)
  return { coffeeId, folderPath: `coffee/${coffeeId}`, message: TEXTS.created }
}

/** G-19c, G-83 */
export async function deleteCoffee(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await coffeeContent.remove(admin, { _id: toCoffeeId(id) })))
    throw notFound(COFFEE_TEXTS.unknown)
  return { message: TEXTS.deleted }
}

export async function restoreCoffee(admin: Admin, id: string): Promise<Coffee> {
  const restored = await coffeeContent.restore(admin, { _id: toCoffeeId(id) })
  return restored ? toCoffee(restored) : Promise.reject(notFound(COFFEE_TEXTS.unknown))
}
