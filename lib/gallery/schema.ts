import { z } from 'zod'
import { tooLongText } from '@/lib/form/fields'
import { partsOf, rulesOf } from '@/lib/form/rules'
import { GALLERY_TEXTS, SHOW_MAX, WALL_SCENES } from '@/lib/gallery/catalogue'
import { PIECE_FIELDS } from '@/lib/gallery/form'
import {
  cursorField,
  day,
  documentId,
  limitField,
  messageAnswer,
  pictureName,
} from '@/lib/http/fields'
import { line } from '@/lib/http/text'

const pixels = z.int().min(1).meta({ example: 1600 })
const centimetres = z.number().nullable().meta({ example: 60 })

export const galleryItem = z
  .object({
    _id: documentId,
    title: z.string().meta({ example: 'Harbour Front' }),
    creator: z.string().meta({ example: 'anna' }),
    description: z.string().meta({ example: 'Oil on board, painted from the quay.' }),
    altText: z.string().meta({ example: 'A harbour at noon with three boats.' }),
    dateMade: day,
    imageFilename: pictureName,
    /** It is at most 720 px wide, for lists. */
    smallFilename: pictureName,
    width: pixels,
    height: pixels,
    widthCm: centimetres,
    heightCm: centimetres,
    order: z.number().meta({ example: -3 }),
    /** Signed-in viewers alone see it (G-117). */
    toShow: z.boolean().optional(),
  })
  .meta({ id: 'GalleryItem' })
export type GalleryItem = z.infer<typeof galleryItem>

export const galleryList = z.array(galleryItem)

/** The `order` and the id of the last piece. */
const cursor = cursorField(/^-?\d{1,22}(\.\d{1,20})?(e[+-]\d{1,3})?_[0-9a-f]{24}$/)

/** No `limit` means the whole list (G-19a). */
export const galleryQuery = z.object({ limit: limitField.optional(), cursor: cursor.optional() })
export type GalleryQuery = z.output<typeof galleryQuery>

export const wallQuery = z.object({
  pieces: z.string().max(1000).optional(),
  beside: z.enum(WALL_SCENES).default('sofa'),
  cursor: cursor.optional(),
})

export const pieceParams = z.object({ id: documentId })
export const pictureParams = z.object({ imageFilename: z.string() })

type Size = { widthCm?: number | null | undefined; heightCm?: number | null | undefined }
const isWhole = ({ widthCm = null, heightCm = null }: Size) =>
  (widthCm === null) === (heightCm === null)
const halfSize = { error: GALLERY_TEXTS.sizeHalf, path: ['widthCm'] }

export const uploadBody = z
  .object({
    ...partsOf(PIECE_FIELDS),
    /** Default `OWNER_NAME` (G-65). */
    creator: line(PIECE_FIELDS.creator.max, tooLongText(PIECE_FIELDS.creator)).default(''),
  })
  .refine(isWhole, halfSize)
export type UploadBody = z.output<typeof uploadBody>

const changes = z.object(rulesOf(PIECE_FIELDS)).partial()

/** What is absent stays as it is; null clears a size. */
export const patchBody = changes
  .extend({
    order: z.number(GALLERY_TEXTS.orderInvalid).optional().meta({ example: 1.5 }),
    /** What the form showed of the fields that are sent; 409 where that is no longer stored. */
    before: changes.optional(),
  })
  .refine((body) => 'widthCm' in body === 'heightCm' in body, halfSize)
  .refine(isWhole, halfSize)
  .refine(({ before: _, ...body }) => Object.keys(body).length > 0, GALLERY_TEXTS.nothing)
export type PatchBody = z.output<typeof patchBody>

export const showBody = z.object({
  ids: z.array(documentId).min(1, GALLERY_TEXTS.nothing).max(SHOW_MAX, GALLERY_TEXTS.tooMany),
  toShow: z.boolean(PIECE_FIELDS.toShow.invalid),
})
export type ShowBody = z.output<typeof showBody>

/** `changed` are those that were not so before. */
export const showAnswer = z.object({ message: z.string(), changed: z.array(documentId) })
export type ShowAnswer = z.output<typeof showAnswer>

export const updatedAnswer = messageAnswer(GALLERY_TEXTS.updated)
export const deletedAnswer = messageAnswer(GALLERY_TEXTS.deleted)
export const restoredAnswer = messageAnswer(GALLERY_TEXTS.restored)
export const replacedAnswer = messageAnswer(GALLERY_TEXTS.replaced)

export type Piece = GalleryItem & {
  isEditable: boolean
  isSample: boolean
}

export type GalleryPage = {
  pieces: Piece[]
  /** The cursor of the next page; null at the end. */
  next: string | null
}

export type PiecePage = {
  piece: Piece
  previous: PieceLink | null
  next: PieceLink | null
  /** The part of the gallery in which the piece hangs. */
  galleryPath: string
}

export type PieceLink = { id: string; title: string }
