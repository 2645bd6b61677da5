import { defineRoute, sendsFile } from '@/lib/http/define-route'
import { getBookFile } from '@/lib/year-book/books'
import { yearParams } from '@/lib/year-book/schema'

// G-61a
export const GET = defineRoute({
  access: 'user',
  summary: 'The PDF of one’s year.',
  params: yearParams,
  answer: sendsFile('application/pdf'),
  run: ({ viewer, params, ...request }) => getBookFile(viewer, params.year, request),
})
