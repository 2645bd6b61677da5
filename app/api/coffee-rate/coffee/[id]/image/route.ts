import { COFFEE_ADMIN_TEXTS } from '@/lib/coffee/admin/catalogue'
import { getCoffeeImage, putCoffeePicture } from '@/lib/coffee/images'
import { coffeeParams, imageAnswer } from '@/lib/coffee/schema'
import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'

// G-84
export const GET = defineRoute({
  access: 'public',
  summary: 'The address of a coffee’s picture; 404 where it has none.',
  params: coffeeParams,
  answer: imageAnswer,
  errors: 'message',
  run: ({ params }) => getCoffeeImage(params.id),
})

// G-84
export const POST = defineRoute({
  access: 'admin',
  summary: 'Sets the picture of a coffee in place of the one it has.',
  params: coffeeParams,
  upload: 'image',
  uploadRules: { missing: COFFEE_ADMIN_TEXTS.imageMissing },
  rates: ({ viewer }) => uploadRates(viewer),
  answer: imageAnswer,
  status: 201,
  errors: 'message',
  run: ({ viewer, params, file }) => putCoffeePicture(viewer, params.id, file),
})
