import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const SENTENCES: Record<number, string> = {
  400: 'Bad request.',
  408: 'The request took too long.',
  431: 'The request headers are too large.',
}
/** The time that a refused client has to read the response. */
const LINGER_MS = 500

/** Answers in plain text, as the path of a malformed request is unknown; then closes. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || socket.writableEnded) return
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  // A second response would be read as the body of the first.
  if (socket.bytesWritten > 0 && hasOpenResponse(socket)) return void socket.destroy()
  const status = statusOf(error.code)
  const body = `${SENTENCES[status]}\n`
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: text/plain; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

function statusOf(code: string | undefined): 400 | 408 | 431 {
  if (code === 'HPE_HEADER_OVERFLOW') return 431
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
}

/** Node keeps the current response on its socket. */
function hasOpenResponse(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }) {
  return socket._httpMessage?.headersSent ?? false
}
