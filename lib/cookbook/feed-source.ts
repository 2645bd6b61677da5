import { PATHS, recipePath, sharePicturePath } from '@/lib/config/paths'
import { chefName, type PlainRecipe, readAllRecipes } from '@/lib/cookbook/recipes'
import type { FeedEntry, FeedSource } from '@/lib/feeds/feed'

export const recipeFeed: FeedSource = {
  name: 'recipes',
  title: 'recipes',
  href: PATHS.cookbook,
  list: async (limit) => Promise.all((await readAllRecipes()).slice(0, limit).map(toEntry)),
}

async function toEntry(recipe: PlainRecipe): Promise<FeedEntry> {
  const { _id, slug, title, description, dateAdded, updatedAt, createdById, isSample } = recipe
  return {
    id: _id,
    title,
    text: description,
    isSample,
    updatedAt,
    href: recipePath(slug),
    author: await chefName(createdById),
    publishedAt: dateAdded,
    picture: sharePicturePath('recipe', _id),
  }
}
