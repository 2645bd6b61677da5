import { deleteMake } from '@/lib/cookbook/makes/decide'
import { makeDeletedAnswer, makeParams } from '@/lib/cookbook/makes/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-75
export const DELETE = defineRoute({
  access: 'user',
  summary: 'Deletes a make: an admin any, its author while it waits.',
  errors: 'message',
  params: makeParams,
  answer: makeDeletedAnswer,
  run: ({ viewer, params }) => deleteMake(viewer, params),
})
