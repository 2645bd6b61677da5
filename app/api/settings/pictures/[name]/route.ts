import { defineRoute, sends } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'
import { removeSitePicture, serveSitePicture, setSitePicture } from '@/lib/settings/pictures'
import { pictureFile, sitePictureAnswer, sitePictureParams } from '@/lib/settings/schema'

export const GET = defineRoute({
  access: 'public',
  summary: 'A picture of the site itself, by its file name: logo, icon or share picture.',
  params: pictureFile,
  answer: sends('image/png'),
  run: ({ params, ...request }) => serveSitePicture(params.name, request),
})

// G-140
export const POST = defineRoute({
  access: 'admin',
  summary: 'Replaces the logo, the icon or the share picture of the site.',
  params: sitePictureParams,
  upload: 'picture',
  rates: ({ viewer }) => uploadRates(viewer),
  answer: sitePictureAnswer,
  run: ({ viewer, params, file }) => setSitePicture(viewer, params.name, file),
})

export const DELETE = defineRoute({
  access: 'admin',
  summary: 'Takes the site’s own picture of this name away.',
  params: sitePictureParams,
  answer: sitePictureAnswer,
  run: ({ viewer, params }) => removeSitePicture(viewer, params.name),
})
