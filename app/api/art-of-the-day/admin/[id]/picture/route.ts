import { getEntryPicture } from '@/lib/aotd/admin/entries'
import { artIdParams, pictureQuery } from '@/lib/aotd/admin/schema'
import { defineRoute, sendsFile } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'admin',
  summary: "An entry's picture at 700 px or small, also where it is unfinished or deleted.",
  params: artIdParams,
  query: pictureQuery,
  answer: sendsFile('image/webp'),
  errors: 'message',
  run: ({ viewer, params, query, ...request }) =>
    getEntryPicture(viewer, { ...params, ...query }, request),
})
