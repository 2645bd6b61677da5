import { removePicture } from '@/lib/cookbook/editing/pictures'
import { getRecipeImage } from '@/lib/cookbook/pictures'
import { pictureDeletedAnswer, recipePictureParams } from '@/lib/cookbook/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

// G-73, G-123
export const GET = defineRoute({
  access: 'public',
  summary: 'A picture of a recipe, in full or small, or of one of its makes.',
  errors: 'message',
  params: recipePictureParams,
  answer: sendsFile('image/webp'),
  run: ({ viewer, params, ...request }) => getRecipeImage(viewer, params, request),
})

// G-73
export const DELETE = defineRoute({
  access: 'chef',
  summary: 'Removes a picture from a recipe.',
  errors: 'message',
  params: recipePictureParams,
  answer: pictureDeletedAnswer,
  run: ({ viewer, params }) => removePicture(viewer, params),
})
