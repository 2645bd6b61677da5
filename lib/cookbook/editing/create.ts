import { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { now, today } from '@/lib/clock'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { COOKBOOK_TAG } from '@/lib/cookbook/tags'
import { recipeFacts } from '@/lib/cookbook/recipe-facts'
import type { CreateRecipeBody } from '@/lib/cookbook/schema'
import { slugOf } from '@/lib/cookbook/catalogue'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { checkDateMade } from '@/lib/http/date-made'
import { RecipeModel, type StoredRecipe } from '@/models/recipe'

export type Chef = ViewerWith<'chef'>

/** G-72; 409 where another recipe has the slug. */
export async function createRecipe(
  chef: Chef,
  { dateMade = today(), ...fields }: CreateRecipeBody,
): Promise<{ _id: string; id: string }> {
  checkDateMade(dateMade, COOKBOOK_TEXTS.dateLate)
  const dateAdded = now()
  const recipe = await insert({
    ...fields,
    dateMade,
    dateAdded,
    updatedAt: dateAdded,
    slug: slugOf(fields.title),
    createdById: new Types.ObjectId(chef.id),
  })
  await invalidate([COOKBOOK_TAG])
  const id = String(recipe._id)
  await recordChange(chef, {
    action: 'add recipe',
    target: { kind: 'recipe', id, name: recipe.title },
    before: null,
    after: recipeFacts(recipe),
  })
  return { _id: id, id }
}

type NewRecipe = Omit<CreateRecipeBody, 'dateMade'> &
  Pick<StoredRecipe, 'slug' | 'dateMade' | 'dateAdded' | 'updatedAt' | 'createdById'>

async function insert(fields: NewRecipe) {
  try {
    return await RecipeModel.create(fields)
  } catch (error) {
    throw isDuplicateKey(error) ? titleTaken() : error
  }
}

export function titleTaken(): AppError {
  const message = COOKBOOK_TEXTS.taken
  return new AppError('conflict', { message, fields: { title: message } })
}
