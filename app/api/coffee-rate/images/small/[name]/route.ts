import { serveCoffeeImage } from '@/lib/coffee/images'
import { pictureParams } from '@/lib/coffee/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

// G-10, G-84
export const GET = defineRoute({
  access: 'public',
  summary: 'The picture with this name, at most 720 px wide.',
  params: pictureParams,
  answer: sendsFile('image/webp'),
  errors: 'message',
  run: ({ params, ...request }) => serveCoffeeImage(params.name, 'small', request),
})
