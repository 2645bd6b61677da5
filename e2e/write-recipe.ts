import type { Types } from 'mongoose'
import { withSiteContent } from './members'
import type { Site } from './site'
import { png } from './stock'

type Fields = {
  title: string
  description?: string
  time?: string
  difficulty?: number
  servings?: number
  tags?: string[]
  allergens?: string[]
  freeOf?: string[]
  diets?: string[]
  ingredients?: { name: string; quantity: string }[]
  instructions?: string[]
  formerSlugs?: string[]
  createdById?: Types.ObjectId
}

/** Puts a recipe with that many pictures into the cookbook of a site; returns its id. */
export async function writeRecipe(
  site: Site,
  { pictures: count = 0, ...fields }: Fields & { pictures?: number },
): Promise<string> {
  return withSiteContent(site, async () => {
    const { invalidate } = await import('@/lib/cache')
    const { pictureHash, putRecipePicture } = await import('@/lib/cookbook/editing/pictures')
    const { COOKBOOK_TAG } = await import('@/lib/cookbook/tags')
    const { createRecipeDocument } = await import('@/testing/recipes')
    const pictures = []
    for (let i = 0; i < count; i++) {
      const bytes = await png(i)
      const { full, small } = await putRecipePicture(bytes)
      pictures.push({ full, small, hash: pictureHash(bytes) })
    }
    const { _id } = await createRecipeDocument({ ...fields, pictures })
    await invalidate([COOKBOOK_TAG])
    return String(_id)
  })
}
