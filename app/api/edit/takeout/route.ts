import { callerOf } from '@/lib/account/reauth'
import { takeOutData } from '@/lib/account/take-out'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/edit/takeout: all that is kept of oneself, as a zip (G-39); it is told of by mail
export const GET = defineRoute({
  access: 'user',
  summary: 'All that is kept of oneself, as a zip.',
  produces: 'application/zip',
  hasEffect: true,
  run: ({ identity, signal }) => takeOutData(callerOf(identity), signal),
})
