import { z } from 'zod'
import { emailSchema } from '@/lib/account/schema'
import {
  count,
  cursorField,
  day,
  documentId,
  instant,
  limitField,
  messageAnswer,
  pageField,
  pictureName,
  username,
} from '@/lib/http/fields'
import {
  ANY_ITEM,
  ORDER_STATES,
  PRE_ORDER_TEXTS,
  STORE_LIMITS,
  STORE_TEXTS,
} from '@/lib/store/catalogue'
import { partsOf, rulesOf } from '@/lib/form/rules'
import { STORE_ADMIN_TEXTS as TEXTS } from '@/lib/store/admin/catalogue'
import { LETTER_FIELDS, ORDER_FIELDS, ORDER_SORTS, ORDER_TEXTS } from '@/lib/store/pre-orders/form'
import { ITEM_FIELDS } from '@/lib/store/form'

export const itemParams = z.object({ id: z.string() })

/** It holds time, product number and id, in the order of the list (G-66). */
const itemCursor = cursorField(/^\d{1,14}-\d{0,10}-[0-9a-f]{24}$/)

export const itemsQuery = z.object({ limit: limitField.optional(), cursor: itemCursor.optional() })
export type ItemsQuery = z.output<typeof itemsQuery>

export const storeSearch = z.object({ cursor: itemCursor.optional() })

export const storeItem = z
  .object({
    _id: documentId,
    title: z.string().meta({ example: 'Low Tide Study, print' }),
    creator: z.string().meta({ example: 'the owner' }),
    description: z.string().meta({ example: 'Pigment print on cotton paper.' }),
    dateAdded: instant,
    dateMade: day,
    imageId: pictureName,
    addedBy: username,
    price: z.number().min(0).meta({ example: 24 }),
    stock: count,
    size: z.string().meta({ example: '30 × 40 cm' }),
    merchType: z.string().meta({ example: 'print' }),
    makerName: z.string().meta({ example: 'Print House Anna' }),
    makerAddress: z.string().meta({ example: '1 Quay Street\n8000 Harbour' }),
    warnings: z.string().meta({ example: 'Not for children under 3 years.' }),
    productNumber: z.int().nullable().meta({ example: 12 }),
    selected: z.boolean(),
    inGallery: z.boolean(),
    fileNames: z.array(pictureName),
    /** The same pictures, at most 720 px wide. */
    smallFileNames: z.array(pictureName),
    /** Admins see all, others at most their own id (G-119). */
    likes: z.array(documentId),
    likesCount: count,
    isSample: z.boolean(),
  })
  .meta({ id: 'StoreItem' })
export type StoreItem = z.infer<typeof storeItem>

export const storeItems = z.array(storeItem)

export type ShownItem = Omit<StoreItem, 'likes' | 'addedBy'> & { isLiked: boolean }

export const likeAnswer = z.object({
  /** They are at most 1,000: the caller's own id, others as opaque hashes unless an admin asks. */
  likes: z.array(documentId),
  likesCount: count,
  liked: z.boolean(),
})
export type LikeAnswer = z.infer<typeof likeAnswer>

/** No item means the general list (G-70). */
export const preOrderBody = z.object({ email: emailSchema, itemId: documentId.optional() })
export type PreOrderBody = z.output<typeof preOrderBody>

export const listedAnswer = messageAnswer(PRE_ORDER_TEXTS.listed)

export const confirmBody = z.object({
  token: z.string(PRE_ORDER_TEXTS.invalidLink).meta({ example: 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln' }),
})
export const confirmedAnswer = messageAnswer(PRE_ORDER_TEXTS.confirmed)

export const preOrderRow = z.object({
  _id: documentId,
  email: z.string().meta({ example: 'anna@example.org' }),
  itemId: documentId.nullable(),
  itemTitle: z.string().meta({ example: STORE_TEXTS.anyItem }),
  confirmed: z.boolean(),
  dateAdded: instant,
  state: z.enum(ORDER_STATES),
  stateAt: instant.nullable(),
  note: z.string().meta({ example: 'Wants two of them.' }),
  revision: count,
})
export type PreOrderRow = z.infer<typeof preOrderRow>

export const preOrderRows = z.array(preOrderRow)

/** The address of the owner's list; what is not valid counts as absent. */
export const ordersSearch = z.object({
  item: z
    .string()
    .regex(new RegExp(`^(${ANY_ITEM}|[0-9a-f]{24})$`))
    .optional()
    .catch(undefined),
  state: z.enum(ORDER_STATES).optional().catch(undefined),
  sort: z.enum(ORDER_SORTS).optional().catch(undefined),
  page: pageField.optional().catch(undefined),
})
export type OrdersSearch = z.output<typeof ordersSearch>

const { state, note } = rulesOf(ORDER_FIELDS)

/** `revision` is that of the row which was changed; a letter is mailed once the change is stored. */
export const changeOrderBody = z.object({
  revision: z.int(ORDER_TEXTS.revisionMissing).min(0).meta({ example: 0 }),
  state: state.optional(),
  note: note.optional(),
  letter: z.object(rulesOf(LETTER_FIELDS)).optional(),
})
export type ChangeOrderBody = z.output<typeof changeOrderBody>

/** Multipart (G-118); `addedBy` is dropped, as it is the admin's name whatever is sent. */
export const uploadItemBody = z.object(partsOf(ITEM_FIELDS))
export type UploadItemBody = z.output<typeof uploadItemBody>

const changes = z.object(rulesOf(ITEM_FIELDS)).partial()

/** JSON (G-68, G-118); null takes the product number away, `fileNames` orders the pictures. */
export const updateItemBody = changes.extend({
  fileNames: z.array(z.string()).max(STORE_LIMITS.pictures, TEXTS.picturesChanged).optional(),
  /** What the form showed of the fields that are sent; 409 where that is no longer stored. */
  before: changes.optional(),
})
export type UpdateItemBody = z.output<typeof updateItemBody>
