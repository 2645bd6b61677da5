import { Types } from 'mongoose'
import { recordChange } from '@/lib/audit/record-change'
import type { ViewerWith } from '@/lib/auth/permissions'
import { invalidate } from '@/lib/cache'
import { now, today } from '@/lib/clock'
import { AppError, isDuplicateKey } from '@/lib/errors'
import { checkDateMade } from '@/lib/http/date-made'
import type { UploadedFile } from '@/lib/http/uploads'
import { type PictureFiles, putPicture } from '@/lib/media/pictures'
import { deleteMedia } from '@/lib/media/store'
import { siteConfig } from '@/lib/settings/site-config'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { itemFacts } from '@/lib/store/admin/item-facts'
import type { UploadItemBody } from '@/lib/store/admin/schema'
import { STORE_MEDIA_OWNER } from '@/lib/store/images'
import { getItem, toItemId, unknownItem } from '@/lib/store/items'
import { tellWaiting } from '@/lib/store/pre-orders/available'
import { STORE_TAG } from '@/lib/store/tags'
import type { StoreItem } from '@/lib/store/schema'
import { storeTrash } from '@/lib/store/trash'
import type { DeletedRow } from '@/lib/trash/catalogue'
import { type StoredItem, StoreItemModel } from '@/models/store-item'

type Admin = ViewerWith<'admin'>

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
  const item = await create({
    ...fields,
    creator: creator ?? siteConfig().ownerName,
    dateMade,
    dateAdded,
    stock,
    ...(productNumber !== undefined && { productNumber }),
    availableAt: stock > 0 ? dateAdded : null,
    addedById: new Types.ObjectId(admin.id),
    pictures: [{ full, small }],
  })
  await invalidate([STORE_TAG])
  await recordChange(admin, {
    action: 'add store item',
    target: { kind: 'store item', id: String(item._id), name: item.title },
    before: null,
    after: itemFacts(item),
  })
  await tellWaiting(item)
  return getItem(admin, String(item._id))
}

type NewItem = Partial<Omit<StoredItem, 'pictures'>> & { pictures: PictureFiles[] }

async function create(fields: NewItem) {
  try {
    return await StoreItemModel.create(fields)
  } catch (error) {
    await deleteMedia(fields.pictures.flatMap(({ full, small }) => [full, small]))
    throw isDuplicateKey(error) ? productNumberTaken() : error
  }
}

export function productNumberTaken(): AppError {
  const message = STORE_ADMIN_TEXTS.productNumberTaken
  return new AppError('conflict', { message, fields: { productNumber: message } })
}

/** G-18, G-19c */
export async function deleteItem(admin: Admin, id: string): Promise<{ message: string }> {
  if (!(await storeTrash.moveToTrash(admin, toItemId(id)))) throw unknownItem()
  return { message: STORE_ADMIN_TEXTS.deleted }
}

export function listDeleted(_admin: Admin): Promise<DeletedRow[]> {
  return storeTrash.rows()
}

/** 409 where its product number is in use again. */
export async function restoreItem(admin: Admin, id: string): Promise<StoreItem> {
  if (!(await storeTrash.restore(admin, toItemId(id)))) throw unknownItem()
  return getItem(admin, id)
}
