import { defineRoute } from '@/lib/http/define-route'
import { updateItemBody, itemParams, storeItem } from '@/lib/store/schema'
import { updateItem } from '@/lib/store/admin/items'

// G-68, G-118
export const PATCH = defineRoute({
  access: 'admin',
  summary: 'Changes the fields that are sent; `fileNames` orders the pictures.',
  params: itemParams,
  body: updateItemBody,
  answer: storeItem,
  run: ({ viewer, params, body }) => updateItem(viewer, params.id, body),
})
