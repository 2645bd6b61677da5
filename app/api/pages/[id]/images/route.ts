import { defineRoute } from '@/lib/http/define-route'
import { uploadRates } from '@/lib/http/rate-limit'
import { OWN_PAGE_TEXTS } from '@/lib/own-pages/catalogue'
import { addPagePicture } from '@/lib/own-pages/pictures'
import { pageParams, pictureAddedAnswer } from '@/lib/own-pages/schema'

// G-142
export const POST = defineRoute({
  access: 'admin',
  summary: 'Adds a picture to the store of a page; the answer has its path for the text.',
  params: pageParams,
  upload: 'image',
  uploadRules: { missing: OWN_PAGE_TEXTS.pictureMissing },
  rates: ({ viewer }) => uploadRates(viewer),
  answer: pictureAddedAnswer,
  status: 201,
  run: ({ viewer, params, file }) => addPagePicture(viewer, params.id, file),
})
