import type { AuditValues } from '@/lib/audit/schema'
import type { StoredRecipe } from '@/models/recipe'

export function recipeFacts(recipe: StoredRecipe): AuditValues {
  const { title, description, time, difficulty, servings, tags, dateMade } = recipe
  return {
    title,
    description: description ?? '',
    time: time ?? '',
    difficulty,
    dateMade,
    servings: servings ?? null,
    tags: [...tags],
    instructions: [...recipe.instructions],
    ingredients: recipe.ingredients.map(({ name, quantity }) => `${name}: ${quantity}`),
    images: recipe.pictures.map(({ full }) => full),
  }
}
