import { z } from 'zod'
import { listAllUsers } from '@/lib/account/admin/list-users'
import { adminUser } from '@/lib/account/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-102
export const GET = defineRoute({
  access: 'admin',
  summary: 'All accounts, newest first.',
  answer: z.array(adminUser),
  run: ({ viewer }) => listAllUsers(viewer),
})
