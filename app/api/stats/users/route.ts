import { z } from 'zod'
import { userStats } from '@/lib/account/admin/schema'
import { defineRoute } from '@/lib/http/define-route'
import { listUserStats } from '@/lib/site-stats/user-stats'

// G-100
export const GET = defineRoute({
  access: 'admin',
  summary: 'What each member made of the site.',
  answer: z.array(userStats),
  run: ({ viewer }) => listUserStats(viewer),
})
