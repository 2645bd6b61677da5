import { isDeepStrictEqual } from 'node:util'
import { Types } from 'mongoose'
import type { Admin } from '@/lib/auth/permissions'
import { now, today } from '@/lib/clock'
import { checkDateMade } from '@/lib/http/date-made'
import { refuseConflicts } from '@/lib/http/edit-conflicts'
import type { UploadedFile } from '@/lib/http/uploads'
import { putPicture, copyPicture, namesOf, type PictureFiles } from '@/lib/media/pictures'
import { storedCreator } from '@/lib/settings/site-config'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import type { UploadItemBody, StoreItem, UpdateItemBody } from '@/lib/store/schema'
import { STORE_MEDIA_OWNER } from '@/lib/store/pictures'
import { getItem, toItemId } from '@/lib/store/items'
import { toPlainItem } from '@/lib/store/read-items'
import { notifyWaiting } from '@/lib/store/pre-orders/available'
import { storeContent } from '@/lib/store/content'
import { AppError, notFound, refusedAt } from '@/lib/errors'
import type { StoredItem } from '@/models/store-item'
import { STORE_TEXTS } from '@/lib/store/catalogue'

/** G-68, G-118; 409 for a product number in use. */
export async function createItem(
  admin: Admin,
  body: UploadItemBody,
  { bytes }: UploadedFile,
): Promise<StoreItem> {
  const { creator, dateMade = today(), stock = 0, productNumber, ...fields } = body
  checkDateMade(dateMade, STORE_ADMIN_TEXTS.dateLate)
  const access = fields.selected ? 'public' : 'members'
  const { full, small } = await putPicture(bytes, { owner: STORE_MEDIA_OWNER, access })
  const dateAdded = now()
  const item = await storeContent.create(
    admin,
    {
      ...fields,
      creator: storedCreator(creator),
      dateMade,
      dateAdded,
      stock,
      ...(productNumber !== undefined && { productNumber }),
      availableAt: isAvailable({ stock, selected: fields.selected }) ? dateAdded : null,
      addedById: new Types.ObjectId(admin.id),
      pictures: [{ full, small }],
    },
    { added: [full, small] },
  )
  await notifyWaiting(item)
  return getItem(admin, String(item._id))
}

/** G-18, G-19c */
export async function deleteItem(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await storeContent.remove(admin, { _id: toItemId(id) })))
    throw notFound(STORE_TEXTS.unknown)
  return { message: STORE_ADMIN_TEXTS.deleted }
}

/** 409 where its product number is in use again. */
export async function restoreItem(admin: Admin, id: string): Promise<StoreItem> {
  if (!(await storeContent.restore(admin, { _id: toItemId(id) })))
    throw notFound(STORE_TEXTS.unknown)
  return getItem(admin, id)
}

/** G-68, G-118; who waits for the item is told when it becomes available (G-120). */
export async function updateItem(
  admin: Admin,
  id: string,
  { before: opened = {}, ...changes }: UpdateItemBody,
): Promise<StoreItem> {
  const change = { action: 'update store item', where: { _id: toItemId(id) } }
  const saved = await storeContent.change(admin, change, (item) => {
    const stored = toPlainItem({ ...item, likes: [], likesCount: 0 })
    refuseConflicts({ stored, sent: changes, opened })
    return editOf(item, changes)
  })
  if (!saved) throw notFound(STORE_TEXTS.unknown)
  await notifyWaiting(saved.after)
  return getItem(admin, id)
}

async function editOf(item: StoredItem, changes: UpdateItemBody) {
  if (Object.keys(changes).length === 0) {
    throw new AppError('invalid', { message: STORE_ADMIN_TEXTS.nothing })
  }
  if (changes.dateMade) checkDateMade(changes.dateMade, STORE_ADMIN_TEXTS.dateLate)
  const { fileNames, productNumber, creator, ...fields } = changes
  const becomesAvailable = !isAvailable(item) && isAvailable({ ...item, ...fields })
  const ordered = fileNames ? inOrder(item.pictures, fileNames) : item.pictures
  const { selected = item.selected } = fields
  const copies = selected === item.selected ? null : await copyAll(ordered, selected)
  return {
    update: {
      $set: {
        ...fields,
        ...(creator !== undefined && { creator: storedCreator(creator) }),
        ...(typeof productNumber === 'number' && { productNumber }),
        ...(becomesAvailable && { availableAt: now() }),
        pictures: copies ?? ordered,
      },
      ...(productNumber === null && { $unset: { productNumber: 1 } }),
    },
    added: namesOf(copies ?? []),
  }
}

/** Whether visitors can order it, so that who waits for it is told (G-70). */
function isAvailable({ stock, selected }: Pick<StoredItem, 'stock' | 'selected'>): boolean {
  return selected && stock > 0
}

/** Pictures of listed items are public (G-66). */
async function copyAll(
  pictures: readonly PictureFiles[],
  isPublic: boolean,
): Promise<PictureFiles[]> {
  const copies: PictureFiles[] = []
  for (const picture of pictures) {
    copies.push(await copyPicture(picture, isPublic ? 'public' : 'members'))
  }
  return copies
}

/** 400 unless every picture is named once. */
function inOrder(pictures: readonly PictureFiles[], fileNames: readonly string[]): PictureFiles[] {
  const present = pictures.map(({ full }) => full)
  if (!isDeepStrictEqual(fileNames.toSorted(), present.toSorted())) {
    throw refusedAt('fileNames', STORE_ADMIN_TEXTS.picturesChanged)
  }
  return fileNames.flatMap((name) => pictures.filter(({ full }) => full === name))
}
