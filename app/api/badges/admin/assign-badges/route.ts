import { assignAnswer } from '@/lib/badges/schema'
import { defineRoute } from '@/lib/http/define-route'
import { assignBadges } from '@/lib/badges/assign'
import { readCounters } from '@/lib/site-stats/read-counters'

const assign = {
  access: 'admin',
  summary: 'Gives all members the badges that they have earned, and lists what they hold.',
  answer: assignAnswer,
  hasEffect: true,
} as const

// G-96, G-113
export const GET = defineRoute({
  ...assign,
  run: ({ viewer, ...call }) => assignBadges(viewer, readCounters, call),
})

export const POST = defineRoute({
  ...assign,
  run: ({ viewer, ...call }) => assignBadges(viewer, readCounters, call),
})
