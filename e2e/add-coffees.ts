import { expect } from '@playwright/test'
import { withSiteData } from './members'
import type { Site } from './site'
import { png } from './stock'

type Fields = {
  coffeeShop: string
  coffeeType?: 'espresso' | 'frappe' | 'filter'
  city?: string
  overallRating?: number
  isSelfMade?: boolean
  picture?: boolean
  tweetUrl?: string
  store?: { lat: number; lng: number }
}

/** Puts coffees into a site, the last of them as the newest; returns their ids. */
export async function addCoffees(site: Site, list: readonly Fields[]): Promise<string[]> {
  return withSiteData(site, async () => {
    const { invalidate } = await import('@/lib/cache')
    const { nowMs } = await import('@/lib/clock')
    const { putPicture } = await import('@/lib/media/pictures')
    const { createCoffeeEntry, ratingOf } = await import('@/testing/coffees')
    const ids: string[] = []
    for (const [i, { picture, coffeeType = 'espresso', ...fields }] of list.entries()) {
      const stored = picture
        ? await putPicture(await png(i), { owner: 'coffee', access: 'public' })
        : null
      const rating = Object.entries(ratingOf(coffeeType, 8))
      const { _id } = await createCoffeeEntry({
        coffeeType,
        ...fields,
        picture: stored,
        rating: rating.map(([name, value]) => ({ name, value })),
        createdAt: new Date(nowMs() + i),
      })
      ids.push(String(_id))
    }
    await invalidate(['coffee'])
    return ids
  })
}

/** Removes all coffees and waits until the site shows none: their pictures are gone at once. */
export async function removeCoffees(site: Site): Promise<void> {
  await withSiteData(site, async () => {
    const { invalidate } = await import('@/lib/cache')
    const { CoffeeModel } = await import('@/models/coffee')
    await CoffeeModel.deleteMany({})
    await invalidate(['coffee'])
  })
  const page = async () => (await fetch(`${site.url}/coffee-rate`)).text()
  await expect.poll(page).not.toContain('<article')
}
