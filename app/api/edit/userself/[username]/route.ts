import { requestDeletion } from '@/lib/account/deletion'
import { getSelf } from '@/lib/account/profile'
import { updateSelf } from '@/lib/account/profile-update'
import { deletion, selfAnswer, updateSelfBody, usernameParams } from '@/lib/account/profile/schema'
import { callerOf } from '@/lib/auth/identity'
import { defineRoute, sends } from '@/lib/http/define-route'
import { tokenReply } from '@/lib/http/reply'

// G-30
export const GET = defineRoute({
  access: 'user',
  summary: 'One’s own account; an admin may read any.',
  params: usernameParams,
  answer: selfAnswer,
  run: ({ viewer, params }) => getSelf(viewer, params.username),
})

// G-28, G-29
export const PUT = defineRoute({
  access: 'user',
  summary: 'Changes one’s own account; the answer is a new token as plain text.',
  params: usernameParams,
  body: updateSelfBody,
  answer: sends('text/plain'),
  run: async ({ identity, params, body }) =>
    tokenReply(await updateSelf(callerOf(identity), params.username, body)),
})

// G-18, G-39
export const DELETE = defineRoute({
  access: 'user',
  summary: 'Has one’s own account deleted in seven days.',
  params: usernameParams,
  answer: deletion,
  run: ({ identity, params }) => requestDeletion(callerOf(identity), params.username),
})
