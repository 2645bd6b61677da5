import { z } from 'zod'
import { slugOf, titleWithSlug } from '@/lib/config/slug'
import { COOKBOOK_TEXTS as TEXTS, RECIPE_LIMITS as LIMITS } from '@/lib/cookbook/catalogue'
import { contradictionIn, declarationOf } from '@/lib/cookbook/diets'
import { RECIPE_FIELDS } from '@/lib/cookbook/form'
import { type ListFilterName, listFilters } from '@/lib/cookbook/list-filters'
import { rulesOf } from '@/lib/form/rules'
import { make } from '@/lib/cookbook/makes/schema'
import {
  day,
  documentId,
  instant,
  limitField,
  messageAnswer,
  pictureName,
  timeCursorField,
  username,
} from '@/lib/http/fields'
import { line, lines, requiredLine } from '@/lib/http/text'

export const recipeParams = z.object({ id: z.string() })
export const recipeExportQuery = z.object({ format: z.enum(['json', 'text']) })
export const recipePictureParams = z.object({ id: z.string(), image: z.string() })

const fileNames = z.array(pictureName)

const rules = rulesOf(RECIPE_FIELDS)

const title = titleWithSlug(rules.title)
  .refine((text) => slugOf(text) !== 'import', TEXTS.titleReserved)
  .meta({ example: 'Lemon Potatoes' })

const servings = rules.servings.meta({ example: 4 })

const ingredient = z.object(
  {
    name: requiredLine(LIMITS.ingredient, {
      missing: TEXTS.ingredientMissing,
      tooLong: TEXTS.ingredientLong,
    }).meta({ example: 'lemon juice' }),
    quantity: requiredLine(LIMITS.quantity, {
      missing: TEXTS.ingredientMissing,
      tooLong: TEXTS.quantityLong,
    }).meta({ example: '90 ml' }),
  },
  TEXTS.ingredientMissing,
)

const step = lines(LIMITS.step, TEXTS.stepLong)
  .pipe(z.string().min(1, TEXTS.stepMissing))
  .meta({ example: 'Roast at 200 °C for 30 minutes.' })

const tags = rules.tags.transform((list) => [...new Set(list.map((tag) => tag.toLowerCase()))])

/** G-138 */
function clearable<T>(list: z.ZodType<T[], string[]>) {
  return list.nullable().transform((items) => items ?? [])
}

const recipeFields = {
  title,
  description: rules.description.default(''),
  time: rules.time.default(''),
  difficulty: rules.difficulty,
  ingredients: z
    .array(ingredient, TEXTS.ingredientMissing)
    .min(1, TEXTS.ingredientMissing)
    .max(LIMITS.ingredients, TEXTS.ingredientsMany),
  instructions: z
    .array(step, TEXTS.stepMissing)
    .min(1, TEXTS.stepMissing)
    .max(LIMITS.steps, TEXTS.stepsMany),
  /** Default today. */
  dateMade: rules.dateMade.optional(),
}

/** G-154 */
const [allergens, freeOf, diets] = [
  rules.allergens.transform((list) => declarationOf({ allergens: list }).allergens),
  rules.freeOf.transform((list) => declarationOf({ freeOf: list }).freeOf),
  rules.diets.transform((list) => declarationOf({ diets: list }).diets),
]

function refuseContradiction(
  body: Parameters<typeof contradictionIn>[0],
  context: z.RefinementCtx,
) {
  const found = contradictionIn(body)
  if (found) context.addIssue({ code: 'custom', path: [found.field], message: found.text })
}

/** G-72, G-138 */
const newRecipe = z.object({
  ...recipeFields,
  servings: servings.default(null),
  tags: tags.default([]),
  allergens: allergens.default([]),
  freeOf: freeOf.default([]),
  diets: diets.default([]),
})
export const createRecipeBody = newRecipe.superRefine(refuseContradiction)
export type CreateRecipeBody = z.output<typeof createRecipeBody>

