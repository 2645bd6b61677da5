import { defineRoute } from '@/lib/http/define-route'
import { readBook, startBook, yearBookRates } from '@/lib/year-book/books'
import { yearBook, yearParams } from '@/lib/year-book/schema'

// G-61a
export const GET = defineRoute({
  access: 'user',
  summary: 'How far the PDF of one’s year is.',
  params: yearParams,
  answer: yearBook,
  run: ({ viewer, params }) => readBook(viewer, params.year),
})

export const POST = defineRoute({
  access: 'user',
  summary: 'Makes the PDF of one’s year anew.',
  status: 202,
  params: yearParams,
  answer: yearBook,
  rates: ({ viewer }) => yearBookRates(viewer),
  run: ({ viewer, params }) => startBook(viewer, params.year),
})
