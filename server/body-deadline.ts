import type { IncomingMessage, ServerResponse } from 'node:http'

/** Enough for a file over a slow connection. */
const UPLOAD_MS = 120_000
const BODY_MS = 15_000

/** A client that sends byte by byte must not hold its connection and the reader of the body. */
export function bodyDeadline(
  request: IncomingMessage,
  response: ServerResponse,
  onLate: () => void,
): void {
  const { headers } = request
  const hasBody = Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding']
  if (!hasBody) return
  const isUpload = /^multipart\//i.test(headers['content-type'] ?? '')
  const timer = setTimeout(() => request.complete || onLate(), isUpload ? UPLOAD_MS : BODY_MS)
  response.once('close', () => clearTimeout(timer))
}
