import { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import { hasRole, type Viewer, type ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { now } from '@/lib/clock'
import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import { tellAuthor } from '@/lib/cookbook/makes/mails'
import { MAKES_TAG } from '@/lib/cookbook/tags'
import type { MakeDocument } from '@/lib/cookbook/makes/read-makes'
import type { MakeParams } from '@/lib/cookbook/makes/schema'
import { makeName, makeTrash } from '@/lib/cookbook/makes/trash'
import { getRecipeDocument, type RecipeDocument, toRecipeId } from '@/lib/cookbook/recipes'
import { ADMIN_REQUIRED, AppError } from '@/lib/errors'
import { toDocumentId } from '@/lib/document-id'
import { memberActed } from '@/lib/jobs/member-events'
import { changeAccess } from '@/lib/media/pictures'
import { LIVE } from '@/models/define-model'
import { MakeModel } from '@/models/make'

type Admin = ViewerWith<'admin'>
type Done = { message: string }

/** Idempotent (G-75). Its picture becomes public under a new name. */
export async function confirmMake(admin: Admin, params: MakeParams): Promise<Done> {
  const { recipe, _id } = await findPlace(params)
  const which = { _id, recipeId: recipe._id, ...LIVE }
  const make = await MakeModel.findOne(which).lean()
  if (!make) throw unknownMake()
  if (make.confirmedAt == null && (await confirm(make))) {
    await invalidate([MAKES_TAG])
    if (make.userId) await memberActed(String(make.userId))
    await recordChange(admin, {
      action: 'confirm make',
      target: { kind: 'make', id: String(_id), name: makeName(make) },
      before: { confirmed: false },
      after: { confirmed: true },
    })
    await tellAuthor(admin, make, recipe)
  } else if (!(await MakeModel.exists(which))) {
    throw unknownMake()
  }
  return { message: MAKE_TEXTS.confirmed }
}

/** False where it was confirmed or deleted meanwhile. */
function confirm({ _id, picture: { full, small } }: MakeDocument): Promise<boolean> {
  return changeAccess([full, small], 'public', async (renamed) => {
    const picture = { full: renamed.get(full) ?? full, small: renamed.get(small) ?? small }
    const { matchedCount } = await MakeModel.updateOne(
      { _id, confirmedAt: null, 'picture.full': full, ...LIVE },
      { $set: { confirmedAt: now(), slot: null, picture } },
    )
    return matchedCount === 1
  })
}

/** The admin's; authors may delete their own while it waits (G-75). */
export async function deleteMake(viewer: Viewer, params: MakeParams): Promise<Done> {
  const { recipe, _id } = await findPlace(params)
  const isAdmin = hasRole(viewer, 'admin')
  const own = { userId: new Types.ObjectId(viewer.id), confirmedAt: null }
  const deleted = await makeTrash.moveToTrash(viewer, _id, {
    recipeId: recipe._id,
    ...(!isAdmin && own),
  })
  if (deleted) return { message: MAKE_TEXTS.deleted }
  throw isAdmin ? unknownMake() : new AppError('forbidden', { message: ADMIN_REQUIRED })
}

export async function restoreMake(admin: Admin, params: MakeParams): Promise<Done> {
  const { recipe, _id } = await findPlace(params)
  const restored = await makeTrash.restore(admin, _id, { recipeId: recipe._id })
  if (!restored) throw unknownMake()
  return { message: MAKE_TEXTS.restored }
}

async function findPlace(
  params: MakeParams,
): Promise<{ recipe: RecipeDocument; _id: Types.ObjectId }> {
  const { id, commentId } = params
  const _id = toDocumentId(commentId)
  if (!_id) throw unknownMake()
  return { recipe: await getRecipeDocument(toRecipeId(id)), _id }
}

function unknownMake(): AppError {
  return new AppError('not_found', { message: MAKE_TEXTS.unknown })
}
