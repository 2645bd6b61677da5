import { restoreMake } from '@/lib/cookbook/makes/decide'
import { makeParams, makeRestoredAnswer } from '@/lib/cookbook/makes/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-19c
export const POST = defineRoute({
  access: 'admin',
  summary: 'Brings a deleted make back, as it was.',
  errors: 'message',
  params: makeParams,
  answer: makeRestoredAnswer,
  run: ({ viewer, params }) => restoreMake(viewer, params),
})
