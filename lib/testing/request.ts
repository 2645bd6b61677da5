import type { RouteHandler } from '@/lib/http/define-route'

const ORIGIN = 'http://localhost:3000'

export type CallOptions = {
  method?: string
  headers?: Record<string, string>
  /** Sent as JSON, or as multipart where it is `FormData`. */
  body?: unknown
  params?: Record<string, string>
  signal?: AbortSignal
}

export function callRoute(
  handler: RouteHandler,
  path: string,
  { method = 'GET', headers = {}, body, params = {}, signal }: CallOptions = {},
): Promise<Response> {
  const isForm = body instanceof FormData
  const request = new Request(new URL(path, ORIGIN), {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  return handler(request, { params: Promise.resolve(params) })
}
