import { z } from 'zod'

export const pageViewBody = z.object({
  path: z.string('Path must be a text.').max(200, 'Path is too long.').meta({ example: '/about' }),
})

export type DayViews = { day: string; count: number }

export type PageViews = {
  /** Null for all pages together. */
  path: string | null
  days: DayViews[]
  total: number
}
