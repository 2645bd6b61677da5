import { defineRoute } from '@/lib/http/define-route'
import { listPreOrders } from '@/lib/store/pre-orders/list'
import { preOrderRows } from '@/lib/store/schema'

// G-120
export const GET = defineRoute({
  access: 'admin',
  summary: 'Who waits for which item, newest first.',
  answer: preOrderRows,
  run: ({ viewer }) => listPreOrders(viewer),
})
