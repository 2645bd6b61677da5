import { z } from 'zod'
import { COFFEE_FIELDS } from '@/lib/coffee/form'
import type { NumberField } from '@/lib/form/fields'
import { defineRoute } from '@/lib/http/define-route'
import { findTown } from '@/lib/integrations/geo/reverse'

const LATITUDE = COFFEE_FIELDS['location.storeCoordinates.lat']
const LONGITUDE = COFFEE_FIELDS['location.storeCoordinates.lng']

const degrees = ({ max, invalid }: NumberField) =>
  z
    .string(invalid)
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/, invalid)
    .transform(Number)
    .refine((value) => Math.abs(value) <= max, invalid)

const name = z.string().nullable()

// G-85, G-128
export const GET = defineRoute({
  access: 'admin',
  summary: 'The city and country of a place; null where unknown or where no geocoder is set.',
  query: z.object({
    lat: degrees(LATITUDE),
    lng: degrees(LONGITUDE),
  }),
  answer: z.object({
    city: name.meta({ example: 'Athens' }),
    country: name.meta({ example: 'Greece' }),
  }),
  // One window for the site, as the geocoder counts the site's calls.
  rates: () => [{ name: 'geo-reverse', key: 'site', max: 1, windowMs: 1000 }],
  run: ({ query }) => findTown(query),
})
