import type { ColouredDay, DayEntry } from '@/lib/config/day-entry'
import { PATHS, recipePath, sharePicturePath } from '@/lib/config/paths'
import { COOKBOOK_TAG, recipeImagePath } from '@/lib/cookbook/tags'
import { chefName, type PlainRecipe, readAllRecipes } from '@/lib/cookbook/recipes'
import { type DayEvent, eventsOf, type FeedEntry, feedOf } from '@/lib/feeds/feed'
import { counted } from '@/lib/format'
import type { ShareSource } from '@/lib/share/share-card'
import { pickNearest } from '@/lib/media/pick-nearest'
import { plainDescription } from '@/lib/markdown/plain-text'
import { readConfirmed } from '@/lib/cookbook/makes/read-makes'

export const recipeFeed = feedOf(
  { name: 'recipes', title: 'recipes', href: PATHS.cookbook },
  { items: readAllRecipes, timeOf: ({ dateAdded }) => dateAdded, toEntry },
)

async function toEntry(recipe: PlainRecipe): Promise<FeedEntry> {
  const { _id, slug, title, description, dateAdded, updatedAt, createdById, isSample } = recipe
  return {
    id: _id,
    title,
    text: plainDescription(description),
    isSample,
    updatedAt,
    href: recipePath(slug),
    author: await chefName(createdById),
    publishedAt: dateAdded,
    picture: sharePicturePath('recipe', _id),
  }
}

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

export async function recipeOfTheDay(day: ColouredDay): Promise<DayEntry | null> {
  const recipe = await pickNearest(
    {
      name: 'recipe',
      tags: [COOKBOOK_TAG],
      readList: readAllRecipes,
      pictureOf: (one) => one.smallImages[0],
      addedAt: ({ dateAdded }) => dateAdded,
    },
    day,
  )
  if (!recipe) return null
  const { _id, title, slug, time, difficulty, smallImages, isSample } = recipe
  const [image] = smallImages
  return {
    kind: 'recipe',
    purpose: 'to cook',
    title,
    href: recipePath(slug),
    isSample,
    facts: [...(time ? [time] : []), `difficulty ${difficulty}/10`],
    picture: image === undefined ? null : { src: recipeImagePath(_id, image) },
  }
}

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
