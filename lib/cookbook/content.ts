import { defineContent } from '@/lib/content/define-content'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { makeContent } from '@/lib/cookbook/makes/content'
import { recipeFacts } from '@/lib/cookbook/recipes'
import { namesOf } from '@/lib/media/pictures'
import { RecipeModel } from '@/models/recipe'

export const recipeContent = defineContent({
  model: RecipeModel,
  tags: [COOKBOOK_TAG],
  kind: 'recipe',
  noun: 'recipe',
  nameOf: ({ title }) => title,
  factsOf: recipeFacts,
  filesOf: ({ pictures, removedPictures }) => namesOf([...pictures, ...removedPictures]),
  taken: { message: COOKBOOK_TEXTS.taken, field: 'title' },
  onPurge: ({ _id }) => makeContent.purge({ recipeId: _id }),
})
