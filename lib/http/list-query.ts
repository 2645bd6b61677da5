import { z } from 'zod'

const CURSOR_RULE = 'Cursor must be one that a list gave.'

/** How many entries of a list are asked for (G-19a). */
export const limitField = z
  .string()
  .regex(/^([1-9]\d?|100)$/, 'Limit must be a whole number from 1 to 100.')
  .transform(Number)

/** The number of a page, from 1. */
export const pageField = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'Page must be a whole number from 1.')
  .transform(Number)

/** The `next` of the page before. */
export function cursorField(form: RegExp) {
  return z.string().regex(form, CURSOR_RULE)
}

/** Lists by time and id use it (time-cursor.ts). */
export const timeCursorField = cursorField(/^\d{1,14}-[0-9a-f]{24}$/)
