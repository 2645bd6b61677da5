import { listCoffees } from '@/lib/coffee/coffees'
import { coffeesIn } from '@/lib/coffee/move/coffees-in'
import { coffeeFeed, cupOfTheDay, cupShare } from '@/lib/coffee/previews'
import { COFFEE_MEDIA_OWNER, listReferencedPictures } from '@/lib/coffee/images'
import { sampleCoffee } from '@/lib/coffee/sample'
import { coffeeHelp, coffeeSearch } from '@/lib/coffee/search-source'
import { coffeeContent } from '@/lib/coffee/content'
import { coffeeCardPath, PATHS } from '@/lib/config/paths'
import { entryPathsOf } from '@/lib/content/entry-paths'
import { defineFeature, listPath } from '@/lib/define-feature'
import { eventsOf } from '@/lib/feeds/feed'
import { env, hostOf } from '@/lib/env'
import { CoffeeModel } from '@/models/coffee'

const PAGES: readonly string[] = [PATHS.coffee, PATHS.coffeeAlias]

export const coffee = defineFeature({
  name: 'coffee',
  kind: 'content',
  part: {
    name: 'coffee',
    paths: [
      '/coffee',
      '/coffee-rate',
      '/coffee-card-generator',
      '/api/coffee',
      '/api/coffee-rate',
      '/api/geo',
    ],
  },
  models: [CoffeeModel],
  samples: sampleCoffee,
  trash: [coffeeContent],
  media: { owner: COFFEE_MEDIA_OWNER, listReferenced: listReferencedPictures },
  moveIn: coffeesIn,
  publicPaths,
  entryPaths: [
    entryPathsOf(CoffeeModel, {
      name: 'coffees',
      fields: ['createdAt'],
      toPath: ({ _id, createdAt }) => ({ path: coffeeCardPath(String(_id)), changedAt: createdAt }),
    }),
  ],
  feeds: [coffeeFeed],
  ofDay: eventsOf('drunk', coffeeFeed),
  sharePictures: [cupShare],
  ofTheDay: cupOfTheDay,
  introduction: { page: 'coffee' },
  privacy: () => ({ tiles: hostOf(env().TILE_URL) }),
  search: { sources: [coffeeSearch], help: coffeeHelp },
  newEntries: [{ label: 'coffee', href: PATHS.coffee, hasOwn }],
  headerEntries: [{ label: 'coffee', href: PATHS.coffee }],
  countedPage: async (path) => (PAGES.includes(path) ? PATHS.coffee : null),
})

async function publicPaths() {
  const coffees = await listCoffees()
  const times = coffees.map(({ createdAt }) => createdAt)
  return [
    listPath(PATHS.coffee, times),
    ...coffees.map(({ _id, createdAt }) => ({
      path: coffeeCardPath(_id),
      changedAt: createdAt,
      isEntry: true as const,
    })),
  ]
}

async function hasOwn(): Promise<boolean> {
  return (await CoffeeModel.live.exists({ isSample: { $ne: true } })) !== null
}
