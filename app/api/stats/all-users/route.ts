import { listAllUsers } from '@/lib/account/admin/list-users'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/stats/all-users: all accounts, newest first (S1 §7, G-102)
export const GET = defineRoute({
  access: 'admin',
  summary: 'All accounts, newest first.',
  run: () => listAllUsers(),
})
