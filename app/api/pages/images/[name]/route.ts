import { defineRoute, sendsFile } from '@/lib/http/define-route'
import { getPagePicture } from '@/lib/own-pages/pictures'
import { pagePictureParams } from '@/lib/own-pages/schema'

// G-142
export const GET = defineRoute({
  access: 'public',
  summary: 'A picture of a page that the caller sees.',
  params: pagePictureParams,
  answer: sendsFile('image/webp'),
  run: ({ viewer, params, ...request }) => getPagePicture(viewer, params.name, request),
})
