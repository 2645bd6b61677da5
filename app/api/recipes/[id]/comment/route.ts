import { MAKE_TEXTS } from '@/lib/cookbook/makes/catalogue'
import { makeRates, postMake } from '@/lib/cookbook/makes/post-make'
import { make, makeBody } from '@/lib/cookbook/makes/schema'
import { recipeParams } from '@/lib/cookbook/schema'
import { defineRoute } from '@/lib/http/define-route'

// G-74, G-123
export const POST = defineRoute({
  access: 'user',
  summary: 'Posts a make of a recipe: a comment with a photo, which waits for the owner.',
  errors: 'text',
  params: recipeParams,
  upload: 'image',
  uploadRules: { missing: MAKE_TEXTS.incomplete },
  body: makeBody,
  rates: ({ viewer }) => makeRates(viewer),
  answer: make,
  status: 201,
  run: ({ viewer, params, body, file, ip }) =>
    postMake(viewer, { recipeId: params.id, body, file, ip }),
})
