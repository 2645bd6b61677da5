import { editUser } from '@/lib/account/admin/edit-user'
import { adminUser, editUserBody, usernameParams } from '@/lib/account/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-102
export const PUT = defineRoute({
  access: 'admin',
  summary: "Changes an account's name, emoji, e-mail address, role or permissions.",
  params: usernameParams,
  body: editUserBody,
  answer: adminUser,
  run: ({ viewer, params, body, ip }) => editUser(viewer, params.username, body, ip),
})
