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

export async function callRoute(
  handler: RouteHandler,
  path: string,
  { method = 'GET', headers = {}, body, params = {}, signal }: CallOptions = {},
): Promise<Response> {
  const message = body === undefined ? undefined : encode(body)
  const request = new Request(new URL(path, ORIGIN), {
    method,
    headers: { ...Object.fromEntries(message?.headers ?? []), ...headers },
    body: await message?.arrayBuffer(),
    ...(signal && { signal }),
  })
  return handler(request, { params: Promise.resolve(params) })
}

/** Bytes; Node 24 throws where nobody catches it if a route stops reading a form that is a stream. */
function encode(body: unknown): Response {
  return body instanceof FormData ? new Response(body) : Response.json(body)
}
