import { invalidate } from '@/lib/cache'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { makeTrash } from '@/lib/cookbook/makes/trash'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { recipeFacts } from '@/lib/cookbook/recipe-facts'
import { type Deletable, defineTrash } from '@/lib/trash/define-trash'
import { RecipeModel, type StoredRecipe } from '@/models/recipe'

export const recipeTrash = defineTrash({
  model: RecipeModel,
  kind: 'recipe',
  noun: 'recipe',
  nameOf: (recipe: StoredRecipe & Deletable) => recipe.title,
  factsOf: recipeFacts,
  filesOf: ({ pictures, removedPictures }) =>
    [...pictures, ...removedPictures].flatMap(({ full, small }) => [full, small]),
  onPurge: ({ _id }) => makeTrash.purge({ recipeId: _id }),
  takenText: COOKBOOK_TEXTS.taken,
  onChange: () => invalidate([COOKBOOK_TAG]),
})
