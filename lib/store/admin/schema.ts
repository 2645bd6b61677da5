import { z } from 'zod'
import { partsOf, rulesOf } from '@/lib/form/rules'
import { STORE_ADMIN_TEXTS as TEXTS } from '@/lib/store/admin/catalogue'
import { STORE_LIMITS } from '@/lib/store/catalogue'
import { ITEM_FIELDS } from '@/lib/store/form'

/** Multipart (G-118); `addedBy` is dropped, as it is the admin's name whatever is sent. */
export const uploadItemBody = z.object(partsOf(ITEM_FIELDS))
export type UploadItemBody = z.output<typeof uploadItemBody>

/** JSON (G-68, G-118); null takes the product number away, `fileNames` orders the pictures. */
export const updateItemBody = z
  .object({
    ...rulesOf(ITEM_FIELDS),
    fileNames: z.array(z.string()).max(STORE_LIMITS.pictures, TEXTS.picturesChanged),
  })
  .partial()
export type UpdateItemBody = z.output<typeof updateItemBody>
