import { z } from 'zod'
import { absentIfEmpty, formFlag, formNumber } from '@/lib/http/form-fields'
import { line, lines, requiredLine } from '@/lib/http/text'
import { STORE_ADMIN_TEXTS as TEXTS } from '@/lib/store/admin/catalogue'
import { STORE_LIMITS } from '@/lib/store/catalogue'

const title = requiredLine(STORE_LIMITS.title, {
  missing: TEXTS.titleMissing,
  tooLong: TEXTS.titleLong,
}).meta({ example: 'Low Tide Study, print' })
const creator = requiredLine(STORE_LIMITS.creator, {
  missing: TEXTS.creatorMissing,
  tooLong: TEXTS.creatorLong,
}).meta({ example: 'anna' })
const description = lines(STORE_LIMITS.description, TEXTS.descriptionLong)
const size = line(STORE_LIMITS.size, TEXTS.sizeLong).meta({ example: '30 × 40 cm' })
const merchType = line(STORE_LIMITS.merchType, TEXTS.merchTypeLong).meta({ example: 'print' })
const dateMade = z.iso.date(TEXTS.dateInvalid).meta({ example: '2026-03-10' })
const flag = z.boolean(TEXTS.flagInvalid)

const price = z
  .number(TEXTS.priceInvalid)
  .min(0, TEXTS.priceInvalid)
  .max(STORE_LIMITS.price, TEXTS.priceInvalid)
  .refine((euros) => Number(euros.toFixed(2)) === euros, TEXTS.priceInvalid)
  .meta({ example: 24.5 })

function whole(message: string) {
  return z.int(message).min(0, message).max(STORE_LIMITS.number, message).meta({ example: 12 })
}
const stock = whole(TEXTS.stockInvalid)
const productNumber = whole(TEXTS.productNumberInvalid)

const wholeField = (rule: ReturnType<typeof whole>, message: string) =>
  absentIfEmpty(formNumber(rule, message)).meta({ type: 'string', example: '12' })

/** Multipart (G-118); `addedBy` is dropped, as it is the admin's name whatever is sent. */
export const uploadItemBody = z.object({
  title,
  price: formNumber(price, TEXTS.priceInvalid).meta({ example: '24.50' }),
  /** Default `OWNER_NAME`. */
  creator: absentIfEmpty(creator).meta({ type: 'string' }),
  description: description.default(''),
  /** Default today. */
  dateMade: absentIfEmpty(dateMade).meta({ type: 'string', format: 'date' }),
  stock: wholeField(stock, TEXTS.stockInvalid),
  size: size.default(''),
  merchType: merchType.default(''),
  productNumber: wholeField(productNumber, TEXTS.productNumberInvalid),
  selected: formFlag.default(true),
  inGallery: formFlag.default(false),
})
export type UploadItemBody = z.output<typeof uploadItemBody>

/** JSON (G-68, G-118); null takes the product number away, `fileNames` orders the pictures. */
export const updateItemBody = z
  .object({
    title,
    creator,
    description,
    price,
    size,
    selected: flag,
    stock,
    merchType,
    productNumber: productNumber.nullable(),
    dateMade,
    inGallery: flag,
    fileNames: z.array(z.string()).max(STORE_LIMITS.pictures, TEXTS.picturesChanged),
  })
  .partial()
export type UpdateItemBody = z.output<typeof updateItemBody>
