import { serveCoffeeImage } from '@/lib/coffee/images'
import { pictureParams } from '@/lib/coffee/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

// G-10, G-84
export const GET = defineRoute({
  access: 'public',
  summary: 'A picture of a coffee.',
  params: pictureParams,
  answer: sendsFile('image/webp'),
  errors: 'message',
  run: ({ params, ...request }) => serveCoffeeImage(params.name, 'full', request),
})
