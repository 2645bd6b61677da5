import type { Viewer } from '@/lib/auth/permissions'
import { recipePath } from '@/lib/config/paths'
import { listMakesBy } from '@/lib/cookbook/makes/read-makes'
import { type PlainRecipe, readAllRecipes } from '@/lib/cookbook/recipes'
import { recipeImagePath } from '@/lib/cookbook/tags'
import type { PersonEntry, PersonSection } from '@/lib/define-feature'
import { shortDay } from '@/lib/format'

/** Recipes and confirmed makes are public with their names. */
export async function cookbookOfPerson(
  _viewer: Viewer | null,
  userId: string,
): Promise<PersonSection[]> {
  const recipes = await readAllRecipes()
  const byId = new Map(recipes.map((recipe) => [recipe._id, recipe]))
  const makes = await listMakesBy(userId, [...byId.keys()])
  return [
    {
      title: 'Recipes',
      noun: 'recipe',
      entries: recipes.filter(({ createdById }) => createdById === userId).map(toEntry),
    },
    {
      title: 'Makes',
      noun: 'make',
      entries: makes.flatMap(({ _id, recipeId, date, smallImage }) => {
        const recipe = byId.get(recipeId)
        if (!recipe) return []
        return {
          key: _id,
          title: recipe.title,
          href: `${recipePath(recipe.slug)}#make-${_id}`,
          fact: shortDay(date),
          picture: recipeImagePath(recipeId, smallImage),
        }
      }),
    },
  ]
}

function toEntry({ _id, title, slug, dateAdded, smallImages: [image] }: PlainRecipe): PersonEntry {
  const picture = image === undefined ? null : recipeImagePath(_id, image)
  return { key: _id, title, href: recipePath(slug), fact: shortDay(dateAdded), picture }
}
