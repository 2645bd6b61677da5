import { z } from 'zod'
import { formFlag, formNumber } from '@/lib/http/form-fields'
import { line, lines } from '@/lib/http/text'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { STORE_LIMITS } from '@/lib/store/catalogue'

const { titleMissing, priceInvalid, stockInvalid, productNumberInvalid, dateInvalid } =
  STORE_ADMIN_TEXTS

const title = z
  .string(titleMissing)
  .pipe(line(STORE_LIMITS.title))
  .refine((text) => text !== '', titleMissing)
  .meta({ example: 'Low Tide Study, print' })
const creator = line(STORE_LIMITS.creator).meta({ example: 'the owner' })
const description = lines(STORE_LIMITS.description)
const size = line(STORE_LIMITS.size).meta({ example: '30 × 40 cm' })
const merchType = line(STORE_LIMITS.merchType).meta({ example: 'print' })
const dateMade = z.iso.date(dateInvalid).meta({ example: '2026-03-10' })

const price = z
  .number(priceInvalid)
  .min(0, priceInvalid)
  .max(STORE_LIMITS.price, priceInvalid)
  .refine((euros) => Number(euros.toFixed(2)) === euros, priceInvalid)
  .meta({ example: 24.5 })
const whole = (message: string) =>
  z.int(message).min(0, message).max(STORE_LIMITS.number, message).meta({ example: 12 })
const stock = whole(stockInvalid)
const productNumber = whole(productNumberInvalid)

/** An empty field of a form counts as missing. */
function orEmpty<T extends z.ZodType<unknown, string>>(field: T) {
  return z.union([z.literal('').transform(() => undefined), field]).optional()
}

/** Multipart (G-118); `addedBy` is dropped, as it is the admin's name whatever is sent. */
export const uploadItemBody = z.object({
  title,
  price: formNumber(price, priceInvalid),
  creator: creator.optional(),
  description: description.default(''),
  dateMade: orEmpty(dateMade),
  stock: orEmpty(formNumber(stock, stockInvalid)),
  size: size.default(''),
  merchType: merchType.default(''),
  productNumber: orEmpty(formNumber(productNumber, productNumberInvalid)),
  selected: formFlag.default(true),
  inGallery: formFlag.default(false),
})
export type UploadItemBody = z.output<typeof uploadItemBody>

/** JSON (G-68, G-118); `fileNames` orders the pictures. */
export const updateItemBody = z
  .object({
    title,
    creator: creator.refine((text) => text !== '', 'Creator is required.'),
    description,
    price,
    size,
    selected: z.boolean(),
    stock,
    merchType,
    productNumber: productNumber.nullable(),
    dateMade,
    inGallery: z.boolean(),
    fileNames: z.array(z.string()).max(STORE_LIMITS.pictures),
  })
  .partial()
export type UpdateItemBody = z.output<typeof updateItemBody>
