import type { Viewer } from '@/lib/auth/permissions'
import { recipePath } from '@/lib/config/paths'
import { recipeImagePath } from '@/lib/cookbook/tags'
import { readConfirmed } from '@/lib/cookbook/makes/read-makes'
import { readAllRecipes } from '@/lib/cookbook/recipes'
import type { PersonSection } from '@/lib/site/schema'
import { shortDay } from '@/lib/format'

/** Recipes and confirmed makes are public with their names. */
export async function cookbookOfPerson(
  _viewer: Viewer | null,
  userId: string,
): Promise<PersonSection[]> {
  const recipes = await readAllRecipes()
  const byId = new Map(recipes.map((recipe) => [recipe._id, recipe]))
  const confirmed = await readConfirmed(recipes.map(({ _id }) => _id))
  const makes = confirmed.filter((make) => make.userId === userId)
  const written = recipes.filter(({ createdById }) => createdById === userId)
  return [
    {
      title: 'Recipes',
      noun: 'recipe',
      entries: written.map(({ _id, title, slug, dateAdded, smallImages: [image] }) => ({
        title,
        href: recipePath(slug),
        fact: shortDay(dateAdded),
        picture: image === undefined ? null : recipeImagePath(_id, image),
        date: dateAdded,
      })),
    },
    {
      title: 'Makes',
      noun: 'make',
      entries: makes.flatMap(({ _id, recipeId, date, comment, image, smallImage }) => {
        const recipe = byId.get(recipeId)
        if (!recipe) return []
        return {
          title: recipe.title,
          href: `${recipePath(recipe.slug)}#make-${_id}`,
          fact: shortDay(date),
          picture: recipeImagePath(recipeId, smallImage),
          date,
          text: comment,
          print: image,
        }
      }),
    },
  ]
}
