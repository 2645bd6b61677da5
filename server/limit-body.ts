import type { IncomingMessage } from 'node:http'

/**
 * Counts a request's body as it arrives, also without a declared length, and calls `onExceed` once
 * when it exceeds `limit` bytes. It wraps `push`, so that the body is still read by its own reader
 * and with its backpressure.
 */
export function limitBody(request: IncomingMessage, limit: number, onExceed: () => void): void {
  const push = request.push.bind(request)
  let size = 0
  let exceeded = false
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (exceeded && chunk !== null) return false
    size += Buffer.isBuffer(chunk) ? chunk.length : 0
    if (size > limit) {
      exceeded = true
      onExceed()
      return false
    }
    return push(chunk, encoding)
  }
}
