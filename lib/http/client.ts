import type { DefinedRoute, RouteAnswer, RouteBody } from '@/lib/http/route-spec'

/** An answer that is not a success, or none at all (`status` 0: the server was not reached). */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly body: unknown = null,
    /** Seconds to wait before another try, where the server said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }

  /** What the server says of each field, by its name. */
  get fields(): Record<string, string> {
    const fields = keyOf(this.body, 'fields')
    return fields !== null && typeof fields === 'object' ? (fields as Record<string, string>) : {}
  }

  /** What kind of refusal it is, where the text alone does not say, such as `REAUTH`. */
  get code(): string | null {
    const code = keyOf(this.body, 'code')
    return typeof code === 'string' ? code : null
  }

  /** What the server itself said; `fallback` where it said nothing, or was not reached. */
  messageOr(fallback: string): string {
    return messageOf(this.body) || fallback
  }
}

function keyOf(body: unknown, key: string): unknown {
  if (body === null || typeof body !== 'object') return null
  return Object.getOwnPropertyDescriptor(body, key)?.value ?? null
}

type CallOptions<R extends DefinedRoute> = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  signal?: AbortSignal
} & ([RouteBody<R>] extends [undefined] ? { body?: undefined } : { body: RouteBody<R> })

type CallArguments<R extends DefinedRoute> = [RouteBody<R>] extends [undefined]
  ? [options?: CallOptions<R>]
  : [options: CallOptions<R>]

/**
 * The browser's one way to call the site's own API, typed by the route: JSON or a form in; JSON,
 * text or a file out; the CSRF token in its header (G-5). Throws `ApiError` with the server's text.
 */
export async function callRoute<R extends DefinedRoute>(
  path: string,
  ...[options]: CallArguments<R>
): Promise<RouteAnswer<R>> {
  return readAnswer<R>(await send(path, options ?? {}))
}

async function send(
  path: string,
  { method = 'GET', body, signal }: { method?: string; body?: unknown; signal?: AbortSignal },
): Promise<Response> {
  const isForm = body instanceof FormData
  const isJson = body !== undefined && !isForm
  try {
    return await fetch(path, {
      method,
      headers: { ...csrfHeader(), ...(isJson && { 'content-type': 'application/json' }) },
      credentials: 'same-origin',
      ...(isForm && { body }),
      ...(isJson && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw unreached()
  }
}

/** The header that shows that a page of this site makes the call (G-5). */
export function csrfHeader(): Record<string, string> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return token ? { 'x-xsrf-token': token } : {}
}

export function unreached(): ApiError {
  return new ApiError(0, 'Failed to connect to the server.')
}

/** What a response holds for the caller of its route; throws `ApiError` where it is no success. */
export async function readAnswer<R extends DefinedRoute>(
  response: Response,
): Promise<RouteAnswer<R>> {
  if (!response.ok) throw toApiError(response, await response.text())
  return (await decode(response)) as RouteAnswer<R>
}

function decode(response: Response): Promise<unknown> | undefined | null {
  const type = response.headers.get('content-type') ?? ''
  if (response.status === 204) return undefined
  if (type.includes('json')) return response.text().then(parseJson)
  // A page is no answer of any route, but of something between here and the site.
  if (type.includes('html')) return null
  return type === '' || type.startsWith('text/plain') ? response.text() : response.blob()
}

function toApiError(response: Response, text: string): ApiError {
  const type = response.headers.get('content-type') ?? ''
  // A page is what something between here and the site says, and no message.
  const body = type.includes('json') ? parseJson(text) : type.includes('html') ? null : text
  const wait = Number(response.headers.get('retry-after')) || null
  return new ApiError(response.status, messageOf(body) || 'An unknown error occurred.', body, wait)
}

function messageOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (body === null || typeof body !== 'object') return ''
  const text = 'error' in body ? body.error : 'message' in body ? body.message : ''
  return typeof text === 'string' ? text : ''
}

/** The value of a JSON text, or null where it is not one; callers check what they were given. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
