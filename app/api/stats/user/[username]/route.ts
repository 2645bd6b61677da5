import { editUser } from '@/lib/account/admin/edit-user'
import { editUserBody, usernameParams } from '@/lib/account/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// PUT /api/stats/user/{username}: an admin's change to an account (S1 §7, G-102)
export const PUT = defineRoute({
  access: 'admin',
  summary: "Changes an account's name, emoji, e-mail address, role or permissions.",
  params: usernameParams,
  body: editUserBody,
  run: ({ viewer, params, body }) => editUser(viewer, params.username, body),
})
