import { randomUUID } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { errorResponse } from '@/lib/http/error-response'

export function notFoundRoute(request: Request): Response {
  const requestId = request.headers.get('x-request-id') ?? randomUUID()
  return errorResponse(new AppError('not_found'), 'error', requestId)
}
