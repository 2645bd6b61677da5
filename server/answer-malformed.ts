import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

const SENTENCES: Record<number, string> = {
  400: 'Bad request.',
  408: 'The request took too long.',
  431: 'The request headers are too large.',
}
/** How long a client that was refused may take to read why. */
const LINGER_MS = 500

/**
 * Answers what is no whole request: malformed, too slow or with headers that are too large. There
 * is no path to go by, so this is plain text; the connection ends with it.
 */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || socket.writableEnded) return
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  // In the middle of an answer another one would be taken for its body.
  if (socket.bytesWritten > 0 && hasOpenAnswer(socket)) return void socket.destroy()
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

/** Node keeps the answer that is under way on its socket. */
function hasOpenAnswer(socket: Socket & { _httpMessage?: { headersSent: boolean } | null }) {
  return socket._httpMessage?.headersSent ?? false
}
