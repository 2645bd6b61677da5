import { z } from 'zod'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { COFFEE_LIMITS } from '@/lib/coffee/catalogue'
import { cleanLine } from '@/lib/http/clean-text'
import { line } from '@/lib/http/text'

const degrees = (most: number) =>
  z.number(TEXTS.coordinates).min(-most, TEXTS.coordinates).max(most, TEXTS.coordinates)

/** Rounded to 6 places (G-82). */
const coordinates = z.object({
  lat: degrees(COFFEE_LIMITS.latitude).transform(toSixPlaces).meta({ example: 37.975512 }),
  lng: degrees(COFFEE_LIMITS.longitude).transform(toSixPlaces).meta({ example: 23.734824 }),
})

function toSixPlaces(degrees: number): number {
  return Number(degrees.toFixed(6))
}

/** What must be there depends on whether the coffee is self-made (G-82). */
const location = z.object({
  city: line(COFFEE_LIMITS.city, TEXTS.cityLong).default('').meta({ example: 'Athens' }),
  country: line(COFFEE_LIMITS.country, TEXTS.countryLong).default('').meta({ example: 'Greece' }),
  storeCoordinates: coordinates.nullish(),
  measurementCoordinates: coordinates.nullish(),
})

/** Checked before it is rounded to 0.1 (G-125). */
const ratingValue = z
  .number(TEXTS.ratingRange)
  .min(0, TEXTS.ratingRange)
  .max(COFFEE_LIMITS.most, TEXTS.ratingRange)
  .transform((value) => Number(value.toFixed(1)))
  .meta({ example: 8.5 })

const rating = z.record(z.string().max(COFFEE_LIMITS.formatText), ratingValue, TEXTS.ratingRange)

const formatText = z
  .string(TEXTS.formatNested)
  .refine((text) => [...text].length <= COFFEE_LIMITS.formatText, TEXTS.formatText)
  .transform(cleanLine)

const format = z
  .record(formatText, formatText, TEXTS.formatNested)
  .refine((keys) => Object.keys(keys).length <= COFFEE_LIMITS.formatKeys, TEXTS.formatKeys)

const tweetUrl = z
  .string(TEXTS.tweetUrl)
  .max(COFFEE_LIMITS.tweetUrl, TEXTS.tweetUrl)
  .transform(cleanLine)
  .refine((text) => text === '' || isHttps(text), TEXTS.tweetUrl)
  .meta({ example: 'https://x.com/o/status/1' })

function isHttps(text: string): boolean {
  return URL.canParse(text) && text.startsWith('https://')
}

const common = {
  date: z.iso.datetime({ offset: true, error: TEXTS.dateInvalid }),
  isSelfMade: z.boolean(TEXTS.flagInvalid),
  tweetUrl,
  /** Absent or empty for what is self-made. */
  coffeeShop: line(COFFEE_LIMITS.shop, TEXTS.shopLong).meta({ example: 'Corner Kiosk 12' }),
  format,
  location,
}

/** Normalised before it is looked up (G-81). */
const coffeeType = z.string().max(COFFEE_LIMITS.shop).catch('').meta({ example: 'freddo-espresso' })

/** G-78, G-79, G-82, G-83 */
export const createCoffeeBody = z.object({
  coffeeType,
  rating: rating.default({}),
  ...z.object(common).partial().shape,
})
export type CreateCoffeeBody = z.output<typeof createCoffeeBody>

/** `format` and `location` replace what is there (G-126). */
export const updateCoffeeBody = z
  .object({
    coffeeType,
    rating,
    overallRating: z
      .number(TEXTS.overallRange)
      .min(0, TEXTS.overallRange)
      .max(COFFEE_LIMITS.most, TEXTS.overallRange)
      .transform((value) => Number(value.toFixed(2)))
      .meta({ example: 8.7 }),
    ...common,
  })
  .partial()
export type UpdateCoffeeBody = z.output<typeof updateCoffeeBody>
