import { defineRoute } from '@/lib/http/define-route'
import { restorePage } from '@/lib/own-pages/admin/pages'
import { ownPage, pageParams } from '@/lib/own-pages/schema'

// G-19c
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings a deleted page back; 409 where its address is in use again.',
  params: pageParams,
  answer: ownPage,
  run: ({ viewer, params }) => restorePage(viewer, params.id),
})
