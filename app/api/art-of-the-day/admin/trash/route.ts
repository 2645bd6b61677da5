import { trashAnswer } from '@/lib/aotd/admin/schema'
import { listTrash } from '@/lib/aotd/admin/trash'
import { defineRoute } from '@/lib/http/define-route'

// G-19c
export const GET = defineRoute({
  access: 'admin',
  summary: 'Deleted art, the last deleted first, and how long it stays.',
  answer: trashAnswer,
  errors: 'message',
  run: async ({ viewer }) => ({ art: await listTrash(viewer) }),
})
