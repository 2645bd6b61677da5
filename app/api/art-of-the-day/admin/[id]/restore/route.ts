import { adminArt, artIdParams } from '@/lib/aotd/admin/schema'
import { restoreArt } from '@/lib/aotd/admin/trash'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings deleted art back, unless its day has other art by now.',
  params: artIdParams,
  answer: adminArt,
  errors: 'message',
  run: ({ viewer, params }) => restoreArt(viewer, params.id),
})
