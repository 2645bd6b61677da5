import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { PATHS, recipePath } from '@/lib/config/paths'
import { COOKBOOK_TAG } from '@/lib/cookbook/queries'
import { chefName, type PlainRecipe, readAllRecipes } from '@/lib/cookbook/recipes'
import { minutesOf } from '@/lib/cookbook/time'
import { counted, shortDay } from '@/lib/format'
import type { SearchDocument, SearchSource, SiteText } from '@/lib/search/document'

export const recipeSearch: SearchSource = {
  kind: {
    name: 'recipe',
    plural: 'recipes in the cookbook',
    words: ['recipe', 'dish', 'cookbook', 'meal', 'cook', 'bake', 'food'],
    href: PATHS.cookbook,
  },
  tags: [COOKBOOK_TAG, ACCOUNTS_TAG],
  list: async () => Promise.all((await readAllRecipes()).map(toDocument)),
}

async function toDocument(recipe: PlainRecipe): Promise<SearchDocument> {
  const { _id, title, slug, description, time, difficulty, servings, tags, dateMade } = recipe
  const chef = await chefName(recipe.createdById)
  const minutes = minutesOf(time)
  const rows = recipe.ingredients.map(({ name, quantity }) => `${name} (${quantity})`)
  return {
    ...{ id: _id, title, href: recipePath(slug), access: 'everybody', text: description },
    details: recipe.instructions.join('\n'),
    facts: {
      maker: { says: `is by ${chef}`, value: chef },
      date: { says: `was made on ${shortDay(dateMade)}`, value: dateMade },
      difficulty: { says: `has difficulty ${difficulty} of 10`, value: difficulty },
      ...(minutes !== null && { minutes: { says: `takes ${time}`, value: minutes } }),
      ...(servings !== null && {
        servings: {
          says: `serves ${counted(servings, 'person')}`.replace('persons', 'people'),
          value: servings,
        },
      }),
      ...(tags.length > 0 && { tags: { says: `is ${tags.join(', ')}`, value: tags } }),
      ...(rows.length > 0 && { ingredients: { says: `needs ${rows.join('; ')}`, value: rows } }),
    },
  }
}

export function cookbookHelp(): readonly SiteText[] {
  return [
    {
      title: 'How do I show that I have cooked a recipe?',
      href: PATHS.cookbook,
      text: 'Log in, open the recipe and send a make: a text and a photo, with a rating from 1 to 5 if you like. It is shown to everybody once the owner has confirmed it.',
      keywords: 'make comment photo upload review rating confirm',
    },
    {
      title: 'Can I change the quantities of a recipe?',
      href: PATHS.cookbook,
      text: 'Yes: a recipe with servings can be scaled to another number of people on its page.',
      keywords: 'scale servings portions amounts double half',
    },
  ]
}
