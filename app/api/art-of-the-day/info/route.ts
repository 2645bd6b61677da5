import { getInfo } from '@/lib/aotd/info'
import { defineRoute } from '@/lib/http/define-route'
import { Reply } from '@/lib/http/reply'

// GET /api/art-of-the-day/info: today's completed art, or 202 with its status (S2 §7, G-54)
export const GET = defineRoute({
  access: 'user',
  summary: "Today's completed art, or 202 with its status while there is none.",
  run: async ({ viewer }) => {
    const info = await getInfo(viewer)
    if ('title' in info) return info
    const headers = { 'content-type': 'application/json' }
    return new Reply(JSON.stringify(info), { status: 202, headers })
  },
})
