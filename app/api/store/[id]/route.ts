import { messageAnswer } from '@/lib/http/fields'
import { defineRoute } from '@/lib/http/define-route'
import { STORE_ADMIN_TEXTS } from '@/lib/store/admin/catalogue'
import { deleteItem } from '@/lib/store/admin/items'
import { itemParams } from '@/lib/store/schema'

// G-18, G-118
export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Moves an item to the trash for 30 days.',
  params: itemParams,
  answer: messageAnswer(STORE_ADMIN_TEXTS.deleted),
  run: ({ viewer, params }) => deleteItem(viewer, params.id),
})
