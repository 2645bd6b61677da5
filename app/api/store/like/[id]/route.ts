import { defineRoute } from '@/lib/http/define-route'
import { likeRates, toggleLike } from '@/lib/store/likes'
import { itemParams, likeAnswer } from '@/lib/store/schema'

// G-67, G-119
const like = defineRoute({
  access: 'user',
  summary: 'Likes an item, or takes the like back.',
  params: itemParams,
  answer: likeAnswer,
  hasEffect: true,
  rates: ({ viewer }) => likeRates(viewer),
  run: ({ viewer, params, ...call }) => toggleLike(viewer, params.id, call),
})

export { like as GET, like as POST }
