import { exportBadges } from '@/lib/badges/admin/export-badges'
import { defineRoute, sends } from '@/lib/http/define-route'

// G-97
export const GET = defineRoute({
  access: 'admin',
  summary: 'All badges as a CSV file that can be uploaded again.',
  answer: sends('text/csv'),
  run: ({ viewer }) => exportBadges(viewer),
})
