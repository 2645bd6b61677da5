import type { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { AppError } from '@/lib/errors'
import type { UploadedFile } from '@/lib/http/uploads'
import { type PictureFiles, putPicture } from '@/lib/media/pictures'
import { deleteMedia } from '@/lib/media/store'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { itemFacts } from '@/lib/store/admin/item-facts'
import { STORE_LIMITS } from '@/lib/store/catalogue'
import { STORE_MEDIA_OWNER, unknownPicture } from '@/lib/store/images'
import { getItem, toItemId, unknownItem } from '@/lib/store/items'
import { STORE_TAG } from '@/lib/store/tags'
import type { StoreItem } from '@/lib/store/schema'
import { LIVE } from '@/models/define-model'
import { type StoredItem, StoreItemModel } from '@/models/store-item'

type Admin = ViewerWith<'admin'>
type Item = StoredItem & { _id: Types.ObjectId }

const LAST = `pictures.${STORE_LIMITS.pictures - 1}`

/** It adds at the end; 409 for the 11th (G-68). */
export async function addPicture(
  admin: Admin,
  id: string,
  { bytes }: UploadedFile,
): Promise<StoreItem> {
  const item = await findWithRoom(toItemId(id))
  const access = item.selected ? 'public' : 'members'
  const { full, small } = await putPicture(bytes, { owner: STORE_MEDIA_OWNER, access })
  const before = await push(item, { full, small })
  if (!before) {
    await deleteMedia([full, small])
    await findWithRoom(item._id)
    throw new AppError('conflict')
  }
  await record(admin, 'add picture of store item', before)
  return getItem(admin, id)
}

/** Null where the item has changed while the picture was decoded. */
function push({ _id, selected }: Item, picture: PictureFiles) {
  const open = { _id, selected, [LAST]: { $exists: false }, ...LIVE }
  return StoreItemModel.findOneAndUpdate(open, { $push: { pictures: picture } }).lean()
}

async function findWithRoom(_id: Types.ObjectId): Promise<Item> {
  const item = await StoreItemModel.findOne({ _id, ...LIVE }).lean()
  if (!item) throw unknownItem()
  if (item.pictures.length < STORE_LIMITS.pictures) return item
  throw new AppError('conflict', { message: STORE_ADMIN_TEXTS.picturesFull })
}

/** 409 for the last one (G-118). */
export async function removePicture(
  admin: Admin,
  id: string,
  fileName: string,
): Promise<StoreItem> {
  const _id = toItemId(id)
  const has = { _id, 'pictures.full': fileName, ...LIVE }
  const before = await StoreItemModel.findOneAndUpdate(
    { ...has, 'pictures.1': { $exists: true } },
    { $pull: { pictures: { full: fileName } } },
  ).lean()
  if (!before) {
    if (!(await StoreItemModel.exists(has))) throw unknownPicture()
    throw new AppError('conflict', { message: STORE_ADMIN_TEXTS.lastPicture })
  }
  await record(admin, 'remove picture of store item', before)
  const small = before.pictures.find(({ full }) => full === fileName)?.small
  await deleteMedia(small ? [fileName, small] : [fileName])
  return getItem(admin, id)
}

async function record(admin: Admin, action: string, before: Item): Promise<void> {
  await invalidate([STORE_TAG])
  const after = await StoreItemModel.findById(before._id).lean()
  await recordChange(admin, {
    action,
    target: { kind: 'store item', id: String(before._id), name: before.title },
    before: itemFacts(before),
    after: after && itemFacts(after),
  })
}
