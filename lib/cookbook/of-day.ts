import { recipePath } from '@/lib/config/paths'
import { recipeFeed } from '@/lib/cookbook/excerpts'
import { readConfirmed } from '@/lib/cookbook/makes/read-makes'
import { readAllRecipes } from '@/lib/cookbook/recipes'
import { type DayEvent, eventsOf } from '@/lib/feeds/feed'

const cooked = eventsOf('cooked', recipeFeed)

export async function cookbookOfDay(from: string, to: string): Promise<DayEvent[]> {
  const recipes = await readAllRecipes()
  const confirmed = await readConfirmed(recipes.map(({ _id }) => _id))
  const made = confirmed.flatMap(({ _id, recipeId, date }) => {
    const recipe =
      date >= from && date < to ? recipes.find((one) => one._id === recipeId) : undefined
    if (!recipe) return []
    const { title, slug, isSample } = recipe
    return { verb: 'made', title, href: `${recipePath(slug)}#make-${_id}`, isSample }
  })
  return [...(await cooked(from, to)), ...made]
}
