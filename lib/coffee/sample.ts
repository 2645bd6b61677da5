import { z } from 'zod'
import { checkFormat } from '@/lib/coffee/admin/checks'
import { COFFEE_MEDIA_OWNER } from '@/lib/coffee/images'
import { checkRating, overallOf } from '@/lib/coffee/rating'
import DATA from '@/lib/coffee/samples/coffees.json' with { type: 'json' }
import { coffeeContent } from '@/lib/coffee/content'
import { COFFEE_TYPES, typeInfo } from '@/lib/coffee/types/catalogue'
import type { SampleContent } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { isoDay } from '@/lib/format'
import { putSamplePicture } from '@/lib/media/sample-picture'
import { deleteMedia } from '@/lib/media/store'
import { CoffeeModel } from '@/models/coffee'

const CITIES: Readonly<Record<string, { city: string; country: string }>> = DATA.cities
const samples = z.array(
  z.object({
    coffeeType: z.enum(COFFEE_TYPES),
    shop: z.string(),
    city: z.string().optional(),
    at: z.tuple([z.number(), z.number()]).optional(),
    daysAgo: z.number(),
    time: z.iso.time({ precision: -1 }),
    picture: z.string().optional(),
    values: z.array(z.number()),
    format: z.record(z.string(), z.string()),
  }),
)
type SampleCoffee = z.infer<typeof samples>[number]

export const sampleCoffee: SampleContent = {
  name: 'coffee',
  async create({ signal, plannedAt }) {
    const existingDates = new Set(
      (await CoffeeModel.distinct('date', { isSample: true })).map(Number),
    )
    for (const sample of samples.parse(DATA.coffees)) {
      const day = new Date(plannedAt.getTime() - sample.daysAgo * DAY_MS)
      const date = new Date(`${isoDay(day.toISOString())}T${sample.time}Z`)
      if (!existingDates.has(date.getTime())) await store(sample, date, signal)
    }
  },
  async remove() {
    await coffeeContent.purge({ isSample: true })
  },
}

async function store(sample: SampleCoffee, date: Date, signal: AbortSignal): Promise<void> {
  const { coffeeType, shop, city, at } = sample
  const names = Object.keys(typeInfo(coffeeType).categories)
  const values = Object.fromEntries(names.map((name, i) => [name, sample.values[i] ?? 0]))
  const rating = checkRating(coffeeType, values)
  const picture = sample.picture
    ? await putSamplePicture('coffee', sample.picture, {
        owner: COFFEE_MEDIA_OWNER,
        access: 'public',
      })
    : null
  if (signal.aborted) {
    if (picture) await deleteMedia([picture.full, picture.small])
    signal.throwIfAborted()
  }
  const place = at ? { lat: at[0], lng: at[1] } : null
  await coffeeContent.insert({
    coffeeType,
    coffeeShop: shop,
    isSelfMade: !city,
    rating,
    overallRating: overallOf(coffeeType, rating),
    format: checkFormat(coffeeType, sample.format),
    date,
    createdAt: date,
    store: place,
    measurement: place,
    ...(city && CITIES[city]),
    picture,
    isSample: true,
  })
}
