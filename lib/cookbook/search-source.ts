import HELP from '@/lib/cookbook/help.json' with { type: 'json' }
import { helpTexts } from '@/lib/search/help-texts'
import { ACCOUNTS_TAG } from '@/lib/account/account-changed'
import { PATHS, recipePath } from '@/lib/config/paths'
import { COOKBOOK_TAG, MAKES_TAG, recipeImagePath } from '@/lib/cookbook/tags'
import { declaredBy, declaredNames } from '@/lib/cookbook/diets'
import { readMakes } from '@/lib/cookbook/makes/read-makes'
import type { Make } from '@/lib/cookbook/makes/schema'
import { chefName, type PlainRecipe, readAllRecipes } from '@/lib/cookbook/recipes'
import { minutesOf } from '@/lib/cookbook/time'
import { factorFor, scaleQuantity } from '@/lib/cookbook/scale/scale-quantity'
import { RECIPE_FILTERS, RECIPE_MEASURES } from '@/lib/cookbook/search-filters'
import SEARCH_WORDS from '@/lib/cookbook/search-words.json' with { type: 'json' }
import { counted, isoDay, listed, shortDay } from '@/lib/format'
import {
  MAX_DOCUMENTS,
  type SearchDocument,
  type SearchSource,
  type SiteText,
} from '@/lib/search/document'
import { plainDescription } from '@/lib/markdown/plain-text'

export const recipeSearch: SearchSource = {
  kind: {
    name: 'recipe',
    plural: 'recipes in the cookbook',
    words: [
      'recipe',
      'dish',
      'cookbook',
      'meal',
      'food',
      'cook',
      'cooked',
      'cooking',
      'bake',
      'baked',
    ],
    href: PATHS.cookbook,
    scale: scaleQuantity,
    factorFor,
    filters: RECIPE_FILTERS,
    measures: RECIPE_MEASURES,
    suggestions: ['under 30 minutes', 'under 60 minutes'],
    undeclared: SEARCH_WORDS.undeclared,
    equipment: SEARCH_WORDS.equipment,
    families: SEARCH_WORDS.families,
    others: SEARCH_WORDS.others,
    wishes: SEARCH_WORDS.wishes,
  },
  tags: [COOKBOOK_TAG, MAKES_TAG, ACCOUNTS_TAG],
  list: async () => {
    const cooked = await recipesWithMakes()
    return Promise.all(cooked.map(({ recipe, makes }) => toDocument(recipe, makes)))
  },
}

/** What others have cooked by a recipe; confirmed ones, which everybody sees (G-75). */
export const makeSearch: SearchSource = {
  kind: {
    name: 'make',
    plural: 'makes of recipes',
    words: ['makes', 'comment', 'review', 'feedback'],
    href: PATHS.cookbook,
    measures: [{ fact: 'rating', unit: 'of 5|stars?', format: (value) => `${value} of 5` }],
  },
  tags: [COOKBOOK_TAG, MAKES_TAG, ACCOUNTS_TAG],
  list: async () => {
    const cooked = await recipesWithMakes()
    return cooked.flatMap(({ recipe, makes }) => makes.map((make) => toMakeDocument(recipe, make)))
  },
}

async function recipesWithMakes() {
  const recipes = (await readAllRecipes()).slice(0, MAX_DOCUMENTS)
  const ids = recipes.map(({ _id }) => _id)
  const makes = await readMakes(null, ids)
  return recipes.map((recipe) => ({ recipe, makes: makes.get(recipe._id) ?? [] }))
}

function toMakeDocument({ title, slug }: PlainRecipe, make: Make): SearchDocument {
  const { _id, author, comment, rating, date } = make
  return {
    id: _id,
    title: `${title}, made by ${author}`,
    href: recipePath(slug),
    text: comment,
    access: 'everybody',
    keywords: 'cooked made tried changed change said wrote comment review',
    facts: {
      maker: { phrase: `is by ${author}`, value: author },
      date: { phrase: `was made on ${shortDay(date)}`, value: isoDay(date) },
      ...(rating !== null && { rating: { phrase: `was rated ${rating} of 5`, value: rating } }),
    },
  }
}

function ratingOf(makes: readonly Make[]): SearchDocument['facts'] {
  const ratings = makes.flatMap(({ rating }) => rating ?? [])
  if (ratings.length === 0) return {}
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length
  const phrase = `is rated ${Number(mean.toFixed(1))} of 5 by ${counted(ratings.length, 'make')}`
  return { rating: { phrase, value: mean } }
}

function makesPhrase(makes: readonly Make[]): string {
  const authors = [...new Set(makes.map(({ author }) => author))]
  const by = authors.length > 0 ? `, by ${listed(authors)}` : ''
  return `has ${counted(makes.length, 'confirmed make')}${by}`
}

async function toDocument(recipe: PlainRecipe, makes: readonly Make[]): Promise<SearchDocument> {
  const { _id, title, slug, description, time, difficulty, servings, dateMade, dateAdded } = recipe
  const { allergens, diets } = declaredBy(recipe)
  // The other diets are found as what the recipe is free of.
  const meatless = diets.filter((diet) => diet === 'vegan' || diet === 'vegetarian')
  const tags = [...new Set([...recipe.tags, ...meatless])]
  const chef = await chefName(recipe.createdById)
  const minutes = minutesOf(time)
  const rows = recipe.ingredients.map(({ name, quantity }) => `${name} (${quantity})`)
  return {
    id: _id,
    title,
    href: recipePath(slug),
    access: 'everybody',
    text: plainDescription(description),
    details: recipe.instructions.join('\n'),
    declared: declaredNames(recipe),
    picture: recipe.smallImages[0] && recipeImagePath(_id, recipe.smallImages[0]),
    ...(allergens.length > 0 && { keywords: `contains ${allergens.join(', ')}` }),
    facts: {
      maker: { phrase: `is by ${chef}`, value: chef },
      date: {
        phrase: `was made on ${shortDay(dateMade)} and added on ${shortDay(dateAdded)}`,
        value: dateMade,
      },
      ...ratingOf(makes),
      makes: { phrase: makesPhrase(makes), value: makes.length },
      difficulty: { phrase: `has difficulty ${difficulty} of 10`, value: difficulty },
      ...(minutes !== null && { minutes: { phrase: `takes ${time}`, value: minutes } }),
      ...(servings !== null && {
        servings: {
          phrase: `serves ${counted(servings, 'person')}`.replace('persons', 'people'),
          value: servings,
        },
      }),
      ...(tags.length > 0 && { tags: { phrase: `is tagged ${listed(tags)}`, value: tags } }),
      stepCount: {
        phrase: `has ${counted(recipe.instructions.length, 'step')}`,
        value: recipe.instructions.length,
      },
      ...(rows.length > 0 && { ingredients: { phrase: `needs ${rows.join('; ')}`, value: rows } }),
    },
  }
}

export function cookbookHelp(): readonly SiteText[] {
  return helpTexts(HELP)
}
