import type { IncomingMessage } from 'node:http'

/**
 * Asks `mayPass` for each piece of a body, by its bytes, before the reader gets it; others are
 * dropped. It wraps `push`, so that the reader and its backpressure stay.
 */
export function tapBody(request: IncomingMessage, mayPass: (bytes: number) => boolean): void {
  const push = request.push.bind(request)
  request.push = (chunk: unknown, encoding?: BufferEncoding) =>
    !Buffer.isBuffer(chunk) || mayPass(chunk.length) ? push(chunk, encoding) : true
}
