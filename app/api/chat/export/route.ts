import { exportChat } from '@/lib/chat/history'
import { exportQuery } from '@/lib/chat/schema'
import { defineRoute, sends } from '@/lib/http/define-route'

// G-130
export const GET = defineRoute({
  access: 'public',
  summary: 'One’s whole chat as a file, in JSON or as text.',
  query: exportQuery,
  answer: sends('application/json', 'text/plain'),
  run: ({ query, ...caller }) => exportChat(caller, query.format),
})
