import type { CoffeeType } from '@/lib/coffee/types/catalogue'

export const SAMPLE_CITIES = {
  athens: { city: 'Athens', country: 'Greece' },
  heraklion: { city: 'Heraklion', country: 'Greece' },
  kos: { city: 'Kos', country: 'Greece' },
  vienna: { city: 'Vienna', country: 'Austria' },
  amsterdam: { city: 'Amsterdam', country: 'Netherlands' },
  lisbon: { city: 'Lisbon', country: 'Portugal' },
} as const

export type SampleCoffee = {
  coffeeType: CoffeeType
  shop: string
  /** An entry without one is self-made. */
  city?: keyof typeof SAMPLE_CITIES
  at?: readonly [lat: number, lng: number]
  daysAgo: number
  /** The name of a sample picture; without one the entry is incomplete. */
  picture?: string
  /** They are in the order of the type's categories. */
  values: readonly number[]
  format: Readonly<Record<string, string>>
}
