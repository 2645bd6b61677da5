import {
  ERROR_FIELDS,
  type ErrorFields,
  errorFieldsOf,
  readErrorFields,
} from '@/lib/http/error-fields'
import { proxyRefusal } from '@/lib/http/proxy-answer'
import type { DefinedRoute, RouteAnswer } from '@/lib/http/route-spec'
import { parseJson } from '@/lib/json-fields'

/** Every call that needs a session may refuse with it (G-2). */
const LOG_IN_FIRST = 'Please log in.'

export type Conflicts = Record<string, { sent: unknown; stored: unknown }>

/** A response that is no success; `status` 0 means that the server was not reached. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly body: unknown = null,
    readonly retryAfter: number | null = null,
    /** A proxy in front of the site answered, which `message` says. */
    readonly isFromProxy = false,
    /** Its keys are field names (G-1). */
    readonly fields: ErrorFields = errorFieldsOf(keyOf(body, 'fields')),
  ) {
    super(message)
  }

  /** Not set by a wrong password, which is a 401 too. */
  get endsSession(): boolean {
    return this.status === 401 && this.message === LOG_IN_FIRST
  }

  get code(): string | null {
    const code = keyOf(this.body, 'code')
    return typeof code === 'string' ? code : null
  }

  /** The server's text, or `fallback` where it sent none. */
  messageOr(fallback: string): string {
    if (this.isFromProxy) return this.message
    return messageOf(this.body) || fallback
  }
}

function keyOf(body: unknown, key: string): unknown {
  if (body === null || typeof body !== 'object') return null
  return Object.getOwnPropertyDescriptor(body, key)?.value ?? null
}

export type CallOptions = {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/** Sends JSON or a form, throws `ApiError`; `callRoute` checks the types of what is sent. */
export async function callAddress<R extends DefinedRoute>(
  path: string,
  options: CallOptions = {},
): Promise<RouteAnswer<R>> {
  return readAnswer<R>(await send(path, options))
}

/** It adds the CSRF header (G-5), and throws `ApiError` if the server is not reached. */
export async function send(
  path: string,
  { method = 'GET', headers, body, signal }: CallOptions,
): Promise<Response> {
  const isForm = body instanceof FormData
  const isJson = body !== undefined && !isForm
  try {
    return await fetch(path, {
      method,
      headers: {
        ...csrfHeader(),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
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

export function csrfHeader(): Record<string, string> {
  const token = /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1]
  return token ? { 'x-xsrf-token': token } : {}
}

export function unreached(): ApiError {
  return new ApiError(0, 'Failed to connect to the server.')
}

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
  // HTML comes from a proxy, never from a route.
  if (type.includes('html')) return null
  return type === '' || type.startsWith('text/plain') ? response.text() : response.blob()
}

function toApiError(response: Response, answer: string): ApiError {
  const type = response.headers.get('content-type') ?? ''
  const body = type.includes('json') ? parseJson(answer) : type.includes('html') ? null : answer
  const wait = Number(response.headers.get('retry-after')) || null
  const message = messageOf(body)
  const refusal = proxyRefusal({ response, type, text: message })
  if (refusal !== null) return new ApiError(response.status, refusal, null, wait, true)
  const text = message || 'An unknown error occurred.'
  const fields =
    typeof body === 'string' ? readErrorFields(response.headers.get(ERROR_FIELDS)) : undefined
  return new ApiError(response.status, text, body, wait, false, fields)
}

function messageOf(body: unknown): string {
  if (typeof body === 'string') return body
  if (body === null || typeof body !== 'object') return ''
  const text = 'error' in body ? body.error : 'message' in body ? body.message : ''
  return typeof text === 'string' ? text : ''
}
