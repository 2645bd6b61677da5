import { setTimeout as pause } from 'node:timers/promises'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { ART_TAG } from '@/lib/aotd/tags'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import type { Site } from '../../e2e/site'
import { fillCoffees } from './coffee'
import { fillRecipes, recipe } from './cookbook'
import { fillGallery } from './gallery'
import type { Growing } from './growth'
import { fillSite } from './site'
import { fillStore } from './store'

/** There is one picture a day: these are ten years of them. */
const MAX_DAYS = 3650

/** Calls that are no lists, in a world of as many entries of each kind, which needs 300 MB. */
export const CALLS = {
  heap: 448,
  fill: fillWorld,
  targets: [
    { name: 'a recipe', path: '/cookbook/lemon-potatoes-7' },
    { name: 'a day', path: '/art-of-the-day/2025-12-03' },
    { name: 'archive', path: '/art-of-the-day/archive' },
    { name: 'search', path: '/api/search?q=sorrel' },
    { name: 'home', path: '/' },
    { name: 'badges', path: '/badges' },
    { name: 'feed of all', path: '/feeds/all.atom', atMost: 2 },
    { name: 'sitemap', path: '/sitemap.xml', atMost: 2 },
    {
      name: 'assistant',
      path: '/api/chat/message',
      body: JSON.stringify({ message: 'How long does the sorrel soup take?' }),
    },
  ],
} satisfies Omit<Growing, 'part'>

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
