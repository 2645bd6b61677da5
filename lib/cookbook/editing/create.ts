import { Types } from 'mongoose'
import type { Chef } from '@/lib/auth/permissions'
import { now, today } from '@/lib/clock'
import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { recipeContent } from '@/lib/cookbook/content'
import type { CreateRecipeBody } from '@/lib/cookbook/schema'
import { slugOf } from '@/lib/config/slug'
import { checkDateMade } from '@/lib/http/date-made'

/** G-72; 409 where another recipe has the slug. */
export async function createRecipe(
  chef: Chef,
  { dateMade = today(), ...fields }: CreateRecipeBody,
  _id = new Types.ObjectId(),
): Promise<{ _id: string; id: string }> {
  checkDateMade(dateMade, COOKBOOK_TEXTS.dateLate)
  const dateAdded = now()
  await recipeContent.create(chef, {
    _id,
    ...fields,
    dateMade,
    dateAdded,
    updatedAt: dateAdded,
    slug: slugOf(fields.title),
    createdById: new Types.ObjectId(chef.id),
  })
  const id = String(_id)
  return { _id: id, id }
}
