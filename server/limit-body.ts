import type { IncomingMessage } from 'node:http'

/**
 * Counts a request's body as it comes in, also where no length was declared, and calls `onExceed`
 * once when it passes `limit` bytes. It watches what the parser hands over, so that the body is
 * still read by whoever wants it and no sooner than they do.
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