/** The whole recipe (G-122); absent servings, tags, images and date stay as they are. */
const changedRecipe = z.object({
  ...recipeFields,
  servings: servings.optional(),
  tags: clearable(tags).optional(),
  allergens: clearable(allergens).optional(),
  freeOf: clearable(freeOf).optional(),
  diets: clearable(diets).optional(),
  /** Orders or drops the recipe's pictures; unknown names are ignored (G-73). */
  images: fileNames.max(100).optional(),
  /** It names the version that was edited; 409 if that is no longer the stored one (G-75a). */
  updatedAt: instant.optional(),
})
export const updateRecipeBody = changedRecipe.superRefine(refuseContradiction)
export type UpdateRecipeBody = z.output<typeof updateRecipeBody>

export const createdAnswer = z.object({ _id: documentId, id: documentId })

export const recipe = z
  .object({
    _id: documentId,
    title: z.string().meta({ example: 'Lemon Potatoes' }),
    slug: z.string().meta({ example: 'lemon-potatoes' }),
    createdBy: username,
    chef: z.object({ userId: documentId.nullable(), username }),
    description: z.string().meta({ example: 'Roasted in stock until the edges go dark.' }),
    dateAdded: instant,
    dateMade: day,
    updatedAt: instant,
    time: z.string().meta({ example: '50 mins' }),
    difficulty: rules.difficulty,
    servings,
    tags: z.array(z.string().meta({ example: 'vegan' })),
    allergens: rules.allergens,
    /** Declared as left out; an allergen in neither list is not declared. */
    freeOf: rules.freeOf,
    diets: rules.diets,
    images: fileNames,
    /** The same pictures, at most 720 px wide. */
    smallImages: fileNames,
    ingredients: z.array(
      z.object({
        name: z.string().meta({ example: 'lemon juice' }),
        quantity: z.string().meta({ example: '90 ml' }),
      }),
    ),
    instructions: z.array(z.string().meta({ example: 'Roast at 200 °C for 30 minutes.' })),
    /** The makes that the viewer sees (G-75b). */
    comments: z.array(make),
    isSample: z.boolean(),
  })
  .meta({ id: 'Recipe' })
export type Recipe = z.infer<typeof recipe>

/** Pages show a recipe so; the makes are read apart. */
export type ShownRecipe = Omit<Recipe, 'comments'>

export const recipeList = z.array(recipe)

export const recipesQuery = z.object({
  limit: limitField.optional(),
  cursor: timeCursorField.optional(),
})
export type RecipesQuery = z.output<typeof recipesQuery>

export const pictureAddedAnswer = z.object({ image: pictureName, images: fileNames })
export const pictureDeletedAnswer = messageAnswer(TEXTS.pictureDeleted).extend({
  images: fileNames,
})
export const deletedAnswer = messageAnswer(TEXTS.deleted)
export const restoredAnswer = messageAnswer(TEXTS.restored)

const choice = (values: readonly string[]) => z.enum(values).optional().catch(undefined)

const filterFields = Object.fromEntries(
  listFilters().map(([name, { options }]) => [name, choice(options.map(({ value }) => value))]),
) as Record<ListFilterName, ReturnType<typeof choice>>

/** Anything else in the address counts as absent. */
export const cookbookSearch = z.object({
  mode: z.literal('add').optional().catch(undefined),
  q: line(100).optional().catch(undefined),
  tag: z.string().max(RECIPE_FIELDS.tags.itemMax).optional().catch(undefined),
  ...filterFields,
  cursor: timeCursorField.optional().catch(undefined),
})
export type CookbookSearch = z.output<typeof cookbookSearch>

export const recipeSearch = z.object({ mode: z.literal('edit').optional().catch(undefined) })

export type RecipeRow = Pick<
  ShownRecipe,
  '_id' | 'title' | 'slug' | 'description' | 'time' | 'difficulty' | 'dateAdded' | 'isSample'
> & {
  chef: string
  tags: readonly string[]
  /** The cover in its small size; null without pictures. */
  image: string | null
  /** Confirmed ones. */
  makes: number
}

export type RecipePage = {
  rows: RecipeRow[]
  next: string | null
  found: number
  total: number
  tags: readonly string[]
}
