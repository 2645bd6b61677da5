import { Types } from 'mongoose'
import type { Manager } from '@/lib/auth/permissions'
import { ADMIN_REQUIRED, AppError, notFound } from '@/lib/errors'
import { checkDateMade } from '@/lib/http/date-made'
import { refuseConflicts } from '@/lib/http/edit-conflicts'
import { GALLERY_TEXTS, shownText } from '@/lib/gallery/catalogue'
import { type StoredPiece, toItem } from '@/lib/gallery/dto'
import { ownedBy, GALLERY_ORDER } from '@/lib/gallery/order'
import type { PatchBody, GalleryItem, ShowAnswer, ShowBody, UploadBody } from '@/lib/gallery/schema'
import { galleryContent } from '@/lib/gallery/content'
import { toDocumentId } from '@/lib/document-id'
import { copyPicture, namesOf, putPicture } from '@/lib/media/pictures'
import { ownedByGallery } from '@/lib/gallery/picture'
import type { DeletedRow } from '@/lib/content/catalogue'
import { GalleryItemModel } from '@/models/gallery-item'
import { today } from '@/lib/clock'
import type { UploadedFile } from '@/lib/http/uploads'
import { storedCreator } from '@/lib/settings/site-config'

/** Own pieces; an admin changes all (G-117). 409 where somebody else changed a field meanwhile. */
export async function updatePiece(
  manager: Manager,
  id: string,
  { before: opened = {}, ...body }: PatchBody,
): Promise<{ message: string }> {
  if (body.dateMade !== undefined) checkDateMade(body.dateMade, GALLERY_TEXTS.dateLate)
  const _id = toDocumentId(id)
  const change = { action: 'update art', where: { _id, ...ownedBy(manager) } }
  const saved = await galleryContent.change(manager, change, (piece) => {
    refuseConflicts({ stored: toItem(piece, manager), sent: body, opened })
    return editOf(piece, body)
  })
  if (!saved) throw await refusal(_id)
  return { message: GALLERY_TEXTS.updated }
}

/** A hidden picture has another name than the public one (G-114). */
async function editOf(
  { title: name, toShow, files }: StoredPiece,
  { creator, ...rest }: PatchBody,
) {
  const body = { ...rest, ...(creator !== undefined && { creator: storedCreator(creator) }) }
  if (body.toShow === undefined || body.toShow === toShow) return { update: { $set: body }, name }
  const copy = await copyPicture(files, body.toShow ? 'public' : 'members')
  return { update: { $set: { ...body, files: copy } }, added: namesOf([copy]), name }
}

/** All or none: one that the manager may not change refuses the call. */
export async function showPieces(manager: Manager, { ids, toShow }: ShowBody): Promise<ShowAnswer> {
  const wanted = [...new Set(ids)]
  const filter = { _id: { $in: wanted.flatMap((id) => toDocumentId(id) ?? []) } }
  const found = await GalleryItemModel.live.distinct('_id', { ...filter, ...ownedBy(manager) })
  const editable = new Set(found.map(String))
  const foreign = wanted.find((id) => !editable.has(id))
  if (foreign !== undefined) throw await refusal(toDocumentId(foreign))
  const changed: string[] = []
  for (const _id of found) {
    const where = { _id, ...ownedBy(manager), toShow: !toShow }
    const edit = (piece: StoredPiece) => editOf(piece, { toShow })
    const saved = await galleryContent.change(manager, { action: 'update art', where }, edit)
    if (saved) changed.push(String(_id))
  }
  return { message: shownText(changed.length, toShow), changed }
}

/** The piece keeps its address and its place; the former files are deleted (G-117). */
export async function replacePicture(
  manager: Manager,
  id: string,
  { bytes }: UploadedFile,
): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  const change = { action: 'replace picture', where: { _id, ...ownedBy(manager) } }
  const saved = await galleryContent.change(manager, change, async ({ toShow }) => {
    const { full, small, ...pixels } = await putPicture(bytes, ownedByGallery(toShow))
    return { update: { $set: { ...pixels, files: { full, small } } }, added: [full, small] }
  })
  if (!saved) throw await refusal(_id)
  return { message: GALLERY_TEXTS.replaced }
}

export async function deletePiece(manager: Manager, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  const removed = await galleryContent.remove(manager, { _id, ...ownedBy(manager) })
  if (!removed) throw await refusal(_id)
  return { message: GALLERY_TEXTS.deleted }
}

/** Own ones, newest deletion first; an admin sees all. */
export function listDeleted(manager: Manager): Promise<DeletedRow[]> {
  return galleryContent.listDeleted(manager, ownedBy(manager))
}

export async function restorePiece(manager: Manager, id: string): Promise<{ message: string }> {
  const _id = toDocumentId(id)
  if (!(await galleryContent.restore(manager, { _id, ...ownedBy(manager) })))
    throw notFound(GALLERY_TEXTS.unknown)
  return { message: GALLERY_TEXTS.restored }
}

/** 403 where it exists, and an admin may (G-117). */
async function refusal(_id: Types.ObjectId | null): Promise<AppError> {
  const exists = _id && (await GalleryItemModel.live.exists({ _id }))
  return exists
    ? new AppError('forbidden', { message: ADMIN_REQUIRED })
    : notFound(GALLERY_TEXTS.unknown)
}

/** New pieces go first (G-65, G-137). */
export async function uploadPiece(
  manager: Manager,
  { creator, dateMade = today(), ...fields }: UploadBody,
  { bytes }: UploadedFile,
): Promise<GalleryItem> {
  checkDateMade(dateMade, GALLERY_TEXTS.dateLate)
  const { full, small, ...pixels } = await putPicture(bytes, ownedByGallery(fields.toShow))
  const piece = await galleryContent.create(
    manager,
    {
      ...fields,
      ...pixels,
      dateMade,
      creator: storedCreator(creator),
      files: { full, small },
      order: await firstOrder(),
      createdById: new Types.ObjectId(manager.id),
    },
    { added: [full, small] },
  )
  return toItem(piece, manager)
}

async function firstOrder(): Promise<number> {
  const first = await GalleryItemModel.live
    .findOne({})
    .sort(GALLERY_ORDER)
    .select({ order: 1 })
    .lean()
  return Math.ceil(first?.order ?? 1) - 1
}
