import { type DayEntry, pickPictured } from '@/lib/config/day-entry'
import { recipePath } from '@/lib/config/paths'
import { recipeImagePath } from '@/lib/cookbook/tags'
import { readAllRecipes } from '@/lib/cookbook/recipes'

export async function recipeOfTheDay(day: string): Promise<DayEntry | null> {
  const recipe = pickPictured(await readAllRecipes(), day, (one) => one.smallImages.length > 0)
  if (!recipe) return null
  const { _id, title, slug, time, difficulty, smallImages, isSample } = recipe
  const [image] = smallImages
  return {
    kind: 'recipe',
    title,
    href: recipePath(slug),
    isSample,
    facts: [...(time ? [time] : []), `difficulty ${difficulty}/10`],
    picture: image === undefined ? null : { src: recipeImagePath(_id, image) },
  }
}
