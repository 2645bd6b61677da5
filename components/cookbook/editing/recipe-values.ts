import { newKey } from '@/components/ui/form/new-key'
import * as kit from '@/components/ui/form/form-values'
import { isBlank } from '@/lib/config/blank'
import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import type { CreateRecipeBody, ShownRecipe } from '@/lib/cookbook/schema'

type IngredientRow = { key: string; name: string; quantity: string }
type StepRow = { key: string; text: string }

export type RecipeValues = kit.Values<typeof RECIPE_FIELDS> & {
  ingredients: IngredientRow[]
  instructions: StepRow[]
  newIngredient: { name: string; quantity: string }
  newStep: string
}

export type RecipeField = keyof typeof RECIPE_FIELDS | 'ingredients' | 'instructions'

export function newValues(today: string): RecipeValues {
  return {
    ...kit.newValues(RECIPE_FIELDS),
    dateMade: today,
    ingredients: [],
    instructions: [],
    newIngredient: { name: '', quantity: '' },
    newStep: '',
  }
}

/** What the recipe does not have stays as it is. */
export function filledWith(
  values: RecipeValues,
  recipe: Partial<Pick<ShownRecipe, RecipeField>>,
): RecipeValues {
  const { ingredients, instructions } = recipe
  const texts = Object.entries(kit.valuesOf(RECIPE_FIELDS, recipe))
  return {
    ...values,
    ...Object.fromEntries(texts.filter(([name]) => name in recipe)),
    ...(ingredients && { ingredients: ingredients.map((row) => ({ ...row, key: newKey() })) }),
    ...(instructions && { instructions: instructions.map((text) => ({ key: newKey(), text })) }),
  }
}

export function valuesOf(recipe: ShownRecipe): RecipeValues {
  return filledWith(newValues(recipe.dateMade), recipe)
}

export function toBody(values: RecipeValues) {
  const { dateMade, ...texts } = kit.bodyOf<Texts, typeof RECIPE_FIELDS>(RECIPE_FIELDS, values)
  return {
    ...texts,
    ...(dateMade !== '' && { dateMade }),
    ingredients: values.ingredients.map(({ name, quantity }) => ({ name, quantity })),
    instructions: values.instructions.map(({ text }) => text),
  }
}

type Texts = Pick<CreateRecipeBody, keyof typeof RECIPE_FIELDS>

/** It adds what was typed into the rows for new ones; null means that a half is missing. */
export function withNewRows(values: RecipeValues): RecipeValues | null {
  const { name, quantity } = values.newIngredient
  const [hasName, hasQuantity] = [!isBlank(name), !isBlank(quantity)]
  if (hasName !== hasQuantity) return null
  const hasStep = !isBlank(values.newStep)
  return {
    ...values,
    ingredients: hasName
      ? [...values.ingredients, { key: newKey(), name, quantity }]
      : values.ingredients,
    instructions: hasStep
      ? [...values.instructions, { key: newKey(), text: values.newStep }]
      : values.instructions,
    newIngredient: { name: '', quantity: '' },
    newStep: '',
  }
}

export function textOf(values: RecipeValues, field: RecipeField): string {
  if (field === 'ingredients') {
    return values.ingredients.map(({ name, quantity }) => `${name}: ${quantity}`).join('\n')
  }
  if (field === 'instructions') {
    return values.instructions.map(({ text }, i) => `${i + 1}. ${text}`).join('\n')
  }
  return values[field].trim()
}
