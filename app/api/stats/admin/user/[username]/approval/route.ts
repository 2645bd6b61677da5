import { approveSignUp } from '@/lib/account/admin/approval'
import { usernameParams } from '@/lib/account/admin/schema'
import { messageAnswer } from '@/lib/http/fields'
import { defineRoute } from '@/lib/http/define-route'
import { refuseSignUp } from '@/lib/site/deletions'

// G-165
export const POST = defineRoute({
  access: 'admin',
  summary: 'Approves a sign-up that waits.',
  params: usernameParams,
  answer: messageAnswer('The account is open.'),
  run: async ({ viewer, params }) => {
    await approveSignUp(viewer, params.username)
    return { message: 'The account is open.' }
  },
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Refuses a sign-up that waits, and deletes the account.',
  params: usernameParams,
  answer: messageAnswer('The account is deleted.'),
  run: async ({ viewer, params }) => {
    await refuseSignUp(viewer, params.username)
    return { message: 'The account is deleted.' }
  },
})
