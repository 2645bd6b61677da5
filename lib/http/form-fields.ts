import { z } from 'zod'

/** A yes or no in a multipart form (G-19a); anything else is 400. */
export const formFlag = z
  .enum(['true', 'false', 'on', 'off', '1', '0'], 'Please choose yes or no.')
  .transform((value) => ['true', 'on', '1'].includes(value))

export function absentIfEmpty<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (value === '' ? undefined : value), field.optional())
}

/** A number in plain decimals in a multipart form (G-19a). */
export function formNumber<T extends z.ZodType<unknown, number>>(rule: T, message: string) {
  return z
    .string(message)
    .regex(/^\d{1,15}(\.\d{1,10})?$/, message)
    .transform(Number)
    .pipe(rule)
}
