import { messageAnswer } from '@/lib/http/fields'
import { defineRoute } from '@/lib/http/define-route'
import { ORDER_TEXTS } from '@/lib/store/pre-orders/form'
import { changeOrder, deleteOrder } from '@/lib/store/pre-orders/change'
import { changeOrderBody, itemParams, preOrderRow } from '@/lib/store/schema'

// G-150
export const PATCH = defineRoute({
  access: 'admin',
  summary:
    'Changes state and note of an order, and mails a letter with it; 409 for an old revision.',
  params: itemParams,
  body: changeOrderBody,
  answer: preOrderRow,
  run: ({ viewer, params, body }) => changeOrder(viewer, params.id, body),
})

// G-150
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Deletes an order for good.',
  params: itemParams,
  answer: messageAnswer(ORDER_TEXTS.deleted),
  run: ({ viewer, params }) => deleteOrder(viewer, params.id),
})
