import { createUser, inviteRates } from '@/lib/account/admin/create-user'
import { createUserBody, linkAnswer } from '@/lib/account/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

export const POST = defineRoute({
  access: 'admin',
  summary: 'Makes an account; the answer has the link by which its holder chooses a password.',
  body: createUserBody,
  answer: linkAnswer,
  status: 201,
  rates: ({ viewer }) => inviteRates(viewer.id),
  run: ({ viewer, body }) => createUser(viewer, body),
})
