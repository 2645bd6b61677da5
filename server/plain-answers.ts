import type { ServerResponse } from 'node:http'
import type { ErrorFamily } from '@/lib/http/error-response'

/** What this server says by itself, in the shape that the caller of the path expects (G-1). */
export function answerPlainly(
  response: ServerResponse,
  path: string,
  { status, message, family }: { status: number; message: string; family: ErrorFamily },
): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const isApi = path.startsWith('/api/')
  const json = isApi && family !== 'text'
  const body = json ? JSON.stringify({ error: message, message }) : `${message}${isApi ? '' : '\n'}`
  response.statusCode = status
  response.setHeader('content-type', json ? 'application/json' : 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}
