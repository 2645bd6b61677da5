import type { ServerResponse } from 'node:http'
import type { PageError } from '@/lib/pages/page-errors'
import { ERROR_FIELDS, writeErrorFields } from '@/lib/http/error-fields'
import type { ErrorFamily } from '@/lib/http/error-response'
import { FALLBACK_POLICY, fallbackPage } from './fallback-page'
import { isPagePath } from './request-path'

export type PlainAnswer = {
  status: number
  message: string
  fields?: Record<string, string>
  retryAfter?: number
}

/** What this server says by itself, in the shape that the caller of the path expects (G-1). */
export function answerPlainly(
  response: ServerResponse,
  path: string,
  { status, message, fields, family, retryAfter }: PlainAnswer & { family: ErrorFamily },
): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const isPage = isPagePath(path)
  if (isPage && (status === 429 || status === 503)) {
    return sendPage(response, { status, text: message, retryAfter })
  }
  const json = !isPage && family !== 'text'
  const body = json
    ? JSON.stringify({ error: message, message, ...(fields && { fields }) })
    : `${message}${isPage ? '\n' : ''}`
  if (fields && family === 'text') response.setHeader(ERROR_FIELDS, writeErrorFields(fields))
  const type = json ? 'application/json' : 'text/plain; charset=utf-8'
  send(response, { status, type, body, retryAfter })
}

/** 503 for a failure that passes, else 500. `end` is the original method. */
export function answerFailure(
  response: ServerResponse,
  failure: PageError | null,
  end?: (body: string) => void,
): void {
  if (!failure) return sendPage(response, { status: 500 }, end)
  sendPage(response, { status: 503, text: failure.text, retryAfter: 2 }, end)
}

type PageAnswer = { status: 429 | 500 | 503; text?: string | null; retryAfter?: number }

function sendPage(
  response: ServerResponse,
  { status, text, retryAfter }: PageAnswer,
  end?: (body: string) => void,
): void {
  for (const name of ['content-encoding', 'etag', 'link', 'transfer-encoding']) {
    response.removeHeader(name)
  }
  response.setHeader('content-security-policy', FALLBACK_POLICY)
  const body = fallbackPage(status, text)
  send(response, { status, type: 'text/html; charset=utf-8', body, retryAfter }, end)
}

type Sent = { status: number; type: string; body: string; retryAfter?: number }

function send(
  response: ServerResponse,
  { status, type, body, retryAfter }: Sent,
  end: (body: string) => void = (whole) => response.end(whole),
): void {
  response.statusCode = status
  response.setHeader('content-type', type)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-length', Buffer.byteLength(body))
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  end(body)
}
