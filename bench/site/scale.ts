import { setTimeout as pause } from 'node:timers/promises'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import type { Site } from '../../e2e/site'
import type { Figure } from '../figures'
import type { Pace } from '../pace'
import { fillCoffees } from './coffee'
import { fillRecipes, recipe } from './cookbook'
import { fillGallery } from './gallery'
import { measureGrowth } from './growth'
import { SCALE_CALLS } from './scale-calls'
import { fillSite } from './site'
import { fillStore } from './store'

/** There is one picture a day: these are ten years of them. */
const MAX_DAYS = 3650

/** The cost of a request with 100,000 entries of each kind against 1,000. */
export function measureScale(pace: Pace): AsyncGenerator<Figure> {
  return measureGrowth(pace, {
    part: 'scale',
    counts: [1000, 100_000],
    // What is asked for holds 300 MB of the larger one.
    heap: 448,
    fill: fillWorld,
    targets: SCALE_CALLS,
  })
}

async function fillWorld(site: Site, count: number): Promise<void> {
  await fillRecipes(site, count - 1)
  await fillSite(site, [COOKBOOK_TAG], async () => {
    const { RecipeModel } = await import('@/models/recipe')
    await RecipeModel.create({ ...recipe(count), title: 'Sorrel Soup', slug: 'sorrel-soup' })
  })
  await fillGallery(site, count)
  await fillCoffees(site, count)
  await fillStore(site, count)
  await fillSite(site, [ART_TAG, ACCOUNTS_TAG], async () => {
    const { fillCrowd } = await import('./crowd')
    await fillCrowd({ members: count, days: Math.min(count, MAX_DAYS) })
  })
  // The index is built at the first search, during which others wait for the database too long.
  while (!(await fetch(`${site.url}/api/search?q=sorrel`)).ok) await pause(1000)
}
