import { defineRoute } from '@/lib/http/define-route'
import { likeRates, toggleLike } from '@/lib/store/likes'
import { itemParams, likeAnswer } from '@/lib/store/schema'

const like = {
  access: 'user',
  summary: 'Likes an item, or takes the like back.',
  params: itemParams,
  answer: likeAnswer,
  hasEffect: true,
} as const

// G-67, G-119
export const GET = defineRoute({
  ...like,
  rates: ({ viewer }) => likeRates(viewer),
  run: ({ viewer, params, ...call }) => toggleLike(viewer, params.id, call),
})

export const POST = defineRoute({
  ...like,
  rates: ({ viewer }) => likeRates(viewer),
  run: ({ viewer, params, ...call }) => toggleLike(viewer, params.id, call),
})
