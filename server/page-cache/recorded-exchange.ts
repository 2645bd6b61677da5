import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { CLIENT_IP_HEADER } from '@/lib/http/client-ip'

export type Recorded = {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

export class RecordedResponse extends ServerResponse {
  #chunks: Buffer[] = []
  #end: () => void = () => {}
  /** Also where it was destroyed, as Next does with what it cannot render to its end. */
  readonly ended = new Promise<void>((resolve) => (this.#end = resolve))

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((part) => typeof part === 'object')
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value)
    return this
  }

  override flushHeaders(): void {}

  override write(chunk: string | Uint8Array, encoding?: unknown, callback?: unknown): boolean {
    this.#add(chunk, encoding)
    callLast(encoding, callback)
    return true
  }

  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) this.#add(chunk, encoding)
    // What Next asks for through `writableFinished`.
    this.finished = true
    this.#end()
    this.emit('finish')
    this.emit('close')
    callLast(chunk, encoding, callback)
    return this
  }

  override destroy(error?: Error): this {
    super.destroy(error)
    this.#end()
    return this
  }

  get recorded(): Recorded {
    const { statusCode: status } = this
    return { status, headers: this.getHeaders(), body: Buffer.concat(this.#chunks) }
  }

  #add(chunk: string | Uint8Array, encoding: unknown): void {
    const isText = typeof chunk === 'string'
    this.#chunks.push(
      isText
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk),
    )
  }
}

function callLast(...given: unknown[]): void {
  const callback = given.find((part) => typeof part === 'function')
  callback?.()
}

/** A request of the site itself: of nobody, from nowhere, for this address. */
export function recordedExchange(
  address: string,
  headers: Record<string, string>,
): { request: IncomingMessage; response: RecordedResponse } {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url: address, complete: true })
  Object.assign(request.headers, { host: 'localhost', [CLIENT_IP_HEADER]: '127.0.0.1', ...headers })
  request.push(null)
  return { request, response: new RecordedResponse(request) }
}
