import type { Types } from 'mongoose'
import type { AuditValues } from '@/lib/audit/schema'
import { shownNameOf } from '@/lib/account/shown-name'
import { DELETED_NAME } from '@/lib/auth/display-name'
import type { Viewer } from '@/lib/auth/permissions'
import { cached, cachedIfFound } from '@/lib/cache'
import { LIMITS } from '@/lib/config/limits'
import { recipePath } from '@/lib/config/paths'
import { decodeSegment } from '@/lib/config/slug'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { declarationOf } from '@/lib/cookbook/diets'
import { readMakes } from '@/lib/cookbook/makes/read-makes'
import type { Recipe, RecipesQuery, ShownRecipe } from '@/lib/cookbook/schema'
import { notFound } from '@/lib/errors'
import { toKnownId } from '@/lib/document-id'
import { cutPage, olderThan, timeCursor } from '@/lib/http/time-cursor'
import { RecipeModel, type StoredRecipe } from '@/models/recipe'

export const RECIPE_ORDER = { dateAdded: -1, _id: -1 } as const

export type RecipeDocument = StoredRecipe & { _id: Types.ObjectId }

export type PlainRecipe = Omit<ShownRecipe, 'createdBy' | 'chef'> & { createdById: string | null }

/** Throws 404 where there are none (G-73). */
export async function listRecipes(
  viewer: Viewer | null,
  query: RecipesQuery,
): Promise<{ items: Recipe[]; next: string | null }> {
  const { recipes, next } = await readPart(query)
  if (recipes.length === 0 && !query.cursor) {
    throw notFound(COOKBOOK_TEXTS.none)
  }
  const ids = recipes.map(({ _id }) => _id)
  const makes = await readMakes(viewer, ids)
  const shown = await Promise.all(recipes.map(withNames))
  return {
    items: shown.map((recipe) => ({ ...recipe, comments: makes.get(recipe._id) ?? [] })),
    next,
  }
}

type ListPart = { recipes: readonly PlainRecipe[]; next: string | null }

function readPart({ limit = LIMITS.listEntries, cursor }: RecipesQuery): Promise<ListPart> {
  const isWhole = limit === LIMITS.listEntries && cursor === undefined
  return isWhole ? readWhole() : loadPart(limit, cursor)
}

function readWhole(): Promise<ListPart> {
  const load = () => loadPart(LIMITS.listEntries, undefined)
  return cached('cookbook:list', [COOKBOOK_TAG], load)
}

/** The newest comes first. */
export async function readAllRecipes(): Promise<readonly PlainRecipe[]> {
  return (await readWhole()).recipes
}

/** All, newest first; each is read when its turn comes, also from the trash by then. */
export async function listForExport() {
  const found = await RecipeModel.live
    .find()
    .sort(RECIPE_ORDER)
    .select({ slug: 1, 'pictures.full': 1 })
    .lean()
  return found.map(({ _id, slug, pictures }) => ({
    slug,
    images: pictures.map(({ full }) => full),
    read: async () => withNames(toPlainRecipe(await RecipeModel.findOne({ _id }).orFail().lean())),
  }))
}

async function loadPart(limit: number, cursor: string | undefined): Promise<ListPart> {
  const found = await RecipeModel.live
    .find(cursor ? olderThan('dateAdded', cursor) : {})
    .sort(RECIPE_ORDER)
    .limit(limit + 1)
    .lean()
  const { shown, next } = cutPage(found, limit, (last) => timeCursor(last.dateAdded, last._id))
  return { recipes: shown.map(toPlainRecipe), next }
}

/** `slug` is its address; null means that no recipe has it now. */
export async function findRecipe(slug: string): Promise<ShownRecipe | null> {
  const found = await readRecipe(slug)
  return found && withNames(found)
}

function readRecipe(slug: string): Promise<PlainRecipe | null> {
  return cachedIfFound(`cookbook:slug:${slug}`, [COOKBOOK_TAG], async () => {
    const recipe = await RecipeModel.live.findOne({ slug }).lean()
    return recipe && toPlainRecipe(recipe)
  })
}

export async function recipeAt(path: string): Promise<PlainRecipe | null> {
  const start = recipePath('')
  const recipe = path.startsWith(start)
    ? await readRecipe(decodeSegment(path.slice(start.length)))
    : null
  return recipe && recipePath(recipe.slug) === path ? recipe : null
}

/** The present address of a recipe that had this one earlier (G-71); null without one. */
export async function findRenamed(slug: string): Promise<string | null> {
  const recipe = await RecipeModel.live.findOne({ formerSlugs: slug }).select({ slug: 1 }).lean()
  return recipe?.slug ?? null
}

/** Throws 404 for a deleted or unknown recipe, and for a malformed id (G-112). */
export async function getRecipe(id: string): Promise<ShownRecipe> {
  return withNames(toPlainRecipe(await getRecipeDocument(toRecipeId(id))))
}

export async function getRecipeDocument(_id: Types.ObjectId): Promise<RecipeDocument> {
  const recipe = await RecipeModel.live.findOne({ _id }).lean()
  return recipe ?? Promise.reject(notFound(COOKBOOK_TEXTS.unknown))
}

export function toRecipeId(id: string): Types.ObjectId {
  return toKnownId(id, COOKBOOK_TEXTS.unknown)
}

export function toPlainRecipe(recipe: RecipeDocument): PlainRecipe {
  const { title, slug, description, time, difficulty, servings, tags, dateMade } = recipe
  return {
    _id: String(recipe._id),
    title,
    slug,
    description: description ?? '',
    time: time ?? '',
    difficulty,
    servings: servings ?? null,
    tags: [...tags],
    ...declarationOf(recipe),
    dateMade,
    dateAdded: recipe.dateAdded.toISOString(),
    updatedAt: recipe.updatedAt.toISOString(),
    images: recipe.pictures.map(({ full }) => full),
    smallImages: recipe.pictures.map(({ small }) => small),
    ingredients: recipe.ingredients.map(({ name, quantity }) => ({ name, quantity })),
    instructions: [...recipe.instructions],
    createdById: recipe.createdById ? String(recipe.createdById) : null,
    isSample: recipe.isSample,
  }
}

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
    ...declarationOf(recipe),
    instructions: [...recipe.instructions],
    ingredients: recipe.ingredients.map(({ name, quantity }) => `${name}: ${quantity}`),
    images: recipe.pictures.map(({ full }) => full),
  }
}

async function withNames({ createdById, ...recipe }: PlainRecipe): Promise<ShownRecipe> {
  const username = await chefName(createdById)
  return { ...recipe, createdBy: username, chef: { userId: createdById, username } }
}

export async function chefName(createdById: string | null): Promise<string> {
  return createdById === null ? DELETED_NAME : shownNameOf(createdById)
}

export async function listSlugs(): Promise<readonly string[]> {
  return (await readAllRecipes()).map(({ slug }) => slug)
}
