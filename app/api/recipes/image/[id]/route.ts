import { COOKBOOK_TEXTS } from '@/lib/cookbook/catalogue'
import { addPicture } from '@/lib/cookbook/editing/pictures'
import { pictureAddedAnswer, recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'

// G-73, G-124
export const POST = defineRoute({
  access: 'chef',
  summary: 'Adds a picture to a recipe, after the others; 409 for the 11th and for a second copy.',
  errors: 'message',
  params: recipeParams,
  upload: 'image',
  uploadRules: { missing: COOKBOOK_TEXTS.pictureMissing },
  rates: ({ viewer }) => uploadRates(viewer),
  answer: pictureAddedAnswer,
  status: 201,
  run: ({ viewer, params, file }) => addPicture(viewer, params.id, file),
})
