import type { ServerResponse } from 'node:http'
import { errorFamily } from '@/lib/http/error-family'

/** What this server says by itself, in the shape that the caller of the path expects (G-1). */
export function answerPlainly(
  response: ServerResponse,
  path: string,
  status: number,
  message: string,
): void {
  if (response.headersSent || response.destroyed) return void response.destroy()
  const isApi = path.startsWith('/api/')
  const json = isApi && errorFamily(path) !== 'text'
  const body = json ? JSON.stringify({ error: message, message }) : `${message}${isApi ? '' : '\n'}`
  response.statusCode = status
  response.setHeader('content-type', json ? 'application/json' : 'text/plain; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.setHeader('content-length', Buffer.byteLength(body))
  response.end(body)
}
