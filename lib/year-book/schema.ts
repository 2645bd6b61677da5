import { z } from 'zod'
import { count } from '@/lib/http/fields'
import type { PersonSection } from '@/lib/site/schema'
import { BOOK_STATES, YEAR_BOOK_TEXTS } from '@/lib/year-book/catalogue'

export const yearParams = z.object({
  year: z.coerce.number(YEAR_BOOK_TEXTS.year).int(YEAR_BOOK_TEXTS.year).min(2000).max(9999),
})

export const yearBook = z.object({ state: z.enum(BOOK_STATES), done: count, total: count })
export type YearBook = z.infer<typeof yearBook>

/** What a member did in a year, oldest first, and who that is. */
export type Year = { name: string; year: number; sections: readonly PersonSection[] }
export type ReadYear = (userId: string, year: number) => Promise<Year>
