import { listUserStats } from '@/lib/account/admin/user-stats'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/stats/users: what each member made of the site (S1 §7, G-100)
export const GET = defineRoute({
  access: 'admin',
  summary: 'What each member made of the site.',
  run: () => listUserStats(),
})
