import { RECIPE_LIMITS as LIMITS } from '@/lib/cookbook/catalogue'
import { RECIPE_FIELDS as FIELDS } from '@/lib/cookbook/form'
import type { CreateRecipeBody } from '@/lib/cookbook/schema'
import { splitLine } from '@/lib/cookbook/import/split-line'

/** It is to be corrected in the form, and is within the limits of a recipe. */
export type ImportedRecipe = Partial<CreateRecipeBody> & {
  title: string
  description: string
  time: string
  servings: number | null
  tags: string[]
  ingredients: { name: string; quantity: string }[]
  instructions: string[]
  /** Something was longer than a recipe can hold. */
  isCut: boolean
}

/** Plain texts, as they were found. */
export type FoundRecipe = Omit<ImportedRecipe, 'ingredients' | 'isCut'> & { lines: string[] }

export function toImported(found: FoundRecipe): ImportedRecipe {
  const { lines: foundLines, ...fields } = found
  const lines = foundLines.slice(0, LIMITS.ingredients).map(splitLine)
  const tags = [...new Set(found.tags.map((tag) => tag.toLowerCase()))]
  const fitting = tags.filter((tag) => tag !== '' && length(tag) <= FIELDS.tags.itemMax)
  const cut = {
    ...fields,
    title: clip(found.title, FIELDS.title.max),
    description: clip(found.description, FIELDS.description.max),
    time: clip(found.time, FIELDS.time.max),
    tags: fitting.slice(0, FIELDS.tags.max),
    ingredients: lines.map(({ name, quantity }) => ({
      name: clip(name, LIMITS.ingredient),
      quantity: clip(quantity, LIMITS.quantity),
    })),
    instructions: found.instructions.slice(0, LIMITS.steps).map((step) => clip(step, LIMITS.step)),
  }
  const isCut =
    cut.title !== found.title ||
    cut.description !== found.description ||
    cut.time !== found.time ||
    cut.tags.length < tags.length ||
    foundLines.length > lines.length ||
    cut.ingredients.some(({ name }, index) => name !== lines[index]?.name) ||
    cut.instructions.join('\n') !== found.instructions.join('\n')
  return { ...cut, isCut }
}

function clip(text: string, max: number): string {
  if (text.length <= max) return text
  return [...text.slice(0, 2 * max)].slice(0, max).join('')
}

function length(text: string): number {
  return [...text.slice(0, 1000)].length
}
