import { z } from 'zod'
import { COFFEE_FIELDS } from '@/lib/coffee/form'
import { COFFEE_TYPES, MILKS } from '@/lib/coffee/types/catalogue'
import { documentId, instant, limitField, timeCursorField } from '@/lib/http/fields'

export const coffeeParams = z.object({ id: z.string() })
export const coffeeExportQuery = z.object({ format: z.enum(['csv', 'json']) })
export const cardParams = z.object({ param: z.string() })
export const pictureParams = z.object({ name: z.string() })

/** Whole without a limit (G-19a). */
export const coffeesQuery = z.object({
  limit: limitField.optional(),
  cursor: timeCursorField.optional(),
})
export type CoffeesQuery = z.output<typeof coffeesQuery>

const coordinates = z.object({
  lat: z.number().meta({ example: 37.975512 }),
  lng: z.number().meta({ example: 23.734824 }),
})
export type Coordinates = z.infer<typeof coordinates>

const rating = z.record(z.string(), z.number()).meta({ example: { body: 9, flavour: 8.8 } })
const format = z.record(z.string(), z.string()).meta({ example: { 'sugar-level': 'medium' } })
const rateColour = z.string().meta({ example: '#7ea43b' })
const imageUrl = z
  .string()
  .meta({ example: '/api/coffee-rate/images/0123456789abcdef0123456789abcdef.webp' })

export const coffee = z
  .object({
    _id: documentId,
    coffeeType: z.enum(COFFEE_TYPES),
    coffeeShop: z.string().meta({ example: 'Corner Kiosk 12' }),
    overallRating: z.number().meta({ example: 8.7 }),
    rating,
    format,
    date: instant,
    createdAt: instant,
    rateColor: rateColour,
    isSelfMade: z.boolean(),
    tweet: z
      .object({ tweetUrl: z.string().meta({ example: 'https://x.com/o/status/1' }) })
      .nullable(),
    /** The coordinates of what is self-made are not published (G-127). */
    location: z.object({
      city: z.string().meta({ example: 'Athens' }),
      country: z.string().meta({ example: 'Greece' }),
      storeCoordinates: coordinates.nullable(),
      measurementCoordinates: coordinates.nullable(),
    }),
    /** Null for an entry without a picture. */
    imageUrl: imageUrl.nullable(),
    isSample: z.boolean(),
  })
  .meta({ id: 'Coffee' })
export type Coffee = z.infer<typeof coffee>

export const coffees = z.array(coffee)

export const imageAnswer = z.object({ imageUrl })

export const createdAnswer = z.object({
  coffeeId: documentId,
  folderPath: z.string().meta({ example: 'coffee/65ed3f0a1c9d440000a1b2c3' }),
  message: z.string(),
})

export const coffeeCard = z.object({
  /** The site's own drawn map, or `self-made`. */
  mapImgUrl: z
    .string()
    .meta({ example: '/api/coffee-rate/coffee-card/65ed3f0a1c9d440000a1b2c3/map' }),
  qrImgUrl: z.string().meta({ example: 'data:image/png;base64,iVBORw0KGgo=' }),
  rateColor: rateColour,
  overallRating: z.number().meta({ example: 8.7 }),
  partialRatings: z.array(
    z.object({
      name: z.string().meta({ example: 'body' }),
      value: z.number().meta({ example: 9 }),
      weight: z.number().meta({ example: 10 }),
    }),
  ),
  shopName: z.string().meta({ example: 'Corner Kiosk 12' }),
  /** Empty for what is self-made. */
  coordinates: z.string().meta({ example: '37.9755, 23.7348' }),
  shopLocation: z.string().meta({ example: 'Athens, Greece' }),
  coffee: z.string().meta({ example: 'Freddo Espresso' }),
  coffeeFormat: format,
  coffeeType: z.enum(COFFEE_TYPES),
})
export type CoffeeCard = z.infer<typeof coffeeCard>

const COFFEE_SORTS = ['date', 'rating', 'style', 'type'] as const

const words = z.string().max(COFFEE_FIELDS.coffeeShop.max)
const number = (digits: RegExp) => z.string().regex(digits).transform(Number)

function withoutEmpty(query: unknown): unknown {
  const fields = Object.entries(Object(query) as Record<string, unknown>)
  return Object.fromEntries(fields.filter(([, value]) => value !== ''))
}

/** The state of the list, in the address of its page. */
export const coffeeSearch = z.preprocess(
  withoutEmpty,
  z.object({
    sort: z.enum(COFFEE_SORTS).optional(),
    type: z.enum(COFFEE_TYPES).optional(),
    country: words.optional(),
    city: words.optional(),
    shop: words.optional(),
    /** Whole points: 8 is from 8.0 to below 9. */
    score: z
      .string()
      .regex(/^(\d|10)$/)
      .optional(),
    milk: z.enum(MILKS).optional(),
    year: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    /** West, south, east and north of the shown part of the map. */
    box: z
      .string()
      .regex(/^-?\d{1,3}(\.\d{1,4})?(,-?\d{1,3}(\.\d{1,4})?){3}$/)
      .optional(),
    map: z.literal('all').optional(),
    /** Admins find entries without a picture by it. */
    incomplete: z.literal('1').optional(),
    /** It counts from 1, for browsers without scripts. */
    page: number(/^[1-9]\d{0,2}$/).optional(),
  }),
)
export type CoffeeSearch = z.output<typeof coffeeSearch>
