import { apiDocument, apiDocumentAnswer } from '@/lib/http/api-document'
import { defineRoute } from '@/lib/http/define-route'

export const GET = defineRoute({
  access: 'public',
  summary: 'All calls of the site as an OpenAPI 3.1 document.',
  toleratesBadToken: true,
  answer: apiDocumentAnswer,
  cache: { isStatic: true },
  run: apiDocument,
})
