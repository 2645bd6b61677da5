import { getBadgeImage } from '@/lib/badges/image'
import { codeParams } from '@/lib/badges/schema'
import { defineRoute, sends } from '@/lib/http/define-route'

// G-98
export const GET = defineRoute({
  access: 'admin',
  summary: 'The picture of a badge, as members see it.',
  params: codeParams,
  answer: sends('image/png'),
  run: ({ params, ...request }) => getBadgeImage(params.code, request),
})
