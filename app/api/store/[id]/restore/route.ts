import { defineRoute } from '@/lib/http/define-route'
import { restoreItem } from '@/lib/store/admin/items'
import { itemParams, storeItem } from '@/lib/store/schema'

// G-19c
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings a deleted item back; 409 where its product number is in use again.',
  params: itemParams,
  answer: storeItem,
  run: ({ viewer, params }) => restoreItem(viewer, params.id),
})
