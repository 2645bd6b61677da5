import { confirmMake } from '@/lib/cookbook/makes/decide'
import { makeConfirmedAnswer, makeParams } from '@/lib/cookbook/makes/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-75
export const PUT = defineRoute({
  access: 'admin',
  summary: 'Confirms a make, so that everybody sees it; again is no error.',
  errors: 'message',
  params: makeParams,
  answer: makeConfirmedAnswer,
  run: ({ viewer, params }) => confirmMake(viewer, params),
})
