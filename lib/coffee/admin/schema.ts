import { z } from 'zod'
import { COFFEE_ADMIN_TEXTS as TEXTS } from '@/lib/coffee/admin/catalogue'
import { COFFEE_LIMITS } from '@/lib/coffee/catalogue'
import { COFFEE_FIELDS, RATING_FIELD } from '@/lib/coffee/form'
import { rulesOf } from '@/lib/form/rules'
import { cleanLine } from '@/lib/http/clean-text'

const rules = rulesOf(COFFEE_FIELDS)
const { tweetUrl: post } = COFFEE_FIELDS

const coordinates = z.object({
  lat: rules['location.storeCoordinates.lat'],
  lng: rules['location.storeCoordinates.lng'],
})

/** What must be there depends on whether the coffee is self-made (G-82). */
const location = z.object({
  city: rules['location.city'].default(''),
  country: rules['location.country'].default(''),
  storeCoordinates: coordinates.nullish(),
  measurementCoordinates: coordinates.nullish(),
})

const rating = z.record(
  z.string().max(COFFEE_LIMITS.formatText),
  rulesOf({ rating: RATING_FIELD }).rating,
  RATING_FIELD.invalid,
)

const formatText = z
  .string(TEXTS.formatNested)
  .refine((text) => [...text].length <= COFFEE_LIMITS.formatText, TEXTS.formatText)
  .transform(cleanLine)

const format = z
  .record(formatText, formatText, TEXTS.formatNested)
  .refine((keys) => Object.keys(keys).length <= COFFEE_LIMITS.formatKeys, TEXTS.formatKeys)

const tweetUrl = z
  .string(post.tooLong)
  .max(post.max, post.tooLong)
  .transform(cleanLine)
  .refine((text) => text === '' || isHttps(text), post.tooLong)
  .meta({ example: 'https://x.com/o/status/1' })

function isHttps(text: string): boolean {
  return URL.canParse(text) && text.startsWith('https://')
}

const common = {
  date: rules.date,
  isSelfMade: rules.isSelfMade,
  tweetUrl,
  coffeeShop: rules.coffeeShop,
  format,
  location,
}

/** Normalised before it is looked up (G-81). */
const coffeeType = z
  .string()
  .max(COFFEE_FIELDS.coffeeShop.max)
  .catch('')
  .meta({ example: 'freddo-espresso' })

/** G-78, G-79, G-82, G-83 */
export const createCoffeeBody = z.object({
  coffeeType,
  rating: rating.default({}),
  ...z.object(common).partial().shape,
})
export type CreateCoffeeBody = z.output<typeof createCoffeeBody>

const changes = z
  .object({
    coffeeType,
    rating,
    overallRating: z
      .number(TEXTS.overallRange)
      .min(0, TEXTS.overallRange)
      .max(COFFEE_LIMITS.maxRating, TEXTS.overallRange)
      .transform((value) => Number(value.toFixed(2)))
      .meta({ example: 8.7 }),
    ...common,
  })
  .partial()

/** `format` and `location` replace what is there (G-126), unless `before` comes with them. */
export const updateCoffeeBody = changes.extend({
  /** What the form showed of the fields that are sent; 409 where that is no longer stored. */
  before: changes.optional(),
})
export type UpdateCoffeeBody = z.output<typeof updateCoffeeBody>
