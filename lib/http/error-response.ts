import { ERROR_FIELDS, writeErrorFields } from '@/lib/http/error-fields'
import { type AppError, toAppError } from '@/lib/errors'
import { waitText } from '@/lib/format'
import { logger } from '@/lib/logger'

/** Plain text, or JSON that clients read by `error` or by `message` (G-1). */
export type ErrorFamily = 'text' | 'error' | 'message'

const NO_STORE = { 'cache-control': 'no-store' }

/** Unknown errors are logged here, once, and answered without details (G-1). */
export function errorResponse(thrown: unknown, family: ErrorFamily, requestId: string): Response {
  const error = toAppError(thrown)
  if (error.status >= 500) logger().error({ requestId, err: error.cause ?? error }, error.message)
  const headers: Record<string, string> = { ...NO_STORE }
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter)
  if (family === 'text') {
    headers['content-type'] = 'text/plain; charset=utf-8'
    if (error.fields) headers[ERROR_FIELDS] = writeErrorFields(error.fields)
    return new Response(error.message, { status: error.status, headers })
  }
  return Response.json(errorBody(error), { status: error.status, headers })
}

function errorBody(error: AppError): Record<string, unknown> {
  return {
    ...error.extra,
    error: error.message,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    // A fixed text may not name the wait (G-152).
    ...(error.status === 429 && error.retryAfter && { wait: waitText(error.retryAfter) }),
  }
}
