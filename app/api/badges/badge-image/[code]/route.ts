import { getBadgeImage } from '@/lib/badges/image'
import { codeParams } from '@/lib/badges/schema'
import { defineRoute, sends } from '@/lib/http/define-route'

// G-98, G-133
export const GET = defineRoute({
  access: 'user',
  summary: 'The picture of a badge, or a medal that is drawn from its code.',
  params: codeParams,
  answer: sends('image/png'),
  run: ({ params, ...request }) => getBadgeImage(params.code, request),
})
