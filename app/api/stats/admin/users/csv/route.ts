import { exportUsers } from '@/lib/account/admin/list-users'
import { defineRoute, sends } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'admin',
  summary: 'The accounts as a file for spreadsheets.',
  answer: sends('text/csv'),
  run: ({ viewer }) => exportUsers(viewer),
})
