import { z } from 'zod'
import { GALLERY_TEXTS, PIECE_LENGTHS, SIDE_CM, WALL_SCENES } from '@/lib/gallery/catalogue'
import { day, documentId, messageAnswer } from '@/lib/http/answer-fields'
import { absentIfEmpty, formFlag, formNumber } from '@/lib/http/form-fields'
import { cursorField, limitField } from '@/lib/http/list-query'
import { line, lines, requiredLine } from '@/lib/http/text'

const fileName = z.string().meta({ example: '0123456789abcdef0123456789abcdef.webp' })
const pixels = z.int().min(1).meta({ example: 1600 })
const centimetres = z.number().nullable().meta({ example: 60 })

export const galleryItem = z
  .object({
    _id: documentId,
    title: z.string().meta({ example: 'Harbour Front' }),
    creator: z.string().meta({ example: 'anna' }),
    description: z.string().meta({ example: 'Oil on board, painted from the quay.' }),
    dateMade: day,
    imageFilename: fileName,
    /** It is at most 720 px wide, for lists. */
    smallFilename: fileName,
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

const title = requiredLine(PIECE_LENGTHS.title, {
  missing: GALLERY_TEXTS.titleMissing,
  tooLong: GALLERY_TEXTS.titleLong,
}).meta({ example: 'Harbour Front' })

const description = lines(PIECE_LENGTHS.description, GALLERY_TEXTS.descriptionLong)

/** It has one decimal at most (G-137). */
const side = z
  .number(GALLERY_TEXTS.sizeInvalid)
  .min(SIDE_CM.min, GALLERY_TEXTS.sizeInvalid)
  .max(SIDE_CM.max, GALLERY_TEXTS.sizeInvalid)
  .multipleOf(0.1, GALLERY_TEXTS.sizeInvalid)
  .meta({ example: 60.5 })

const dateMade = z.iso.date(GALLERY_TEXTS.dateInvalid).meta({ example: '2026-03-10' })

const sideField = absentIfEmpty(formNumber(side, GALLERY_TEXTS.sizeInvalid)).meta({
  type: 'string',
  example: '60.5',
})

type Size = { widthCm?: number | null | undefined; heightCm?: number | null | undefined }
const isWhole = ({ widthCm = null, heightCm = null }: Size) =>
  (widthCm === null) === (heightCm === null)
const halfSize = { error: GALLERY_TEXTS.sizeHalf, path: ['widthCm'] }

export const uploadBody = z
  .object({
    title,
    /** Default `OWNER_NAME` (G-65). */
    creator: line(PIECE_LENGTHS.creator, GALLERY_TEXTS.creatorLong).default(''),
    description: description.default(''),
    /** Default today. */
    dateMade: absentIfEmpty(dateMade).meta({ type: 'string', format: 'date' }),
    toShow: formFlag.default(false),
    widthCm: sideField,
    heightCm: sideField,
  })
  .refine(isWhole, halfSize)
export type UploadBody = z.output<typeof uploadBody>

/** What is absent stays as it is. */
export const patchBody = z
  .object({
    title,
    creator: requiredLine(PIECE_LENGTHS.creator, {
      missing: GALLERY_TEXTS.creatorMissing,
      tooLong: GALLERY_TEXTS.creatorLong,
    }),
    description,
    dateMade,
    toShow: z.boolean(GALLERY_TEXTS.flagInvalid),
    /** Null clears. */
    widthCm: side.nullable(),
    heightCm: side.nullable(),
    order: z.number(GALLERY_TEXTS.orderInvalid).meta({ example: 1.5 }),
  })
  .partial()
  .refine((body) => 'widthCm' in body === 'heightCm' in body, halfSize)
  .refine(isWhole, halfSize)
  .refine((body) => Object.keys(body).length > 0, GALLERY_TEXTS.nothing)
export type PatchBody = z.output<typeof patchBody>

export const updatedAnswer = messageAnswer(GALLERY_TEXTS.updated)
export const deletedAnswer = messageAnswer(GALLERY_TEXTS.deleted)
export const restoredAnswer = messageAnswer(GALLERY_TEXTS.restored)

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
