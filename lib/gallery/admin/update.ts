import type { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { ADMIN_REQUIRED, AppError } from '@/lib/errors'
import { checkDateMade } from '@/lib/http/date-made'
import { factsOf } from '@/lib/gallery/admin/facts'
import { GALLERY_TEXTS } from '@/lib/gallery/catalogue'
import { notFound, type StoredPiece } from '@/lib/gallery/dto'
import { ownedBy } from '@/lib/gallery/order'
import { GALLERY_TAG } from '@/lib/gallery/tags'
import type { PatchBody } from '@/lib/gallery/schema'
import { galleryTrash } from '@/lib/gallery/trash'
import { toDocumentId } from '@/lib/document-id'
import { changeAccess } from '@/lib/media/pictures'
import type { DeletedRow } from '@/lib/trash/catalogue'
import { LIVE } from '@/models/define-model'
import { GalleryItemModel } from '@/models/gallery-item'

type Manager = ViewerWith<'gallery_manager'>

/** Own pieces; an admin changes all (G-117). */
export async function updatePiece(
  manager: Manager,
  id: string,
  body: PatchBody,
): Promise<{ message: string }> {
  if (body.dateMade !== undefined) checkDateMade(body.dateMade, GALLERY_TEXTS.dateLate)
  const _id = toDocumentId(id)
  const before = _id && (await change(manager, _id, body))
  if (!before) throw await refusal(_id)
  await invalidate([GALLERY_TAG])
  await recordChange(manager, {
    action: 'update art',
    target: { kind: 'gallery', id: String(before._id), name: before.title },
    before: factsOf(before),
    after: { ...factsOf(before), ...body },
  })
  return { message: GALLERY_TEXTS.updated }
}

/** The piece as it was; null where the manager has no such piece. */
async function change(
  manager: Manager,
  _id: Types.ObjectId,
  body: PatchBody,
): Promise<StoredPiece | null> {
  const own = { _id, ...LIVE, ...ownedBy(manager) }
  for (;;) {
    const piece: StoredPiece | null = await GalleryItemModel.findOne(own).lean()
    if (!piece) return null
    const { toShow = piece.toShow } = body
    // Of parallel changes the later one starts again from what the earlier one has stored.
    const same = { ...own, toShow: piece.toShow, 'files.full': piece.files.full }
    const save = async (files: StoredPiece['files']) => {
      const { matchedCount } = await GalleryItemModel.updateOne(same, { $set: { ...body, files } })
      return matchedCount === 1
    }
    const isSaved =
      toShow === piece.toShow ? await save(piece.files) : await saveRenamed(piece, toShow, save)
    if (isSaved) return piece
  }
}

/** A hidden picture has another name than the public one (G-114). */
function saveRenamed(
  { files: { full, small } }: StoredPiece,
  toShow: boolean,
  save: (files: StoredPiece['files']) => Promise<boolean>,
): Promise<boolean> {
  return changeAccess([full, small], toShow ? 'public' : 'members', (renamed) =>
    save({ full: renamed.get(full) ?? full, small: renamed.get(small) ?? small }),
  )
}

export async function deletePiece(manager: Manager, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  if (!_id || !(await galleryTrash.moveToTrash(manager, _id, ownedBy(manager)))) {
    throw await refusal(_id)
  }
  return { message: GALLERY_TEXTS.deleted }
}

/** Own ones, newest deletion first; an admin sees all. */
export function listDeleted(manager: Manager): Promise<DeletedRow[]> {
  return galleryTrash.rows(ownedBy(manager))
}

export async function restorePiece(manager: Manager, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  if (!_id || !(await galleryTrash.restore(manager, _id, ownedBy(manager)))) throw notFound()
  return { message: GALLERY_TEXTS.restored }
}

/** 403 where it exists, and an admin may (G-117). */
async function refusal(_id: Types.ObjectId | null): Promise<AppError> {
  const exists = _id && (await GalleryItemModel.exists({ _id, ...LIVE }))
  return exists ? new AppError('forbidden', { message: ADMIN_REQUIRED }) : notFound()
}
