import type { ShownRecipe } from '@/lib/cookbook/schema'
import { isBlank } from '@/lib/config/blank'

export type IngredientRow = { key: string; name: string; quantity: string }
type StepRow = { key: string; text: string }

export type RecipeValues = {
  title: string
  description: string
  time: string
  difficulty: string
  servings: string
  /** Commas separate them. */
  tags: string
  dateMade: string
  ingredients: IngredientRow[]
  instructions: StepRow[]
  /** Typed and not yet added. */
  newIngredient: { name: string; quantity: string }
  newStep: string
}

export const FIELDS = [
  'title',
  'description',
  'time',
  'difficulty',
  'servings',
  'tags',
  'dateMade',
  'ingredients',
  'instructions',
] as const
export type RecipeField = (typeof FIELDS)[number]

export function newValues(today: string): RecipeValues {
  return {
    title: '',
    description: '',
    time: '',
    difficulty: '3',
    servings: '',
    tags: '',
    dateMade: today,
    ingredients: [],
    instructions: [],
    newIngredient: { name: '', quantity: '' },
    newStep: '',
  }
}

type Content = Partial<
  Pick<
    ShownRecipe,
    | 'title'
    | 'description'
    | 'time'
    | 'difficulty'
    | 'servings'
    | 'tags'
    | 'dateMade'
    | 'ingredients'
    | 'instructions'
  >
>

export function filledWith(values: RecipeValues, recipe: Content): RecipeValues {
  const { difficulty, servings, tags, ingredients, instructions } = recipe
  const { title = values.title, description = values.description } = recipe
  const { time = values.time, dateMade = values.dateMade } = recipe
  return {
    ...values,
    title,
    description,
    time,
    dateMade,
    ...(difficulty !== undefined && { difficulty: String(difficulty) }),
    ...(servings !== undefined && { servings: servings === null ? '' : String(servings) }),
    ...(tags && { tags: tags.join(', ') }),
    ...(ingredients && { ingredients: ingredients.map((row) => ({ ...row, key: newKey() })) }),
    ...(instructions && { instructions: instructions.map((text) => ({ key: newKey(), text })) }),
  }
}

export function valuesOf(recipe: ShownRecipe): RecipeValues {
  return filledWith(newValues(recipe.dateMade), recipe)
}

let keys = 0

/** It names a row, and differs from the keys of an earlier page that a draft has kept. */
export function newKey(): string {
  return `${performance.timeOrigin}-${++keys}`
}

export function toBody({ dateMade, ...values }: RecipeValues) {
  const { title, description, time, ingredients, instructions } = values
  return {
    title,
    description,
    time,
    difficulty: Number(values.difficulty),
    servings: values.servings.trim() === '' ? null : Number(values.servings),
    tags: values.tags.split(',').filter((tag) => !isBlank(tag)),
    ...(dateMade !== '' && { dateMade }),
    ingredients: ingredients.map(({ name, quantity }) => ({ name, quantity })),
    instructions: instructions.map(({ text }) => text),
  }
}

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
