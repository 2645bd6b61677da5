import { usernameParams } from '@/lib/account/admin/schema'
import { deleteUser, keepUser } from '@/lib/account/deletion'
import { deletion } from '@/lib/account/profile/schema'
import { defineRoute, noContent } from '@/lib/http/define-route'

// G-39
export const POST = defineRoute({
  access: 'admin',
  summary: 'Deletes an account after the notice period that members have.',
  params: usernameParams,
  answer: deletion,
  run: ({ viewer, params }) => deleteUser(viewer, params.username),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Keeps an account that would be deleted.',
  params: usernameParams,
  answer: noContent,
  run: ({ viewer, params }) => keepUser(viewer, params.username),
})
