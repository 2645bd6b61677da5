import { awardBadge, revokeBadge } from '@/lib/badges/admin/award'
import { awardBody, awardedAnswer, revokedAnswer } from '@/lib/badges/admin/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-132
export const POST = defineRoute({
  access: 'admin',
  summary: 'Gives a badge by hand, with a reason.',
  body: awardBody,
  answer: awardedAnswer,
  run: ({ viewer, body }) => awardBadge(viewer, body),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Takes a badge from a member, with a reason; no rule gives it again.',
  body: awardBody,
  answer: revokedAnswer,
  run: ({ viewer, body }) => revokeBadge(viewer, body),
})
