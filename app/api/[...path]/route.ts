import { notFoundRoute } from '@/lib/http/not-found'

export {
  notFoundRoute as GET,
  notFoundRoute as POST,
  notFoundRoute as PUT,
  notFoundRoute as PATCH,
  notFoundRoute as DELETE,
}
