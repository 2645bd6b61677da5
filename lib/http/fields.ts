import { z } from 'zod'

export const instant = z.iso.datetime().meta({ example: '2026-03-10T12:00:00.000Z' })

export const day = z.iso.date().meta({ example: '2026-03-10' })

export const count = z.int().min(0).meta({ example: 3 })

export const username = z.string().meta({ example: 'anna' })

export const emoji = z.string().meta({ example: '🌊' })

export const documentId = z.string().meta({ example: '65ed3f0a1c9d440000a1b2c3' })

export const pictureName = z.string().meta({ example: '0123456789abcdef0123456789abcdef.webp' })

export function messageAnswer(example: string) {
  return z.object({ message: z.string().meta({ example }) })
}

const CURSOR_RULE = 'Cursor must be one that a list gave.'

/** How many entries of a list are asked for (G-19a). */
export const limitField = z
  .string()
  .regex(/^([1-9]\d?|100)$/, 'Limit must be a whole number from 1 to 100.')
  .transform(Number)

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
