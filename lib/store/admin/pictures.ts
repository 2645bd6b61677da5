import type { Admin } from '@/lib/auth/permissions'
import { AppError, notFound } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { putPicture } from '@/lib/media/pictures'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { STORE_LIMITS, STORE_TEXTS } from '@/lib/store/catalogue'
import { storeContent } from '@/lib/store/content'
import { getItem, toItemId } from '@/lib/store/items'
import { STORE_MEDIA_OWNER } from '@/lib/store/pictures'
import type { StoreItem } from '@/lib/store/schema'
import { type StoredItem, StoreItemModel } from '@/models/store-item'

/** It adds at the end; 409 for the 11th (G-68). */
export async function addPicture(
  admin: Admin,
  id: string,
  { bytes }: UploadedFile,
): Promise<StoreItem> {
  const _id = toItemId(id)
  const item = await StoreItemModel.live.findOne({ _id }).lean()
  if (!item) throw notFound(STORE_TEXTS.unknown)
  checkRoom(item)
  const access = item.selected ? 'public' : 'members'
  const { full, small } = await putPicture(bytes, { owner: STORE_MEDIA_OWNER, access })
  const action = 'add picture of store item'
  const change = { action, where: { _id }, added: [full, small] }
  const saved = await storeContent.change(admin, change, (present) => {
    checkRoom(present)
    if (present.selected !== item.selected) throw new AppError('conflict')
    return { update: { $push: { pictures: { full, small } } } }
  })
  if (!saved) throw notFound(STORE_TEXTS.unknown)
  return getItem(admin, id)
}

function checkRoom({ pictures }: StoredItem): void {
  if (pictures.length < STORE_LIMITS.pictures) return
  throw new AppError('conflict', { message: STORE_ADMIN_TEXTS.picturesFull })
}

/** 409 for the last one (G-118). */
export async function removePicture(
  admin: Admin,
  id: string,
  fileName: string,
): Promise<StoreItem> {
  const where = { _id: toItemId(id), 'pictures.full': fileName }
  const change = { action: 'remove picture of store item', where }
  const saved = await storeContent.change(admin, change, ({ pictures }) => {
    if (pictures.length > 1) return { update: { $pull: { pictures: { full: fileName } } } }
    throw new AppError('conflict', { message: STORE_ADMIN_TEXTS.lastPicture })
  })
  if (!saved) throw notFound(STORE_TEXTS.unknownPicture)
  return getItem(admin, id)
}
