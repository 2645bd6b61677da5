import type { IncomingMessage } from 'node:http'

/** Also without a declared length. Wraps `push`, so that the reader and its backpressure stay. */
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
