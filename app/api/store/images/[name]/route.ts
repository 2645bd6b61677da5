import { z } from 'zod'
import { defineRoute, sendsFile } from '@/lib/http/define-route'
import { getStoreImage } from '@/lib/store/pictures'

// G-66
export const GET = defineRoute({
  access: 'public',
  summary: 'A picture of a listed item; for admins of any item.',
  params: z.object({ name: z.string() }),
  answer: sendsFile('image/webp'),
  run: ({ viewer, params, ...request }) => getStoreImage(viewer, params.name, request),
})
