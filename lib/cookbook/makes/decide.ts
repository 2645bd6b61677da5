import { Types } from 'mongoose'
import { type Admin, hasRole, type Viewer } from '@/lib/auth/permissions'
import { now } from '@/lib/clock'
import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import { tellAuthor } from '@/lib/cookbook/makes/mails'
import type { MakeParams } from '@/lib/cookbook/makes/schema'
import { makeContent } from '@/lib/cookbook/makes/content'
import { getRecipeDocument, type RecipeDocument, toRecipeId } from '@/lib/cookbook/recipes'
import { ADMIN_REQUIRED, AppError, notFound } from '@/lib/errors'
import { toKnownId } from '@/lib/document-id'
import { memberActed } from '@/lib/jobs/member-events'
import { copyPicture, namesOf } from '@/lib/media/pictures'
import { MakeModel } from '@/models/make'

type Done = { message: string }

/** Idempotent (G-75). Its picture becomes public under a new name. */
export async function confirmMake(admin: Admin, params: MakeParams): Promise<Done> {
  const { recipe, _id } = await findMake(params)
  const change = { action: 'confirm make', where: { _id, recipeId: recipe._id } }
  const saved = await makeContent.change(admin, change, async (make) => {
    if (make.confirmedAt != null) return null
    const picture = await copyPicture(make.picture, 'public')
    return {
      update: { $set: { confirmedAt: now(), slot: null, picture } },
      added: namesOf([picture]),
      factsOf: ({ confirmedAt }) => ({ confirmed: confirmedAt != null }),
    }
  })
  if (!saved) throw notFound(MAKE_TEXTS.unknown)
  if (saved.before.confirmedAt == null) {
    const { userId } = saved.after
    if (userId) await memberActed(String(userId))
    await tellAuthor(admin, saved.after, recipe)
  }
  return { message: MAKE_TEXTS.confirmed }
}

/** The admin's; authors may delete their own while it waits (G-75). */
export async function deleteMake(viewer: Viewer, params: MakeParams): Promise<Done> {
  const { recipe, _id } = await findMake(params)
  const isAdmin = hasRole(viewer, 'admin')
  const ownedAndWaiting = { userId: new Types.ObjectId(viewer.id), confirmedAt: null }
  const deleted = await makeContent.remove(viewer, {
    _id,
    recipeId: recipe._id,
    ...(!isAdmin && ownedAndWaiting),
  })
  if (deleted) return { message: MAKE_TEXTS.deleted }
  const isKnown = await MakeModel.live.exists({ _id, recipeId: recipe._id })
  throw isKnown
    ? new AppError('forbidden', { message: ADMIN_REQUIRED })
    : notFound(MAKE_TEXTS.unknown)
}

export async function restoreMake(admin: Admin, params: MakeParams): Promise<Done> {
  const { recipe, _id } = await findMake(params)
  const restored = await makeContent.restore(admin, { _id, recipeId: recipe._id })
  if (!restored) throw notFound(MAKE_TEXTS.unknown)
  return { message: MAKE_TEXTS.restored }
}

async function findMake(
  params: MakeParams,
): Promise<{ recipe: RecipeDocument; _id: Types.ObjectId }> {
  const { id, commentId } = params
  const _id = toKnownId(commentId, MAKE_TEXTS.unknown)
  return { recipe: await getRecipeDocument(toRecipeId(id)), _id }
}
