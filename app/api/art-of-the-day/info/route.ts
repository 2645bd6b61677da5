import { getInfo } from '@/lib/aotd/info'
import { artInfo, pendingInfo } from '@/lib/aotd/schema'
import { defineRoute } from '@/lib/http/define-route'
import { jsonReply } from '@/lib/http/reply'

// G-54
export const GET = defineRoute({
  access: 'user',
  summary: "Today's completed art, or 202 with its status while there is none.",
  answer: artInfo,
  also: { 202: pendingInfo },
  errors: 'message',
  run: async ({ viewer }) => {
    const info = await getInfo(viewer)
    return 'title' in info ? info : jsonReply(info, { status: 202 })
  },
})
