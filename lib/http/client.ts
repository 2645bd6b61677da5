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

export type ApiOptions = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  expect?: 'json' | 'text' | 'blob'
  signal?: AbortSignal
}

/**
 * The browser's one way to call the site's own API: JSON in; JSON, text or a file out; the CSRF
 * token in its header (G-5). Throws `ApiError` with the server's text.
 */
export async function apiFetch<T>(path: string, options: ApiOptions = {}): Promise<T> {
  const response = await send(path, options)
  if (response.ok && options.expect === 'blob') return (await response.blob()) as T
  const text = await response.text()
  if (!response.ok) throw toApiError(response, text)
  return (options.expect === 'text' ? text : parseJson(text)) as T
}

async function send(path: string, { method = 'GET', body, signal }: ApiOptions) {
  const headers: Record<string, string> = {}
  const csrf = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  if (csrf) headers['x-xsrf-token'] = csrf
  if (body !== undefined) headers['content-type'] = 'application/json'
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, 'Failed to connect to the server.')
  }
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
