import { defineRoute, sends } from '@/lib/http/define-route'
import { exportPreOrders } from '@/lib/store/pre-orders/list'

// G-120
export const GET = defineRoute({
  access: 'admin',
  summary: 'The confirmed pre-orders as a file for spreadsheets.',
  answer: sends('text/csv'),
  run: ({ viewer }) => exportPreOrders(viewer),
})
