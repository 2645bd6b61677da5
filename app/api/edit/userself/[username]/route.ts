import { requestDeletion } from '@/lib/account/deletion'
import { getSelf } from '@/lib/account/profile'
import { updateSelf } from '@/lib/account/profile-update'
import { callerOf } from '@/lib/account/reauth'
import { defineRoute } from '@/lib/http/define-route'
import { tokenReply } from '@/lib/http/reply'
import { updateSelfBody, usernameParams } from '@/lib/account/profile/schema'

// GET /api/edit/userself/{username}: the account, for its owner and admins (S1 §7, G-30)
export const GET = defineRoute({
  access: 'user',
  summary: 'One’s own account; an admin may read any.',
  params: usernameParams,
  run: ({ viewer, params }) => getSelf(viewer, params.username),
})

// PUT /api/edit/userself/{username}: changes one's own account; a new token (S1 §7, G-28, G-29)
export const PUT = defineRoute({
  access: 'user',
  summary: 'Changes one’s own account; the answer is a new token as plain text.',
  produces: 'text/plain',
  params: usernameParams,
  body: updateSelfBody,
  run: async ({ identity, params, body }) =>
    tokenReply(await updateSelf(callerOf(identity), params.username, body)),
})

// DELETE /api/edit/userself/{username}: has one's own account deleted in seven days (G-18, G-39)
export const DELETE = defineRoute({
  access: 'user',
  summary: 'Has one’s own account deleted in seven days.',
  params: usernameParams,
  run: ({ identity, params }) => requestDeletion(callerOf(identity), params.username),
})
