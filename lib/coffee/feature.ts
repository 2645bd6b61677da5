import { COFFEE_MEDIA_OWNER, listReferencedPictures } from '@/lib/coffee/images'
import { sampleCoffee } from '@/lib/coffee/sample'
import { coffeeTrash } from '@/lib/coffee/trash'
import { PATHS } from '@/lib/config/paths'
import { defineFeature } from '@/lib/define-feature'
import { env, hostOf } from '@/lib/env'
import { CoffeeModel } from '@/models/coffee'

const PAGES: readonly string[] = [PATHS.coffee, PATHS.coffeeAlias]

export const coffee = defineFeature({
  name: 'coffee',
  kind: 'content',
  models: [CoffeeModel],
  samples: sampleCoffee,
  trash: [coffeeTrash],
  media: { owner: COFFEE_MEDIA_OWNER, listReferenced: listReferencedPictures },
  publicPaths: [PATHS.coffee],
  privacy: () => ({ tiles: hostOf(env().TILE_URL) }),
  headerEntries: [{ label: 'coffee', href: PATHS.coffee }],
  countedPage: async (path) => (PAGES.includes(path) ? PATHS.coffee : null),
})
