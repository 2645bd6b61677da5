import { Types } from 'mongoose'
import type { ViewerWith } from '@/lib/auth/permissions'
import { now, today } from '@/lib/clock'
import { checkDateMade } from '@/lib/http/date-made'
import type { UploadedFile } from '@/lib/http/uploads'
import { putPicture } from '@/lib/media/pictures'
import { siteConfig } from '@/lib/settings/site-config'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import type { UploadItemBody } from '@/lib/store/admin/schema'
import { STORE_MEDIA_OWNER } from '@/lib/store/images'
import { getItem, toItemId, unknownItem } from '@/lib/store/items'
import { notifyWaiting } from '@/lib/store/pre-orders/available'
import type { StoreItem } from '@/lib/store/schema'
import { storeContent } from '@/lib/store/content'
import type { DeletedRow } from '@/lib/content/catalogue'

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
  const item = await storeContent.create(
    admin,
    {
      ...fields,
      creator: creator ?? siteConfig().ownerName,
      dateMade,
      dateAdded,
      stock,
      ...(productNumber !== undefined && { productNumber }),
      availableAt: stock > 0 ? dateAdded : null,
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
  if (!(await storeContent.remove(admin, { _id: toItemId(id) }))) throw unknownItem()
  return { message: STORE_ADMIN_TEXTS.deleted }
}

export function listDeleted(_admin: Admin): Promise<DeletedRow[]> {
  return storeContent.listDeleted()
}

/** 409 where its product number is in use again. */
export async function restoreItem(admin: Admin, id: string): Promise<StoreItem> {
  if (!(await storeContent.restore(admin, { _id: toItemId(id) }))) throw unknownItem()
  return getItem(admin, id)
}
