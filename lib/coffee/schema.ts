import { z } from 'zod'
import { COFFEE_TYPES } from '@/lib/coffee/types/catalogue'
import { documentId, instant } from '@/lib/http/answer-fields'
import { cursorField, limitField } from '@/lib/http/list-query'

export const coffeeParams = z.object({ id: z.string() })
export const cardParams = z.object({ param: z.string() })
export const pictureParams = z.object({ name: z.string() })

/** Whole without a limit (G-19a). */
export const coffeesQuery = z.object({
  limit: limitField.optional(),
  cursor: cursorField(/^\d{1,14}-[0-9a-f]{24}$/).optional(),
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
  /** Heaviest first. */
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
