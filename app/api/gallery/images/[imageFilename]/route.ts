import { getPicture } from '@/lib/gallery/picture'
import { pictureParams } from '@/lib/gallery/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

// G-64, G-114
export const GET = defineRoute({
  access: 'public',
  summary: 'The picture of a piece, in full or small; a hidden one for signed-in viewers alone.',
  params: pictureParams,
  answer: sendsFile('image/webp'),
  run: ({ viewer, params, ...request }) => getPicture(viewer, params.imageFilename, request),
})
