import type { Admin, Viewer } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import type { Reply } from '@/lib/http/reply'
import { type MediaRequest, serveMedia } from '@/lib/media/serve'
import { STORE_TEXTS, STORE_LIMITS } from '@/lib/store/catalogue'
import { visibleTo, getItem, toItemId, unknownItem } from '@/lib/store/items'
import { StoreItemModel, type StoredItem } from '@/models/store-item'
import type { UploadedFile } from '@/lib/http/uploads'
import { putPicture, withPicture } from '@/lib/media/pictures'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { storeContent } from '@/lib/store/content'
import type { StoreItem } from '@/lib/store/schema'

export const STORE_MEDIA_OWNER = 'store'

/** Public for listed items, for admins of all; else 404 (G-66). */
export async function getStoreImage(
  viewer: Viewer | null,
  name: string,
  request: MediaRequest,
): Promise<Reply> {
  const isShown = await StoreItemModel.live.exists({ ...withPicture([name]), ...visibleTo(viewer) })
  if (!isShown) throw unknownPicture()
  return serveMedia(name, request)
}

/** Items in the trash count too. */
export async function listReferencedPictures(names: string[]): Promise<string[]> {
  const items = await StoreItemModel.find(withPicture(names)).select({ pictures: 1 }).lean()
  return items.flatMap(({ pictures }) => pictures.flatMap(({ full, small }) => [full, small]))
}

function unknownPicture(): AppError {
  return new AppError('not_found', { message: STORE_TEXTS.unknownPicture })
}

/** It adds at the end; 409 for the 11th (G-68). */
export async function addPicture(
  admin: Admin,
  id: string,
  { bytes }: UploadedFile,
): Promise<StoreItem> {
  const _id = toItemId(id)
  const item = await StoreItemModel.live.findOne({ _id }).lean()
  if (!item) throw unknownItem()
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
  if (!saved) throw unknownItem()
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
  if (!saved) throw unknownPicture()
  return getItem(admin, id)
}
