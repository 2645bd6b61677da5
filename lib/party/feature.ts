import { defineFeature } from '@/lib/define-feature'
import { PingDayModel } from '@/models/ping-day'

/** Its pages are hidden, so it lists none of them (G-105, G-107). */
export const party = defineFeature({
  name: 'party',
  kind: 'content',
  part: {
    name: 'party',
    paths: ['/party', '/api/party', '/api/ping'],
  },
  models: [PingDayModel],
})
