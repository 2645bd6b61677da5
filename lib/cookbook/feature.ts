import { PATHS, recipePath } from '@/lib/config/paths'
import { cookbookPersonalData } from '@/lib/cookbook/personal-data'
import {
  COOKBOOK_MEDIA_OWNER,
  forgetRemovedPictures,
  listReferencedPictures,
} from '@/lib/cookbook/pictures'
import { listSlugs } from '@/lib/cookbook/recipes'
import { sampleCookbook } from '@/lib/cookbook/sample'
import { recipeTrash } from '@/lib/cookbook/trash'
import { defineFeature } from '@/lib/define-feature'
import { HOUR_MS } from '@/lib/durations'
import { RecipeModel } from '@/models/recipe'

export const cookbook = defineFeature({
  name: 'cookbook',
  kind: 'content',
  models: [RecipeModel],
  jobs: [{ name: 'recipe-pictures', everyMs: 6 * HOUR_MS, run: forgetRemovedPictures }],
  samples: sampleCookbook,
  trash: [recipeTrash],
  media: { owner: COOKBOOK_MEDIA_OWNER, listReferenced: listReferencedPictures },
  personalData: cookbookPersonalData,
  publicPaths: async () => [PATHS.cookbook, ...(await listSlugs()).map(recipePath)],
  countedPage,
  headerEntries: [{ label: 'recipes', href: PATHS.cookbook }],
})

async function countedPage(path: string): Promise<string | null> {
  const isShown = path === PATHS.cookbook || (await listSlugs()).map(recipePath).includes(path)
  return isShown ? PATHS.cookbook : null
}
