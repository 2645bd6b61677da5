import { recipePath } from '@/lib/config/paths'
import { AS_NEEDED } from '@/lib/cookbook/catalogue'
import { recipeImagePath } from '@/lib/cookbook/tags'
import { declaredBy, DIETS } from '@/lib/cookbook/diets'
import type { Make } from '@/lib/cookbook/makes/schema'
import type { ShownRecipe } from '@/lib/cookbook/schema'
import { isoDuration } from '@/lib/cookbook/time'
import { isoDay } from '@/lib/format'
import { CONTEXT, type JsonLd } from '@/lib/pages/json-ld'
import { plainDescription } from '@/lib/markdown/plain-text'

/** schema.org/Recipe for search engines; absent facts are left out (G-76). */
export function recipeJsonLd(recipe: ShownRecipe, makes: readonly Make[], siteUrl: string): JsonLd {
  const absolute = (path: string) => new URL(path, siteUrl).href
  const { _id, title, description, slug, chef, dateAdded, updatedAt, images, tags } = recipe
  const duration = isoDuration(recipe.time)
  const rating = ratingOf(makes)
  const declared = declaredBy(recipe).diets
  const diets = DIETS.flatMap(({ value, schemaOrg }) =>
    schemaOrg && declared.includes(value) ? `https://schema.org/${schemaOrg}` : [],
  )
  return {
    '@context': CONTEXT,
    '@type': 'Recipe',
    name: title,
    url: absolute(recipePath(slug)),
    author: { '@type': 'Person', name: chef.username },
    datePublished: isoDay(dateAdded),
    dateModified: isoDay(updatedAt),
    ...(description && { description: plainDescription(description) }),
    ...(images.length > 0 && {
      image: images.map((image) => absolute(recipeImagePath(_id, image))),
    }),
    ...(duration !== null && { totalTime: duration }),
    ...(recipe.servings !== null && { recipeYield: String(recipe.servings) }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    recipeIngredient: recipe.ingredients.map(({ name, quantity }) =>
      quantity === AS_NEEDED ? name : `${quantity} ${name}`,
    ),
    recipeInstructions: recipe.instructions.map((text, i) => ({
      '@type': 'HowToStep',
      position: i + 1,
      text,
    })),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', bestRating: 5, worstRating: 1, ...rating },
    }),
  }
}

/** Only confirmed makes that have a rating count (G-123). */
function ratingOf(makes: readonly Make[]) {
  const ratings = makes.flatMap(({ confirmed, rating }) => (confirmed && rating ? [rating] : []))
  if (ratings.length === 0) return null
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return { ratingValue: (sum / ratings.length).toFixed(1), ratingCount: ratings.length }
}
