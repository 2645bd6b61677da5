import { keepAccount } from '@/lib/account/deletion'
import { defineRoute, noContent } from '@/lib/http/define-route'

// G-39
export const POST = defineRoute({
  access: 'user',
  summary: 'Keeps an account that was about to be deleted.',
  answer: noContent,
  run: ({ viewer }) => keepAccount(viewer),
})
