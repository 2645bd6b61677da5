import { keepAccount } from '@/lib/account/deletion'
import { defineRoute } from '@/lib/http/define-route'

// POST /api/edit/keep-account: takes the request for deletion back (G-39)
export const POST = defineRoute({
  access: 'user',
  summary: 'Keeps an account that was about to be deleted.',
  status: 204,
  run: ({ viewer }) => keepAccount(viewer),
})
