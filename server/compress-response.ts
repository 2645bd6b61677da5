import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type zlib from 'node:zlib'
import { isCompressible } from './content-types'
import { chooseEncoding, flushEncoder, SMALLEST, startEncoder } from './encoder'
import type { PageError } from '@/lib/pages/page-errors'
import { answerFailure } from './plain-answers'
import { isPagePath, pathOf } from './request-path'

type Encoder = zlib.BrotliCompress | zlib.Gzip
type Callback = (error?: Error | null) => void

/** Undecided until the first bytes are written: then status and headers are final. */
type State =
  | { kind: 'undecided'; held: Buffer[]; size: number }
  | { kind: 'plain' }
  | { kind: 'encoded'; encoder: Encoder }
  | { kind: 'done' }

type CompressOptions = {
  request: IncomingMessage
  response: ServerResponse
  isMissing?: () => boolean
  /** Changes a page, which is sent whole then. */
  rewrite?: ((page: string) => string) | undefined
  /** Why a failed page is to be answered with 503; null for a defect of the site. */
  findFailure: () => PageError | null
}

/** Compresses as a stream; a page that failed for a passing reason becomes a plain 503. */
export function compressResponse({
  request,
  response,
  findFailure,
  isMissing,
  rewrite,
}: CompressOptions): void {
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  const flushHeaders = response.flushHeaders.bind(response)
  const writeHead = response.writeHead.bind(response)
  const isPage = isPagePath(pathOf(request))
  let state: State = { kind: 'undecided', held: [], size: 0 }

  /** Sends the plain 503 where it replaces the app's response; returns whether it did. */
  function replaceFailure(): boolean {
    if (response.statusCode === 200 && isMissing?.()) response.statusCode = 404
    if (!isPage || response.statusCode !== 500) return false
    const failure = findFailure()
    if (!failure) return false
    state = { kind: 'done' }
    answerFailure(response, failure, end)
    return true
  }

  function isRewritten(): boolean {
    return rewrite !== undefined && /^text\/html/.test(String(response.getHeader('content-type')))
  }

  function begin(held: Buffer[]): void {
    const encoding = chooseEncoding(request, response)
    if (!encoding) {
      state = { kind: 'plain' }
      for (const chunk of held) write(chunk)
      return
    }
    const encoder = startEncoder(encoding, response)
    state = { kind: 'encoded', encoder }
    connect(encoder)
    for (const chunk of held) encoder.write(chunk)
  }

  function connect(encoder: Encoder): void {
    const resume = () => {
      if (response.writableNeedDrain) response.once('drain', resume)
      else encoder.resume()
    }
    encoder.on('data', (chunk: Buffer) => {
      if (write(chunk)) return
      encoder.pause()
      response.once('drain', resume)
    })
    encoder.on('drain', () => response.emit('drain'))
    encoder.on('end', () => end())
    encoder.on('error', () => response.destroy())
    response.once('close', () => encoder.destroy())
  }

  function hold(chunk: Buffer, state: State & { kind: 'undecided' }): void {
    state.held.push(chunk)
    state.size += chunk.length
    if (isRewritten()) return
    if (state.size >= SMALLEST) begin(state.held)
    else if (state.held.length === 1) setImmediate(() => stopHolding())
  }

  /** The app pauses its output: what it has written is sent. */
  function stopHolding(): void {
    if (state.kind !== 'undecided' || response.destroyed) return
    begin(state.held)
    methods.flush()
  }

  const methods = {
    writeHead(status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) {
      // Node calls this itself with the first bytes.
      if (state.kind !== 'undecided') return writeHead(status)
      response.statusCode = status
      const headers = rest.find((part) => typeof part === 'object')
      for (const [name, value] of Object.entries(headers ?? {})) {
        if (value !== undefined) response.setHeader(name, value)
      }
      return response
    },

    flushHeaders() {
      if (state.kind !== 'undecided') return
      // A response that may be short, compressed or replaced waits for its first bytes.
      const type = String(response.getHeader('content-type') ?? '')
      if (isCompressible(type) || response.statusCode === 500) return
      state = { kind: 'plain' }
      flushHeaders()
    },

    flush() {
      if (state.kind === 'encoded') flushEncoder(state.encoder)
    },

    write(chunk: string | Uint8Array, encoding?: BufferEncoding | Callback, callback?: Callback) {
      const done = typeof encoding === 'function' ? encoding : callback
      const bytes = toBuffer(chunk, encoding)
      if (state.kind === 'undecided' && !replaceFailure()) {
        hold(bytes, state)
        done?.(null)
        return true
      }
      if (state.kind === 'plain') return write(bytes, done)
      if (state.kind === 'encoded') return state.encoder.write(bytes, done)
      done?.(null)
      return true
    },

    end(
      chunk?: string | Uint8Array | Callback,
      encoding?: BufferEncoding | Callback,
      callback?: Callback,
    ) {
      const done = [chunk, encoding, callback].find((part) => typeof part === 'function')
      if (done) response.once('finish', () => done())
      if (state.kind === 'done' || (state.kind === 'undecided' && replaceFailure())) return response
      const last = chunk && typeof chunk !== 'function' ? [toBuffer(chunk, encoding)] : []
      if (state.kind === 'undecided') {
        const whole = rewritten(Buffer.concat([...state.held, ...last]))
        if (whole.length >= SMALLEST) begin([whole])
        else endSmall(whole)
      } else if (last[0]) {
        if (state.kind === 'encoded') state.encoder.write(last[0])
        else write(last[0])
      }
      if (state.kind === 'encoded') state.encoder.end()
      else if (state.kind === 'plain') end()
      state = state.kind === 'encoded' ? state : { kind: 'done' }
      return response
    },
  }

  function rewritten(whole: Buffer): Buffer {
    if (!rewrite || !isRewritten()) return whole
    response.removeHeader('content-length')
    return Buffer.from(rewrite(whole.toString()))
  }

  function endSmall(whole: Buffer): void {
    chooseEncoding(request, response)
    const bodyless = request.method === 'HEAD' || [204, 304].includes(response.statusCode)
    if (!bodyless) response.setHeader('content-length', whole.length)
    state = { kind: 'done' }
    end(whole)
  }

  Object.assign(response, methods)
}

function toBuffer(chunk: string | Uint8Array, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
}
