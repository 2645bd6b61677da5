import { z } from 'zod'
import { COFFEE_ADMIN_TEXTS } from '@/lib/coffee/admin/catalogue'
import { COFFEE_LIMITS } from '@/lib/coffee/catalogue'
import { defineRoute } from '@/lib/http/define-route'
import { findTown } from '@/lib/integrations/geo/reverse'

const degrees = (most: number) =>
  z
    .string(COFFEE_ADMIN_TEXTS.coordinates)
    .regex(/^-?\d{1,3}(\.\d{1,10})?$/, COFFEE_ADMIN_TEXTS.coordinates)
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, COFFEE_ADMIN_TEXTS.coordinates)

const name = z.string().nullable()

// G-85, G-128
export const GET = defineRoute({
  access: 'admin',
  summary: 'The city and country of a place; null where unknown or where no geocoder is set.',
  query: z.object({
    lat: degrees(COFFEE_LIMITS.latitude),
    lng: degrees(COFFEE_LIMITS.longitude),
  }),
  answer: z.object({
    city: name.meta({ example: 'Athens' }),
    country: name.meta({ example: 'Greece' }),
  }),
  // One window for the site, as the geocoder counts the site's calls.
  rates: () => [{ name: 'geo-reverse', key: 'site', max: 1, windowMs: 1000 }],
  run: ({ query }) => findTown(query),
})
