import { readAllRecipes } from '@/lib/cookbook/recipes'
import { counted } from '@/lib/format'
import type { ShareSource } from '@/lib/share/share-card'

export const recipeShare: ShareSource = {
  kind: 'recipe',
  find: async (id) => {
    const recipe = (await readAllRecipes()).find(({ _id }) => _id === id)
    if (!recipe) return null
    const { title, time, ingredients, smallImages } = recipe
    const facts = [time, counted(ingredients.length, 'ingredient')].filter(Boolean)
    return { label: 'Recipe', title, fact: facts.join(', '), picture: smallImages[0] }
  },
}
