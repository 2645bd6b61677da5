import { notFoundRoute } from '@/lib/http/not-found'

// Any path under /api that no other file answers
export {
  notFoundRoute as GET,
  notFoundRoute as POST,
  notFoundRoute as PUT,
  notFoundRoute as PATCH,
  notFoundRoute as DELETE,
}
