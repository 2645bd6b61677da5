import { apiDocument } from '@/lib/http/api-document'
import { defineRoute } from '@/lib/http/define-route'

// GET /api/openapi.json: all calls as an OpenAPI 3.1 document, made from their declarations
export const GET = defineRoute({
  access: 'public',
  summary: 'All calls of the site as an OpenAPI 3.1 document.',
  toleratesBadToken: true,
  run: apiDocument,
})
