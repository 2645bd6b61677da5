import { defineRoute } from '@/lib/http/define-route'
import { listReply } from '@/lib/http/reply'
import { listIconNames } from '@/lib/icons/icons'
import { iconNames } from '@/lib/icons/schema'

// G-99, G-133
export const GET = defineRoute({
  access: 'public',
  summary: 'The names of all icons, built-in and uploaded.',
  answer: iconNames,
  cache: {},
  run: async ({ headers }) => listReply(await listIconNames(), { headers }),
})
