import { listAdminBadges } from '@/lib/badges/admin/edit-badge'
import { adminBadges } from '@/lib/badges/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'admin',
  summary: 'All badges, most points first, with how many members hold each.',
  answer: adminBadges,
  run: ({ viewer }) => listAdminBadges(viewer),
})
