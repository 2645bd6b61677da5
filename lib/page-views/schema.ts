import { z } from 'zod'

/** POST /api/page-view: the path of the page that was opened, without what follows it. */
export const pageViewBody = z.object({
  path: z.string('Path must be a text.').max(200, 'Path is too long.').meta({ example: '/about' }),
})

/** How often pages were opened on a day. */
export type DayViews = { day: string; count: number }
