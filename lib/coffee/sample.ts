import { checkFormat } from '@/lib/coffee/format'
import { COFFEE_MEDIA_OWNER } from '@/lib/coffee/images'
import { checkRating, overallOf } from '@/lib/coffee/rating'
import { SAMPLE_CITIES, type SampleCoffee } from '@/lib/coffee/sample-coffee'
import { SAMPLE_COLD_COFFEES } from '@/lib/coffee/sample-cold-coffees'
import { SAMPLE_HOT_COFFEES } from '@/lib/coffee/sample-hot-coffees'
import { coffeeContent } from '@/lib/coffee/content'
import { typeInfo } from '@/lib/coffee/types/catalogue'
import type { SampleContent } from '@/lib/define-feature'
import { DAY_MS } from '@/lib/durations'
import { putSamplePicture } from '@/lib/media/sample-picture'
import { deleteMedia } from '@/lib/media/store'
import { CoffeeModel } from '@/models/coffee'

export const sampleCoffee: SampleContent = {
  name: 'coffee',
  async create({ signal, plannedAt }) {
    const existingDates = new Set(
      (await CoffeeModel.distinct('date', { isSample: true })).map(Number),
    )
    for (const sample of [...SAMPLE_HOT_COFFEES, ...SAMPLE_COLD_COFFEES]) {
      const date = new Date(plannedAt.getTime() - sample.daysAgo * DAY_MS)
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
    ...(city && SAMPLE_CITIES[city]),
    picture,
    isSample: true,
  })
}
