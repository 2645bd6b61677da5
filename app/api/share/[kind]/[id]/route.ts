import { z } from 'zod'
import { defineRoute, sends } from '@/lib/http/define-route'
import { drawingRates } from '@/lib/media/drawing-rates'
import { getSharePicture } from '@/lib/site/share-pictures'

export const GET = defineRoute({
  access: 'public',
  summary: 'The picture of 1200 × 630 that link previews show.',
  toleratesBadToken: true,
  params: z.object({ kind: z.string(), id: z.string() }),
  answer: sends('image/png', 'image/jpeg'),
  rates: ({ ip }) => drawingRates(ip),
  run: ({ viewer, params, headers }) => getSharePicture(viewer, params, { headers }),
})
